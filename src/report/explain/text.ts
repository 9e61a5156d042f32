/** Explains one verdict as text: the steps from the history of a case to it, in the order of docs/method.md. */
import { claimExceptions, findingExceptions } from '../../judge/decide/exceptions.js';
import { roundedMs } from '../../compare/usable-values.js';
import { minCases } from '../../compare/run-shift.js';
import { formatChange, formatCount, formatSize, joinParts, shortList, thousands } from '../../lang/format.js';
import { compareNaturally } from '../../lang/objects.js';
import { printableLine } from '../../lang/printable.js';
import type { Finding, Report } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { median } from '../../stats/averages.js';
import { formatAmount, formatBand, formatExactPercent, formatPercent, formatInterval } from '../sentences/numbers.js';
import { nameRun } from '../sentences/runs.js';
import { plainWording, verdictWords, type Wording } from '../sentences/words.js';
import { proseWidth, wrapText } from '../sentences/problem-lines.js';
import { shrinkVariance } from '../../judge/model/fit/fit-history.js';
import { classifyMetric, common, settings, spreadFreedom, weightAlone } from '../../judge/model/settings.js';
import { upperPoint } from '../../stats/student.js';
import { describeWaitCause } from '../sentences/whole-run.js';
import { isFollowingLoss } from '../../judge/account/whole-run.js';
import { formatOwn, describeReason, describeTerm } from '../sentences/figures.js';
import { groupFindings } from '../../judge/account/groups.js';
import { isBeyondBand } from '../../compare/loss-start.js';

const minWidth = 40;

/**
 * @param report the report of the finding, for the other cases that were judged with it
 * @param width the number of columns of the terminal; Infinity for a file, whose lines are not wrapped
 */
export function explain(finding: Finding, report: Report, width: number): string {
  const wording = plainWording(report);
  const metric = wording.metrics.byId.get(finding.metric);
  if (metric === undefined) return '';
  const columns = Math.max(minWidth, proseWidth({ width }));
  const steps = explainSteps({ finding, metric, report, wording });
  const indent = 4 + Math.max(...steps.map(([head]) => head.length));
  return [
    ...wrapText(`${printableLine(finding.case.key)}: ${wording.title(finding)}`, columns),
    ...steps.flatMap(([head, text]) =>
      wrapText(text, columns - indent).map((line, i) => `  ${(i === 0 ? head : '').padEnd(indent - 4)}  ${line}`),
    ),
    '',
  ].join('\n');
}

interface Subject {
  readonly finding: Finding;
  readonly metric: Metric;
  readonly report: Report;
  readonly wording: Wording;
}

/** The head and the text of every step that applies. Each number appears once. */
function explainSteps(subject: Subject): readonly (readonly [head: string, text: string])[] {
  const parts = decompose(subject.finding, subject.metric);
  return [
    ...historySteps(subject),
    ...(parts === undefined ? [] : partSteps(subject, parts)),
    ...thresholdSteps(subject),
    ...outcomeSteps(subject),
  ].flatMap(([head, text]) => (text ? [[head, text] as const] : []));
}

/** Steps without a text are left out. */
type Steps = readonly (readonly [head: string, text: string | undefined])[];

/** The measured values, before and now. */
function historySteps({ finding, metric, wording }: Subject): Steps {
  const { series, baseline, delta, effect } = finding;
  const { percent, absolute = NaN } = delta ?? {};
  // With one digit more than in a report, because readers recompute it.
  const exact = metric.scale === 'points' ? `${formatChange(absolute, 2)} points` : formatOwn(finding, wording) || '-';
  const change = percent !== undefined && metric.scale === 'ratio' ? formatExactPercent(percent) : exact;
  const excluded = effect?.open === undefined ? '' : `; changes from ${formatSize(effect.open)} on are excluded`;
  return [
    ['past runs', series?.map((value) => formatAmount(value, { unit: '' })).join('  ')],
    ['usual', baseline === undefined ? 'nothing to compare with' : describeUsual(baseline, metric, series ?? [])],
    ['this run', describeCandidate(finding, metric)],
    ['rounding', describeRounding(finding, metric)],
    ['change', delta && `${change} (${delta.direction})`],
    // The mean of the pairs, and what they exclude.
    ['pairs', effect && `${formatInterval(effect)} over ${formatCount(effect.pairs, 'pair')}${excluded}`],
  ];
}

