/** One metric of a case in words: its change, values, limit and verdict. */
import type { Finding, Value } from '../../model/documents.js';
import { type Wording, reasonTexts, verdictWords, caseLooks } from './words.js';
import { findDrift, classifyFinding } from '../../judge/account/cases.js';
import { formatSize, formatCount, formatShare, joinParts } from '../../lang/format.js';
import {
  formatMoved,
  formatValue,
  formatAlike,
  formatInterval,
  unitOfChange,
  formatAmount,
  sparkline,
} from './numbers.js';
import { readEffect, findCourse } from '../../judge/account/certainty.js';
import { parseObjective } from '../../metrics/limits.js';
import { readOwn } from '../../lang/objects.js';
import { describeEarliest } from './runs.js';
import { printableLine } from '../../lang/printable.js';

/** The loss relative to the other cases where it is what counts: as measured, it is within the band, or even a gain. */
export function readRelative({ verdict, reason, delta, band, adjusted }: Finding): number | undefined {
  const isWithin = verdict === 'regression' && Math.abs(delta?.percent ?? Infinity) <= (band?.percent ?? 0);
  return reason === 'relative' || isWithin ? adjusted?.percent : undefined;
}

/** The change of one finding and against what it is, if not against its baseline: "21 % slower", "than the other cases"; "−4.2 %", "over 6 runs". */
function findChange(finding: Finding, wording: Wording): readonly [change: string, basis: string] {
  const { delta } = finding;
  const drift = findDrift(finding);
  const loss = readRelative(finding);
  const metric = wording.metric(finding);
  if (drift !== undefined) return [formatSize(drift.percent), `over ${formatCount(drift.runs, 'run')}`];
  if (loss !== undefined) {
    const word = metric.unit === 'ms' ? 'slower' : loss < 0 ? 'lower' : 'higher';
    return [`${formatShare(loss)} ${word}`, 'than the other cases'];
  }
  if (delta === undefined) return ['', ''];
  const isPercent = delta.percent !== undefined && metric.scale === 'ratio';
  return [formatEffect(finding) ?? formatMoved(isPercent ? delta.percent : delta.absolute, isPercent, metric), ''];
}

/**
 * The change of one finding that every surface shows: "−37.8 %", "+31 % (+24 to +38 %)" from pairs, "−4.2 % over 6 runs" of a slow loss, "21 %
 * slower than the other cases" where the measured number did not get worse; empty without a baseline.
 */
export const formatOwn = (finding: Finding, wording: Wording): string => findChange(finding, wording).join(' ').trim();

/** Changes that differ by no more than this, in percent, are the same to a reader. */
const sameChange = 1.5;

/** The change and the values: "−37 %" and "399 → 248 /s", "21 % slower" and "than the other cases (112 → 111 ms)", "−4.2 %" and "over 6 runs". */
export function formatChangeAndValues(finding: Finding, wording: Wording): readonly [change: string, values: string] {
  const [change, basis] = findChange(finding, wording);
  const effect = readEffect(finding);
  // The mean of pairs may differ from the change of the values, which would contradict it.
  const isOther = Math.abs((finding.delta?.percent ?? NaN) - (effect?.percent ?? NaN)) > sameChange;
  const values = isOther ? '' : formatValues(finding, wording);
  return [change, basis.startsWith('than') ? `${basis} (${values})` : basis || values];
}

/** A single run has a range only if one was published, of which one end was compared. */
const publishedRange = ({ value, low, high, runs, repetitions }: NonNullable<Finding['baseline']>): Value =>
  runs === 1 && repetitions === undefined && low < high && (value === low || value === high) ? { low, high } : value;

/** "399 → 248 /s", "248 /s" without a baseline; empty without any value. */
export function formatValues({ baseline, candidate, metric }: Finding, wording: Wording): string {
  const { unit } = wording.metric({ metric });
  const end = unit === '' ? '' : ` ${unit}`;
  const past = baseline && publishedRange(baseline);
  if (candidate === undefined) return past === undefined ? '' : `${formatValue(past)}${end} before`;
  if (typeof candidate === 'number' && typeof past === 'number')
    return `${formatAlike([past, candidate]).join(' → ')}${end}`;
  return `${past === undefined ? '' : `${formatValue(past)} → `}${formatValue(candidate)}${end}`;
}

/** "≥ 391 /s", or the objective: "70 to 80 ms"; empty without either. */
function formatLimit({ objective, limit, metric }: Finding, wording: Wording): string {
  const { better, unit } = wording.metric({ metric });
  // Some objectives name another metric, or have their unit.
  if (objective !== undefined) return `${wording.name(objective)} ${/\d$/.test(objective) ? unit : ''}`.trim();
  return limit === undefined ? '' : `${better === 'higher' ? '≥' : '≤'} ${formatValue(limit)} ${unit}`.trim();
}

/** "+31 % (+24 to +38 %)": the change that decided or may, with its interval; undefined without pairs. */
export const formatEffect = (finding: Finding): string | undefined => {
  const effect = readEffect(finding);
  return effect && formatInterval(effect);
};

