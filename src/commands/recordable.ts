/** What may become a baseline, and in what form the history keeps it. */
import { metricPolicyFinder, type Policy } from '../config/policy.js';
import { toCourse } from '../history/course.js';
import type { Candidate } from '../input/candidate.js';
import { nameCase } from '../cases/names.js';
import { selectUsable } from '../compare/usable-values.js';
import { groupBy, defined } from '../lang/objects.js';
import { metricById } from '../metrics/index.js';
import { readErrorPercent } from '../metrics/values.js';
import type { Finding, Measurement, Problem, Provenance } from '../model/documents.js';
import type { ComparedCase, PastMeasurement } from '../model/run.js';

/** Histograms are omitted and timelines shortened: they would make up most of a repository. */
export const toEntries = (measurements: readonly Measurement[], provenance: Provenance): readonly PastMeasurement[] =>
  measurements.map(({ histogram, timeline, transaction, ...measurement }) => ({
    measurement: keepFewErrors({ ...measurement, ...(timeline && { course: toCourse(timeline) }) }),
    provenance,
  }));

type Judged = Pick<Finding, 'case' | 'metric' | 'gated' | 'verdict'>;

/** What a run shows without a past: values that were not recorded, and errors beyond the cap. */
export function judgeAlone(measurements: readonly Measurement[], policy: Policy) {
  const cases = [...groupBy(measurements, (measurement) => nameCase(measurement).key).values()].map(
    (candidate): ComparedCase => ({
      case: nameCase(candidate[0] as Measurement),
      candidate,
      history: [],
      baseline: 'history',
      isControl: false,
      otherEnvironment: false,
    }),
  );
  const findings = cases.flatMap((one): readonly Judged[] => {
    const findPolicy = metricPolicyFinder(policy, one.case);
    const ids = new Set(one.candidate.flatMap(({ metrics }) => Object.keys(metrics)));
    return [...ids].flatMap((id) => {
      const metric = policy.metrics.byId.get(id);
      const found = metric && selectUsable(one, metric, findPolicy(metric))?.settled;
      return found ? [{ case: one.case, metric: id, gated: findPolicy(metric).gated, verdict: found.verdict }] : [];
    });
  });
  return { cases, findings };
}

/**
 * The names of the measured cases that must not become a baseline, each with the reason.
 *
 * @param isPast whether the run is one of a history, whose errors are taken as given: without its bad runs, its usual ones would fail
 */
export function findRefusals(
  { findings, cases }: { readonly findings: readonly Judged[]; readonly cases: readonly ComparedCase[] },
  { sources, problems }: { readonly sources?: Candidate['sources']; readonly problems: readonly Problem[] },
  policy: Policy,
  isPast = false,
): ReadonlyMap<string, string> {
  const findingsByCase = groupBy(findings, (finding) => finding.case.key);
  const partialFiles = new Set(
    problems.filter(({ withholds }) => withholds === 'test' || withholds === 'record').map(({ file }) => file),
  );
  const isPartial = (compared: ComparedCase): boolean =>
    compared.candidate.some((measurement) => sources?.get(measurement)?.some(({ file }) => partialFiles.has(file)));
  return new Map(
    cases
      .filter((compared) => compared.candidate.length > 0)
      .flatMap((compared): readonly (readonly [string, string])[] => {
        const { key } = compared.case;
        const reason = isPartial(compared)
          ? 'its result is partial'
          : findReasonAgainst(compared, findingsByCase.get(key) ?? [], isPast ? undefined : policy);
        return reason === undefined ? [] : [[key, reason]];
      }),
  );
}

/** The reason why a case must not become a baseline; undefined if there is none. @param policy if its errors count */
function findReasonAgainst(compared: ComparedCase, findings: readonly Judged[], policy?: Policy): string | undefined {
  const errorPercent = metricById.get('errorPercent');
  const cap = errorPercent && policy && metricPolicyFinder(policy, compared.case)(errorPercent).cap;
  const errors = Math.max(...compared.candidate.map(readErrorPercent));
  const ofErrors = findings.find(({ metric }) => metric === 'errorPercent')?.verdict;
  const isOver = cap !== undefined && errors > cap && ofErrors !== 'pass';
  if (policy && (ofErrors === 'regression' || isOver)) return `it failed: ${errors.toFixed(2)} % errors`;
  const broken = findings.find(({ gated, verdict }) => gated && (verdict === 'invalid' || verdict === 'missing'));
  if (broken?.verdict === 'invalid') return `it is invalid: ${broken.metric} was not recorded`;
  return broken === undefined ? undefined : `it is partial: ${broken.metric} is missing`;
}

/** A history has thousands of lines, so each line keeps only a few errors. */
const mostErrors = 3;

/** The measurement with its most common errors; the others are only counted. */
function keepFewErrors({ errors, otherErrors = 0, ...measurement }: Measurement): Measurement {
  if (errors === undefined) return { ...measurement, ...(otherErrors > 0 ? { otherErrors } : {}) };
  const others = errors.slice(mostErrors).reduce((sum, { count }) => sum + count, otherErrors);
  return {
    ...measurement,
    errors: errors.slice(0, mostErrors),
    ...defined({ otherErrors: others > 0 ? others : undefined }),
  };
}