function describeUsual(baseline: NonNullable<Finding['baseline']>, metric: Metric, series: readonly number[]): string {
  const { value, low, high, repetitions, runs } = baseline;
  const range = runs === 1 && (repetitions ?? 1) === 1 ? '' : `, ${formatAmount({ low, high }, metric)}`;
  return `${formatAmount(value, metric)}, the median of ${describeSource(baseline, series)}${range}`;
}

/** The past runs that belong to the present level. */
function describeSource(
  { value, low, high, runs, repetitions }: NonNullable<Finding['baseline']>,
  series: readonly number[],
): string {
  if (repetitions !== undefined) return `${formatCount(repetitions, 'repetition')} of the baseline`;
  const isLevel = (start: number): boolean => {
    const part = series.slice(start, start + runs);
    const apart = [median(part) - value, Math.min(...part) - low, Math.max(...part) - high];
    return apart.every((one) => Math.abs(one) <= 1e-6 * value);
  };
  const newest = series.length - runs;
  if (newest <= 0) return formatCount(runs, 'run');
  if (isLevel(newest)) return runs === 1 ? 'the newest run' : `the newest ${formatCount(runs, 'run')}`;
  const start = Array.from({ length: newest }, (_, i) => i).find(isLevel);
  if (start !== undefined && runs === 1) return `past run ${String(start + 1)}`;
  return start === undefined ? formatCount(runs, 'run') : `past runs ${String(start + 1)} to ${String(start + runs)}`;
}

function describeCandidate({ candidate, repetitions, samples }: Finding, metric: Metric): string {
  if (candidate === undefined) return 'not measured';
  const source = repetitions === undefined ? '' : `the median of ${formatCount(repetitions, 'repetition')}`;
  const requests = samples === undefined ? '' : `from ${formatCount(samples, 'request')}`;
  return joinParts([formatAmount(candidate, metric), source, requests], ', ');
}

/** Without this the following numbers do not follow from a time of 0, or the values from the results. */
function describeRounding({ baseline, candidate, interpolated, series = [] }: Finding, { unit }: Metric): string {
  const why = 'because times are whole milliseconds';
  const isZero = unit === 'ms' && [baseline?.value, candidate, ...series].includes(0);
  const between = interpolated === true ? `the median is interpolated, ${why}` : '';
  return joinParts([between, isZero ? `0 ms is compared as ${String(roundedMs)} ms, ${why}` : ''], '; ');
}

/** How the change splits into a shared part and the case's own part. */
function partSteps({ finding, metric, report }: Subject, { level, shift, awaited, expected, effect }: Parts): Steps {
  const members = findGroup(finding, report);
  const source = finding.adjusted?.source ?? 'all';
  const others = countOthers(finding, members, report);
  // The effect of a group is the same for all its cases: what is left of the change of one is its own, or the machine's.
  const common = source === 'group' ? 'rest' : 'machine';
  const isKnown = source !== 'all' || others >= minCases;
  const machine = isKnown
    ? `${formatExactPercent(shift)} in this run: ${sourceTexts[source]}`
    : `unknown, taken as ${formatExactPercent(shift)}: ${others === 0 ? 'no case' : `only ${formatCount(others, 'case')}`} without this change would show it`;
  const together =
    members.length < 2
      ? 'one change of several cases, of which only this one lost as much'
      : `one change of ${formatCount(members.length, 'case')}: ${shortList(members, 3)}`;
  const waiting =
    awaited === undefined ? '' : `${formatExactPercent(awaited)} in this run: labels that are new, gone or failing`;
  const sources = awaited === undefined ? `level and ${common}` : `level, ${common} and these labels`;
  return [
    ['level', `${formatAmount(level, metric)}: the usual value, corrected for the machine in past runs`],
    [common, machine],
    ['waiting', waiting],
    ['expected', `${formatAmount(expected, metric)} in this run: ${sources}`],
    ['effect', `${formatExactPercent(effect)}: this run relative to the expected value`],
    ['group', source === 'group' ? together : ''],
  ];
}

