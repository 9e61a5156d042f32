/**
 * Everything that may move a verdict after `decideEffect`, in the order in which it applies. `explain` prints which of them did, and
 * `npm run -s trials -- verdicts --without ID` switches one off.
 */
import type { Evidence } from '../../model/comparison.js';
import { median } from '../../stats/averages.js';
import { hasFewRequests } from '../quantities/observe.js';
import type { Model } from '../model/effects/model.js';
import { common } from '../model/settings.js';
import type { Row } from '../quantities/table.js';
import type { JudgedMetric } from './judge-metric.js';
import type { Claim } from './judge-rows.js';

type Verdict = Evidence['verdict'];
type Reason = Evidence['reason'];

/** Moves a verdict, by what is asked about it. */
interface Exception<Question, Moved extends Verdict> {
  readonly id: string;
  readonly from: readonly Moved[];
  readonly verdict: Moved;
  readonly reason?: Reason | ((question: Question) => Reason);
  /** Why it exists, as `explain` says it. */
  readonly why: string;
  readonly when: (question: Question) => boolean;
}

/** The verdict that one group supports for one row. */
interface ClaimQuestion extends Claim {
  readonly model: Model;
}

/** The verdict of a finding, which also depends on the other rows. */
interface FindingQuestion {
  readonly judged: JudgedMetric;
  /** Index of the comparison, and its row in the model. */
  readonly index: number;
  readonly row: number;
  /** Whether it only waits for other labels of its load test. */
  readonly isWaiting: boolean;
  /** Whether it lost slowly over several runs. */
  readonly isDrifting: boolean;
  /** Whether it is beyond the floor (floor.ts). */
  readonly isBeyondFloor: boolean;
}

export const claimExceptions: Exception<ClaimQuestion, DecidedVerdict>[] = [
  {
    id: 'one-past-run',
    from: ['regression'],
    verdict: 'suspect',
    why: 'One past run does not show how much a case varies: 9.8 % of unchanged runs would fail. Nor do at most five runs whose level later ones left.',
    when: ({ model, row }) => {
      const { runs = 0, comparison } = model.fit.table.rows[row] ?? {};
      const { segments, runs: past = [] } = comparison?.past ?? {};
      // The newest runs are not of the level, and all before them are few.
      const left = past.slice((segments?.lastIndexOf(0) ?? past.length) + 1);
      return runs < 2 || (left.length > 0 && new Set(past).size - new Set(left).size <= common.runsOfMachine);
    },
  },
  {
    id: 'not-measured-worse',
    from: ['regression'],
    verdict: 'suspect',
    why: 'Only the comparison with the rest of the run says that it got worse; the measured number did not.',
    when: ({ model, row }) => (model.deviation[row] ?? 0) <= common.ownShare * (model.fit.table.rows[row]?.band ?? 0),
  },
];

const isShort = ({ judged, row }: FindingQuestion): boolean => (judged.merged.table.rows[row]?.runs ?? 0) < 2;
const bandOf = ({ judged, row }: FindingQuestion): number => judged.merged.table.rows[row]?.band ?? 0;

/** Whether only a change so large is found that a pass would say nothing. */
function isBlunt(question: FindingQuestion): boolean {
  const { bands, reach } = common.unstable;
  return (question.judged.verdicts[question.row]?.ownLimit ?? 0) > Math.max(bands * bandOf(question), reach);
}

/** A throughput above this multiple of the usual one counts only if errors were recorded. */
const believableFactor = 3;

function areErrorsDoubtful({ metric: { id }, table }: JudgedMetric, index: number): boolean {
  const { comparison } = table.rows[index] as Row;
  const isRecorded = comparison.candidateMeasurements.some(({ metrics }) => metrics['errorPercent'] !== undefined);
  const isUnbelievable =
    id === 'throughput' && median(comparison.candidate) > believableFactor * median(comparison.past.values);
  return comparison.hasDoubtfulErrors === true || (isUnbelievable && !isRecorded);
}

