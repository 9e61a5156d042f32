/** The state of each case, and the metrics that caused it. */
import { groupBy } from '../../lang/objects.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { isUnseen } from '../../model/unseen.js';
import type { CaseName, Finding, Verdict } from '../../model/documents.js';

/** The states of a case, worst first. tolerated: worse, but the configuration does not fail on it. */
export const states = [
  'failing',
  'tolerated',
  'suspect',
  'waived',
  'unjudged',
  'better',
  'new',
  'retired',
  'same',
] as const;
export type State = (typeof states)[number];

export interface CaseState {
  readonly name: CaseName;
  readonly state: State;
  readonly kind: Kind;
  /** The gated findings that have this state, in the order of the report. */
  readonly moved: readonly Finding[];
  /** All gated findings of the case. */
  readonly findings: readonly Finding[];
}

/** Every case with a gated metric, by key: the order of the findings does not matter. */
export function findCaseStates(findings: readonly Finding[]): readonly CaseState[] {
  const gated = findings.filter((finding) => finding.gated || finding.reason === 'retired');
  return [...groupBy(gated, (finding) => finding.case.key).values()]
    .flatMap(findCaseState)
    .sort((a, b) => compareCodeUnits(a.name.key, b.name.key));
}

function findCaseState(unsorted: readonly Finding[]): readonly CaseState[] {
  const findings = unsorted.toSorted(
    (a, b) => compareCodeUnits(a.metric, b.metric) || compareCodeUnits(a.objective ?? '', b.objective ?? ''),
  );
  const [first] = findings;
  if (first === undefined) return [];
  const found = findings.map(findState);
  // A case with a baseline is not new, even if one of its metrics is.
  const isCompared = found.includes('same');
  const state = states.find((one) => found.includes(one) && !(one === 'new' && isCompared)) ?? 'same';
  const moved = findings.filter((_, i) => found[i] === state);
  const kinds = new Set(moved.map(classifyFinding));
  const kind = kindOrder.find((candidate) => kinds.has(candidate)) ?? 'moved';
  const ofKind = moved.filter((finding) => classifyFinding(finding) === kind);
  return [{ name: first.case, state, kind, moved: ofKind, findings }];
}

/** Where the configuration does not fail on it. */
const stateOf: Readonly<Record<Verdict, State>> = {
  regression: 'tolerated',
  missing: 'tolerated',
  invalid: 'tolerated',
  suspect: 'suspect',
  inconclusive: 'unjudged',
  waived: 'waived',
  improvement: 'better',
  new: 'new',
  pass: 'same',
};

function findState({ verdict, reason, fails, baseline }: Finding): State {
  if (reason === 'retired') return 'retired';
  if (fails === true) return 'failing';
  return verdict === 'invalid' && baseline === undefined ? 'unjudged' : stateOf[verdict];
}

/** Worst first. Cases of different kinds are never in one group. drift: a slow loss over several runs. */
export const kindOrder = ['errors', 'moved', 'drift', 'objective', 'missing', 'lacking', 'unseen', 'invalid'] as const;
export type Kind = (typeof kindOrder)[number];

/** The way in which a finding is worse. Not for findings that pass. */
export function classifyFinding(finding: Finding): Kind {
  if (findDrift(finding) !== undefined) return 'drift';
  if (finding.verdict === 'invalid') return 'invalid';
  if (finding.verdict === 'missing') return finding.reason === 'no-candidate' ? 'missing' : 'lacking';
  if (finding.objective !== undefined) return 'objective';
  if (isUnseen(finding)) return 'unseen';
  if (finding.metric === 'errorPercent') return 'errors';
  return 'moved';
}

/** The slow loss that alone makes a finding a suspect. The change of its run says nothing about it. */
export const findDrift = ({ reason, drift }: Finding): Finding['drift'] => (reason === 'drift' ? drift : undefined);