const sourceTexts = {
  controls: 'as the controls moved',
  all: 'as the other cases moved',
  group: 'what is left of its change beside that of its group: its own, noise and the machine',
} as const;

/** The number of cases in which the machine would show, because the change is not in them. */
const countOthers = ({ case: { key }, metric }: Finding, members: readonly string[], { findings }: Report): number =>
  findings.filter(
    (other) =>
      other.metric === metric &&
      other.adjusted !== undefined &&
      other.case.key !== key &&
      !members.includes(printableLine(other.case.key)),
  ).length;

/** Names of the cases that the finding was judged together with, itself included. */
const findGroup = ({ group, metric }: Finding, { findings }: Report): readonly string[] =>
  group === undefined
    ? []
    : findings
        .filter((candidate) => candidate.metric === metric && candidate.group === group)
        .map(({ case: { key } }) => printableLine(key))
        .sort(compareNaturally);

/** The change that is needed for a verdict. */
function thresholdSteps({ finding, metric, wording }: Subject): Steps {
  const { objective, band, drift } = finding;
  if (objective !== undefined) return [['objective', printableLine(objective)]];
  return [
    ['noise', describeNoise(finding, metric)],
    ['std error', describeError(finding)],
    ['band', describeBand(band, metric)],
    ['limit', describeLimit(finding, metric)],
    ['chance', describeChance(finding, metric)],
    ['drift', drift && describeDrift(drift, wording)],
  ];
}

function describeDrift({ percent, runs, since, ...names }: NonNullable<Finding['drift']>, wording: Wording): string {
  const start = since === undefined ? '' : `, since ${nameRun({ startedAt: printableLine(since), ...names }, wording)}`;
  return `${formatExactPercent(percent)} on average over the newest ${formatCount(runs, 'run')}${start}`;
}

/** The verdict, its reason, the rules that moved it, and whether it counts for the gate. */
function outcomeSteps({ finding, report, wording }: Subject): Steps {
  const { verdict, reason, because, waiver, gated, control, exceptions = [] } = finding;
  const shownOnly = `${control === true ? 'a control, which measures the machine' : 'shown only'}: it never fails the gate`;
  const found = groupFindings(report).cases.find(({ name: { key } }) => key === finding.case.key);
  const isCarried = found?.says === 'carried' && verdict === 'pass' && isBeyondBand(finding);
  const wait =
    reason === 'coupled' && because
      ? describeWaitCause(because.waitsFor, isFollowingLoss(finding, report), wording)
      : undefined;
  return [
    // "past-runs: In more than 5 % of the past runs, ..." A report of another version may name an exception that is not known here.
    ...exceptions.map((id) => {
      const known = [...claimExceptions, ...findingExceptions].find((exception) => exception.id === id);
      return ['moved by', joinParts([printableLine(id), known?.why], ': ')] as const;
    }),
    [
      'verdict',
      isCarried
        ? 'worse with the whole run: no more than the other cases'
        : `${verdictWords[verdict]}: ${wait ?? describeReason([finding])}`,
    ],
    ['waiver', waiver && `${printableLine(waiver.reason)}, ${printableLine(describeTerm(waiver))}`],
    ['gate', gated ? undefined : shownOnly],
  ];
}

/** Numbers of standard errors that differ by no more than this share are the same. */
const sameRatio = 1e-3;
/** Percentages that differ by no more than this are printed alike. */
const sameNumber = 0.05;

