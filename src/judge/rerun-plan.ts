/** Selects the cases to measure again: the suspects, and others that show how the machine shifted in the second run. */
import { groupBy } from '../lang/objects.js';
import type { CaseName, Finding, Rerun } from '../model/documents.js';

/** With fewer controls, the shift of a second run cannot be estimated. */
const minControls = 3;

/**
 * Declared controls come first; if there are fewer than three, the quietest unchanged cases of scenarios without a suspect
 * are added. Inconclusive cases are not measured again: otherwise every sixth unchanged run would have to be repeated
 * (docs/method.md). Neither are slow losses, because another run would not settle them.
 */
export function planRerun(findings: readonly Finding[]): Rerun {
  const cases = [...groupBy(findings, (finding) => finding.case.key).values()].flatMap(toCandidate);
  const suspects = cases.filter(({ isSuspect }) => isSuspect);
  if (suspects.length === 0) return { suspects: [], controls: [] };
  const suspected = new Set(suspects.map(({ name }) => name.scenario));
  const declared = quietest(cases.filter(({ isControl, noise }) => isControl && noise !== undefined));
  const others = quietest(
    cases.filter(
      ({ name, isControl, isCalm, noise }) =>
        !isControl && isCalm && noise !== undefined && !suspected.has(name.scenario),
    ),
  );
  return {
    suspects: suspects.map(({ name }) => name),
    controls: [...declared, ...others].slice(0, minControls).map(({ name }) => name),
  };
}

interface Candidate {
  readonly name: CaseName;
  readonly isControl: boolean;
  readonly isSuspect: boolean;
  /** Whether none of its metrics is worse, better or not judged. */
  readonly isCalm: boolean;
  /** The largest noise of its judged metrics in percent; undefined if it was not measured or no noise is known. */
  readonly noise: number | undefined;
}

function toCandidate(findings: readonly Finding[]): readonly Candidate[] {
  const [first] = findings;
  if (first === undefined) return [];
  const judged = findings.filter(
    ({ gated, control, objective }) => (gated || control === true) && objective === undefined,
  );
  const noises = judged.flatMap(({ noise, candidate }) =>
    noise?.percent === undefined || candidate === undefined ? [] : [noise.percent],
  );
  return [
    {
      name: first.case,
      isControl: judged.some(({ control }) => control === true),
      isSuspect: judged.some(({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift'),
      isCalm: judged.every(({ verdict }) => verdict === 'pass'),
      noise: noises.length === 0 ? undefined : Math.max(...noises),
    },
  ];
}

const quietest = (cases: readonly Candidate[]): readonly Candidate[] =>
  cases.toSorted((a, b) => (a.noise ?? 0) - (b.noise ?? 0) || (a.name.key < b.name.key ? -1 : 1));
