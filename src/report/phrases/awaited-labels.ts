/** Labels that users wait for, or no longer wait for: what they do to the throughput of their loop. */
import { formatCount, joinWithAnd } from '../../lang/list.js';
import { formatSize } from '../../lang/format-number.js';
import { loadTestKey } from '../../cases/names.js';
import { areEquallyFrequent } from '../../compare/loops.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Report, RunShift } from '../../model/documents.js';
import { median } from '../../stats/median.js';
import { findMetric, metricName, type FormatName } from './words.js';

type Labels = NonNullable<RunShift['labels']>;

const mostLabels = 3;

/**
 * "Throughput −12 % in both load tests: users wait for Pay, which got slower."
 *
 * @param labels those that explain the shift
 * @param judged the findings of its metric
 */
export function describeLabels(shift: RunShift, labels: Labels, judged: readonly Finding[], named: FormatName): string {
  const cases = judged.map((finding) => finding.case);
  const tests = new Set(cases.map(loadTestKey)).size;
  const where = tests < 2 ? '' : tests === 2 ? ' in both load tests' : ` in all ${formatCount(tests, 'load test')}`;
  const isOneScenario = new Set(cases.map(({ scenario }) => scenario)).size < 2;
  const names = labels.map(({ scenario, label }) =>
    isOneScenario ? named(label) : `${named(scenario)} / ${named(label)}`,
  );
  const all = listLabels(names, String);
  const metric = metricName(shift, named);
  return `${metric.charAt(0).toUpperCase()}${metric.slice(1)} ${formatSize(shift.percent)}${where}: ${describeWait(shift, labels, all)}.`;
}

function describeWait(shift: RunShift, labels: Labels, all: string): string {
  const isOne = labels.length === 1;
  if (isLoss(shift))
    return `users wait for ${all}, which ${!labels.every((label) => label.new) ? 'got slower' : isOne ? 'is new' : 'are new'}`;
  return shift.labels === undefined
    ? `users no longer wait for ${all}, which ${isOne ? 'was' : 'were'} not measured`
    : `users wait less for ${all}, which got faster`;
}

/** The throughput of cases that follows from other labels of their load tests. */
export interface Waiting {
  /** The labels that got slower or faster. */
  readonly labels: readonly string[];
  /** The change of throughput of each case that follows, in percent. */
  readonly sizes: readonly number[];
  readonly isSlower: boolean;
}

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 other cases." */
export function describeWaiting(waiting: Waiting, named: FormatName): string {
  const { sizes } = waiting;
  const cause = describeWaitCause(waiting, named);
  return `${cause.charAt(0).toUpperCase()}${cause.slice(1)}: throughput ${formatRange(sizes)} in ${formatCount(sizes.length, 'other case')}.`;
}

/** "−22 to −19 %". */
export function formatRange(percents: readonly number[]): string {
  const [low, high] = [formatSize(Math.min(...percents)), formatSize(Math.max(...percents))];
  return low === high ? low : `${low.replace(/ %$/, '')} to ${high}`;
}

/** "users wait for GET /search, which got slower". */
export const describeWaitCause = ({ labels, isSlower }: Omit<Waiting, 'sizes'>, named: FormatName): string =>
  isSlower
    ? `users wait for ${listLabels(labels, named)}, which got slower`
    : `users wait less for ${listLabels(labels, named)}, which got faster`;

export function listLabels(labels: readonly string[], named: FormatName): string {
  const names = labels.map(named);
  return names.length <= mostLabels
    ? joinWithAnd(names)
    : `${names.slice(0, mostLabels).join(', ')} and ${String(names.length - mostLabels)} more`;
}

const isLoss = ({ metric, percent }: RunShift): boolean =>
  findMetric({ metric }).better === 'higher' ? percent < 0 : percent > 0;

/**
 * The labels that every load test lacks and that explain its gain of throughput: they were requested as often as the others
 * until the run before. Only removed labels can be missing in a complete run.
 */
export function findRemovedLabels({ metric, percent }: RunShift, { findings }: Report): Labels {
  if (metric !== 'throughput' || percent <= 0) return [];
  const tests = groupBy(
    findings.filter((finding) => finding.metric === metric && finding.baseline !== undefined),
    (finding) => loadTestKey(finding.case),
  );
  const found = new Map<string, Labels[number]>();
  for (const test of tests.values()) {
    const measured = test.filter(({ gated, candidate }) => gated && candidate !== undefined);
    if (measured.length === 0) continue;
    const usual = median(measured.map(({ baseline }) => baseline?.value ?? NaN));
    const runs = median(measured.map(({ baseline }) => baseline?.runs ?? NaN));
    const gone = test.filter(
      ({ candidate, reason, baseline }) =>
        candidate === undefined &&
        (reason === 'retired' || reason === 'no-candidate') &&
        baseline?.runs === runs &&
        areEquallyFrequent(baseline.value, usual),
    );
    const labels = gone.flatMap(({ case: { scenario, label } }) => (label === undefined ? [] : [{ scenario, label }]));
    if (labels.length === 0) return [];
    for (const name of labels) found.set(JSON.stringify(name), name);
  }
  return [...found.values()];
}