/** The noise of one run, and the two estimates that were combined, with their weights in degrees of freedom. */
function describeNoise(finding: Finding, metric: Metric): string | undefined {
  const { noise, baseline } = finding;
  if (noise === undefined) return undefined;
  if (noise.percent === undefined) return describePoints(noise);
  const { percent, own, siblings, assumed } = noise;
  if (finding.effect !== undefined)
    return `${formatPercent(percent)} from measurement to measurement, by what was known before and by the pairs`;
  const runs = formatCount(noise.runs, baseline?.repetitions === undefined ? 'past run' : 'repetition');
  const size = `${formatPercent(percent)} from run to run`;
  const expected = siblings ?? assumed ?? percent;
  const source = siblings === undefined ? 'the default' : 'expected of a case';
  const minimum = describeMinimum(finding, metric);
  if (own === undefined) {
    const lead = minimum === '' ? source : `${formatPercent(expected)} is ${source}`;
    return joinParts([`${size}: ${lead}, because ${runs} cannot show noise`, minimum], ', ');
  }
  const ownWeight = spreadFreedom(noise.runs);
  // A case without siblings relies more on its own history.
  const expectedWeight = siblings === undefined ? weightAlone(toVariance(assumed ?? 0)) : common.noiseWeight;
  const describeWeight = (weight: number): string => `(weight ${String(Number(weight.toFixed(2)))})`;
  const estimates = `${formatPercent(own)} in ${runs} ${describeWeight(ownWeight)} and ${formatPercent(expected)} ${siblings === undefined ? 'by default for case and machine' : source} ${describeWeight(expectedWeight)}`;
  if (minimum === '') return `${size}: ${estimates}`;
  const variance = shrinkVariance(toVariance(expected), expectedWeight, toVariance(own), ownWeight);
  return `${size}: ${estimates} give ${formatPercent(100 * Math.expm1(Math.sqrt(variance)))}, ${minimum}`;
}

const toVariance = (noise: number): number => Math.log1p(noise / 100) ** 2;

/** "raised to the minimum for p50". Empty if the noise is not a minimum. */
function describeMinimum({ noise, interpolated }: Finding, metric: Metric): string {
  const { raised, percent = 0 } = noise ?? {};
  if (raised === undefined) return '';
  const size = formatPercent(percent);
  return {
    floor: `raised to ${size}, the minimum for ${printableLine(metric.title)}`,
    rounding: `raised to ${size}, which is ${String(interpolated === true ? common.interpolatedMs : settings[classifyMetric(metric)].quantumMs)} ms, because times are whole milliseconds`,
    requests: `raised to ${size}, the minimum for this number of requests`,
  }[raised];
}

function describePoints({ absolute = 0, from, runs }: NonNullable<Finding['noise']>): string {
  const source =
    from === 'counts'
      ? 'chance alone, given the number of requests'
      : `${formatCount(runs, 'past run')} and the usual rate`;
  return `${absolute.toFixed(2)} points from run to run: ${source}`;
}

/** The standard error of the effect, which limit and chance are about. Two decimals, because the limit is a multiple of it. */
const describeError = ({ basis }: Finding): string | undefined =>
  basis &&
  `${basis.error.toFixed(2)} %: how much noise and the uncertainty of level and machine can move the effect (Student's t, ${formatFreedom(basis.freedom)})`;

/** Of few, the second decimal moves the limit. */
const formatFreedom = (freedom: number): string => `${freedom.toFixed(freedom < 10 ? 2 : 1)} degrees of freedom`;

function describeBand(band: Finding['band'], metric: Metric): string | undefined {
  const text = formatBand(band, metric, formatPercent);
  return text === '' ? undefined : `${text}: smaller changes are ignored`;
}

/** Percent. No change is that large, so a longer number would say no more. */
const largestLimit = 1000;