export const findingExceptions: Exception<FindingQuestion, Verdict>[] = [
  {
    id: 'waits',
    from: ['regression', 'suspect', 'improvement', 'pass'],
    verdict: 'pass',
    reason: 'coupled',
    why: 'Users of a closed loop wait for another label, which is new, gone, slower or faster.',
    when: ({ isWaiting }) => isWaiting,
  },
  {
    id: 'fast-failures',
    from: ['improvement'],
    verdict: 'inconclusive',
    reason: 'doubtful-errors',
    why: 'Failed requests are fast, so no improvement is reported while the error rate is in doubt.',
    when: ({ judged, index }) => areErrorsDoubtful(judged, index),
  },
  {
    id: 'below-floor',
    from: ['regression', 'suspect'],
    verdict: 'pass',
    reason: 'within-noise',
    why: 'Only what is beyond the floor can fail: its past runs were as bad, or the loss is hardly larger than its band.',
    when: ({ isBeyondFloor }) => !isBeyondFloor,
  },
  {
    id: 'drift',
    from: ['pass', 'inconclusive'],
    verdict: 'suspect',
    reason: 'drift',
    why: 'A slow loss adds up over runs of which none shows it.',
    when: ({ isDrifting }) => isDrifting,
  },
  {
    id: 'too-noisy',
    from: ['pass'],
    verdict: 'inconclusive',
    reason: (question) => {
      const { table, metric } = question.judged;
      if (isShort(question)) return 'short-history';
      return hasFewRequests((table.rows[question.index] as Row).comparison, metric) ? 'few-samples' : 'too-noisy';
    },
    why: 'The limit is so wide that a pass would say nothing.',
    when: (question) => {
      if (question.isWaiting || !isBlunt(question)) return false;
      const { effect = 0 } = question.judged.verdicts[question.row] ?? {};
      // One past run cannot bound a change, so a value measured within the band counts as unchanged.
      const loss = question.judged.model.deviation[question.row] ?? 0;
      const isCalm = isShort(question) && Math.max(effect, loss) <= bandOf(question);
      return !isCalm;
    },
  },
  {
    id: 'floor',
    from: ['pass', 'inconclusive', 'improvement'],
    verdict: 'suspect',
    reason: 'single-run',
    why: 'It was measured beyond its band and worse than its past runs; only the model says whether noise explains it.',
    when: ({ isBeyondFloor, isWaiting }) => isBeyondFloor && !isWaiting,
  },
];

/** The verdict, its reason if an exception gives one, and the exceptions that moved it. */
export function moveVerdict<Question, Moved extends Verdict>(
  list: readonly Exception<Question, Moved>[],
  first: Moved,
  question: Question,
) {
  let verdict = first;
  let reason: Reason | undefined;
  const exceptions: string[] = [];
  for (const exception of list) {
    if (!exception.from.includes(verdict) || !exception.when(question)) continue;
    verdict = exception.verdict;
    reason = typeof exception.reason === 'function' ? exception.reason(question) : exception.reason;
    exceptions.push(exception.id);
  }
  return { verdict, reason, exceptions };
}

export type DecidedVerdict = 'pass' | 'improvement' | 'suspect' | 'regression';

/** Higher = more severe. */
export const severity = { pass: 0, improvement: 0, suspect: 1, regression: 2 } as const satisfies Record<
  DecidedVerdict,
  number
>;

/**
 * The only place that turns an effect and its probability into a verdict. A larger effect is never judged milder: it cannot come
 * back within the band, and its probability falls.
 *
 * @param effect as a logarithm, larger = worse
 * @param band the change that the configuration tolerates, as a logarithm
 * @param probability that noise alone causes such an effect, one-sided, after multiplicity
 * @param fails the probability below which a run fails
 */
export function decideEffect(
  { effect, band, probability }: { readonly effect: number; readonly band: number; readonly probability: number },
  fails: number,
): DecidedVerdict {
  if (!(Math.abs(effect) > band)) return 'pass';
  // A gain of as many percent is larger than a loss, as a logarithm.
  if (effect < 0) return probability <= common.shows && effect < Math.log(2 - Math.exp(band)) ? 'improvement' : 'pass';
  return probability < fails ? 'regression' : 'pass';
}