/** "allowed < 100 ms (20 ms over)": what an objective allows, and how far the case is outside. Empty without an objective. */
export function describeAllowed(finding: Finding, wording: Wording): string {
  const { candidate, objective, case: name } = finding;
  if (objective === undefined) return '';
  const allowed = `allowed ${formatLimit(finding, wording)}`;
  const range = parseObjective(objective)?.((axis) => Number(readOwn(name.configuration, axis)));
  if (candidate === undefined || range === undefined) return allowed;
  const [low, high] = typeof candidate === 'number' ? [candidate, candidate] : [candidate.low, candidate.high];
  const [over, under] = [high - range.high, range.low - low];
  if (!(over > 0 || under > 0)) return allowed;
  const unit = unitOfChange(wording.metric(finding));
  return `${allowed} (${formatAmount(Math.max(over, under), { unit })} ${over >= under ? 'over' : 'under'})`;
}

/** One finding without the name of its case: "throughput −12 %", "errors 57 %", "p99 120 ms, allowed < 100 ms", "p99 (the cell is blank)". */
export function describeFinding(finding: Finding, wording: Wording): string {
  const { candidate, objective, verdict, reason } = finding;
  const kind = classifyFinding(finding);
  if (kind === 'missing' || kind === 'unseen') return reasonTexts[reason];
  const title = kind === 'errors' ? 'errors' : wording.title(finding);
  const amount = candidate === undefined ? '' : ` ${formatAmount(candidate, wording.metric(finding))}`;
  if (objective !== undefined) return joinParts([title + amount, describeAllowed(finding, wording)], ', ');
  if (verdict === 'invalid' || kind === 'lacking') return `${title} (${reasonTexts[reason]})`;
  return kind === 'errors' ? title + amount : `${title} ${formatOwn(finding, wording)}`.trim();
}

/** What the reason of findings means for them. */
export function describeReason(findings: readonly Finding[]): string {
  const [first] = findings;
  const { beyond, pairs = 0 } = first?.effect ?? {};
  if (beyond !== undefined)
    return `outside the tolerance band in ${String(beyond)} of ${formatCount(pairs, 'pair')}, which may be noise`;
  if (first?.reason === 'single-run' && findings.every(({ severity = 1 }) => severity < 1))
    return 'outside the tolerance band, and nothing shows whether noise, the machine or a change is the cause';
  return first === undefined ? '' : reasonTexts[first.reason];
}

/** "until 2026-12-25", "accepted since 2026-01-07": how long a loss is permitted, or since when. */
export const describeTerm = ({ until = '', since }: NonNullable<Finding['waiver']>): string =>
  since === undefined ? `until ${until}` : `accepted since ${since.slice(0, 10)}`;

/** "slow loss since the run of 2026-10-03 04:12, commit 1a2b3c4d5e"; undefined if the finding is not a slow loss. */
export function describeStart(finding: Finding, wording: Wording): string | undefined {
  return findDrift(finding) && `slow loss ${describeEarliest(findCourse([finding]), wording)}`;
}

/** "throughput −12 % (412 → 363 /s, limit ≥ 391 /s): regressed, outside the tolerance band and the noise". */
export function describeVerdict(finding: Finding, wording: Wording): string {
  const { verdict, waiver } = finding;
  const start = verdict === 'waived' ? undefined : describeStart(finding, wording);
  const limit = formatLimit(finding, wording);
  const numbers = joinParts([formatValues(finding, wording), limit && `limit ${limit}`], ', ');
  const moved = `${wording.title(finding)} ${formatOwn(finding, wording)}`.trim();
  const why =
    waiver === undefined ? describeReason([finding]) : `${describeTerm(waiver)}: ${printableLine(waiver.reason)}`;
  return `${moved}${start !== undefined || numbers === '' ? '' : ` (${numbers})`}: ${verdictWords[verdict]}, ${start ?? why}`;
}

/** The number of past runs in the history column. */
const maxBars = 8;

/** What a table of all values shows of one metric of a case. */
export const sayFigure = {
  values: formatValues,
  change: (finding, wording) => `${formatOwn(finding, wording)} ${chooseMark(finding)}`.trim(),
  limit: formatLimit,
  noise: ({ noise }) => (noise?.percent === undefined ? '' : formatShare(noise.percent)),
  history: ({ series, candidate }) => sparkline(series?.slice(-maxBars), candidate),
} as const satisfies Readonly<Record<string, (finding: Finding, wording: Wording) => string>>;
export type Figure = keyof typeof sayFigure;

const chooseMark = ({ verdict, fails }: Finding): string => {
  if (fails === true) return caseLooks.failing.icon;
  if (verdict === 'regression') return caseLooks.tolerated.icon;
  if (verdict === 'suspect') return caseLooks.suspect.icon;
  if (verdict === 'improvement') return caseLooks.better.icon;
  return verdict === 'inconclusive' ? caseLooks.unjudged.icon : '';
};

/** "p99 −1.2 to +4.1 %": the range of the value that is known worst; "p99 varies by 12 %" without pairs. */
export function describeLeastSure(findings: readonly Finding[], wording: Wording): string {
  const widthOf = ({ effect, noise }: Finding): number => (effect ? effect.high - effect.low : (noise?.percent ?? -1));
  const [least] = findings.toSorted((a, b) => widthOf(b) - widthOf(a));
  if (least === undefined || widthOf(least) < 0) return '';
  const { effect, noise } = least;
  return `${wording.title(least)} ${effect === undefined ? `varies by ${formatShare(noise?.percent ?? 0)}` : formatInterval(effect)}`;
}