/** The limit as a change and as a value, and where it comes from. */
function describeLimit(finding: Finding, metric: Metric): string | undefined {
  const { limit, smallestDetectable: smallest } = finding;
  if (limit === undefined) return undefined;
  if (smallest === undefined || metric.scale === 'whole') return formatAmount(limit, metric);
  if (metric.scale === 'points')
    return `${formatAmount(limit, metric)}, ${smallest.toFixed(2)} points from the usual rate: the larger of the band and 4 × the noise`;
  const reach = describeReach(finding);
  if (smallest > largestLimit) return `out of reach: ${reach}`;
  const change = metric.better === 'higher' ? -smallest : smallest;
  const size = `${formatExactPercent(change)}, or ${formatAmount(limit, metric)}`;
  const { band, baseline } = finding;
  const absolute = band?.absolute === undefined || baseline === undefined ? 0 : band.absolute / baseline.value;
  const isBand = Math.abs(smallest - Math.max(band?.percent ?? 0, 100 * absolute)) <= sameNumber;
  if (isBand) return `${size}: the band${reach === '' ? '' : `, which is more than ${reach}`}`;
  return reach === '' ? size : `${size}: ${reach}`;
}

/** "3.37 × std error, which chance exceeds in 0.6 % / 4.1 of runs; 4.1 allows for the number of groups" */
function describeReach({ basis }: Finding): string {
  if (basis === undefined) return '';
  const { freedom, level, groups } = basis;
  const reach = `${upperPoint(level / groups, freedom).toFixed(2)} × std error, which chance exceeds in ${String(Number((100 * level).toPrecision(2)))} %`;
  if (groups === 1) return `${reach} of runs`;
  return `${reach} / ${groups.toFixed(2)} of runs; ${groups.toFixed(2)} allows for the number of groups`;
}

/** Probabilities below this are not printed as numbers, because no history is long enough to confirm them. */
const minProbability = 1e-6;

/** How often chance alone causes an effect of this size, and how that is computed. */
function describeChance({ probability, basis, adjusted }: Finding, metric: Metric): string | undefined {
  if (probability === undefined) return undefined;
  const share =
    probability < minProbability
      ? 'less than 1 of 1,000,000 runs'
      : `1 of ${thousands(Math.round(1 / probability))} runs`;
  const text = `noise alone causes this in ${share}`;
  if (basis?.errors === undefined) return text;
  const { error, errors, errorsFreedom, groups } = basis;
  const shown = adjusted && Math.abs(toLoss(adjusted.percent, metric)) / Math.log1p(error / 100);
  // Groups that are found later change the effect of the earlier ones.
  const isLater = shown !== undefined && Math.abs(shown - errors) > sameRatio * errors;
  const step = isLater ? ' in the step that found it' : '';
  const own = errorsFreedom === undefined ? '' : ` (${formatFreedom(errorsFreedom)})`;
  const allowance = groups === 1 ? '' : `; the chance is multiplied by ${groups.toFixed(2)} for the number of groups`;
  return `${text}: ${errors.toFixed(2)} × std error${step}${own}${allowance}`;
}

interface Parts {
  /** In the metric's unit. */
  readonly level: number;
  /** Percent. */
  readonly shift: number;
  /** Percent: the part of the change that new labels explain. */
  readonly awaited?: number;
  /** In the metric's unit: level, shift and the time of new labels. */
  readonly expected: number;
  /** Percent of the expected value. */
  readonly effect: number;
}

/** Undefined if a case was judged alone, or if a report of another run contains impossible numbers. */
function decompose({ adjusted, candidate, limit }: Finding, { unit }: Metric): Parts | undefined {
  if (adjusted === undefined || typeof candidate !== 'number' || limit === undefined) return undefined;
  const { percent: effect, shift, awaited } = adjusted;
  if (!(effect > -100 && shift > -100 && (awaited ?? 0) > -100)) return undefined;
  const value = candidate === 0 && unit === 'ms' ? roundedMs : candidate;
  const expected = value / (1 + effect / 100);
  const level = expected / (1 + shift / 100) / (1 + (awaited ?? 0) / 100);
  return { level, shift, ...(awaited !== undefined && { awaited }), expected, effect };
}

/** A change in percent as a logarithm, larger = worse. */
const toLoss = (percent: number, { better }: Pick<Metric, 'better'>): number =>
  (better === 'higher' ? -1 : 1) * Math.log1p(percent / 100);
