/** The data of the report page as JSON columns. Each case or metric is named only once, however many findings it has. */
import { printableLine } from '../../lang/printable.js';
import { midpoint } from '../../metrics/values.js';
import type { CaseName, CaseTimeline, Finding, Report, StatisticsRow } from '../../model/documents.js';
import { compareVerdicts, verdictOrder } from '../../model/verdict-order.js';
import { explainCommand } from '../sentences/accept.js';
import { caseLooks, plainWording, verdictWords, type Wording } from '../sentences/words.js';
import { formatAxes, loadAxis, nameSampler } from '../sentences/names.js';
import { groupFindings, varyingDimensions } from '../../judge/account/groups.js';
import { runDay } from '../sentences/runs.js';
import { caseErrorLines, shortCode } from '../errors.js';
import { compareNaturally, defined, groupBy, readOwn } from '../../lang/objects.js';
import { loadTestKey } from '../../cases/names.js';
import { describeStart, formatOwn, describeReason } from '../sentences/figures.js';
import { compareMetrics, findWorst } from '../../judge/account/moves.js';
import { findShown, sayShown } from '../../judge/account/rows.js';
import type { Tone } from './report-types.js';

export type ReportData = ReturnType<typeof reportData>;
export type PageCase = ReportData['cases'][number];
export type PageMetric = ReturnType<typeof toPageMetric>;
export type PageFinding = ReturnType<typeof toFinding>;
export type PageCounts = ReturnType<typeof toCounts>;
export type PageTimeline = ReturnType<typeof toTimeline>;
export type PageStatistics = NonNullable<ReportData['statistics']>;
export type PageRow = PageStatistics['rows'][number];
export type PageLoadCurve = NonNullable<ReportData['loadCurves']>[number];
export type PageCurve = PageLoadCurve['p99'];

export function reportData(report: Report, cases: readonly CaseFindings[]) {
  const wording = plainWording(report);
  const { metrics: measured = [], cases: rows = [] } = report.statistics ?? {};
  const ids = [...new Set([...report.findings.map(({ metric }) => metric), ...measured])].sort(compareMetrics);
  const rowIndex = new Map(rows.map((row, index) => [row.case, index]));
  const metricIndex = new Map(ids.map((id, index) => [id, index]));
  const errors = new Map((report.errors ?? []).map((entry) => [entry.case, caseErrorLines(entry).map(printableLine)]));
  const timelines = groupBy(report.timelines ?? [], (entry) => entry.case);
  const loadTests = findLoadTests(report.timelines ?? [], new Map(cases.map((one) => [one.case.key, one.case])));
  const tests = [...new Set(loadTests.values())];
  // The case in the first row of the table of groups, if that fails.
  const group = groupFindings(report).groups.find(({ state, kind }) => state === 'failing' && kind !== 'missing');
  const worst = cases.findIndex((one) => one.case.key === findWorst(group?.moves ?? [])?.case.key);
  return {
    metrics: ids.map((metric) => toPageMetric(metric, wording)),
    verdicts: verdictOrder.map((verdict): string => verdictWords[verdict]),
    days: report.baseline.runs.slice(-mostDays).map(runDay),
    ...(worst !== -1 && { worst }),
    loadTests: tests.map(printableLine),
    cases: cases.map(({ case: { key }, judged, shown, word }) => ({
      name: printableLine(key),
      word,
      // The finding that stands for the case comes first.
      judged: judged
        .toSorted((a, b) => Number(b === shown) - Number(a === shown) || compareSeverity(a, b))
        .map((finding) => toFinding(finding, metricIndex.get(finding.metric) ?? 0, wording)),
      ...defined({
        row: rowIndex.get(key),
        errors: errors.get(key)?.length ? errors.get(key) : undefined,
        // One for each repetition.
        timelines: timelines.get(key)?.map((entry) => toTimeline(entry, tests.indexOf(loadTests.get(entry) ?? ''))),
        explain: shown && explainCommand(shown, ' --results RESULTS', { report }),
      }),
    })),
    ...defined({ statistics: pageStatistics(report, wording), loadCurves: loadCurves(report) }),
  };
}

function toFinding(finding: Finding, metric: number, wording: Wording) {
  const { candidate, baseline, limit, noise, band, adjusted, series, samples, objective, control, severity } = finding;
  const compact = (value: number | undefined): number | undefined =>
    value === undefined || !Number.isFinite(value) ? undefined : compactNumber(value);
  return {
    metric,
    verdict: verdictOrder.indexOf(finding.verdict),
    tone: findTone(finding),
    reason: describeStart(finding, wording) ?? describeReason([finding]),
    // Absent figures take no bytes.
    ...defined({
      now: typeof candidate === 'number' ? compact(candidate) : candidate,
      was: compact(baseline?.value),
      runs: baseline?.runs,
      limit: compact(limit),
      // The change as a multiple of its limit.
      severity: compact(severity),
      // In words: "−37 %", "+31 % (+24 to +38 %)", "−4.2 % over 6 runs".
      change: formatOwn(finding, wording) || undefined,
      // One standard deviation from run to run, in percent or in points.
      noise: compact(noise?.percent ?? noise?.absolute),
      band,
      // The movement that this case shared with others, in percent.
      shift: compact(adjusted?.shift),
      // Of the height of a chart, more digits are less than a pixel.
      series: series?.map((value) => Number(value.toPrecision(4))),
      samples,
      objective: objective === undefined ? undefined : printableLine(objective),
      control,
    }),
  };
}

/** Rounds to five significant digits, which is more than any text shows and takes a third of the bytes. */
const compactNumber = (value: number): number => Number(value.toPrecision(5));

/** The history of a case shows at most so many runs. */
const mostDays = 40;

/** What moved is tinted; what did not is as plain as what was not judged. */
const tinted: ReadonlySet<Finding['verdict']> = new Set(['regression', 'suspect', 'improvement', 'waived']);

function pageStatistics({ statistics, findings }: Report, wording: Wording) {
  if (statistics === undefined) return undefined;
  const gated = new Set(findings.flatMap((finding) => (finding.gated ? [finding.metric] : [])));
  const names = new Map(findings.map((finding) => [finding.case.key, finding.case]));
  const axes = varyingDimensions([...names.values()]).filter((axis) => axis !== 'scenario' && axis !== 'label');
  const compared = findings.filter(({ objective }) => objective === undefined);
  const found = new Map(compared.map((finding) => [JSON.stringify([finding.case.key, finding.metric]), finding]));
  const readChange = (finding: Finding | undefined): number | null => {
    const { percent, absolute } = finding?.delta ?? {};
    return toCompact(finding && wording.metric(finding).scale === 'points' ? absolute : percent);
  };
  const judged = statistics.metrics.flatMap((metric, i) => (gated.has(metric) ? [i] : []));
  const toRow = ({ case: key = '', transaction, samples, errors, values, baseline }: StatisticsRow) => {
    const own = statistics.metrics.map((metric) => found.get(JSON.stringify([key, metric])));
    const tones = own.map((finding) => (finding && tinted.has(finding.verdict) ? findTone(finding) : null));
    const name = names.get(key);
    return {
      name: printableLine(key),
      label: printableLine(name === undefined ? key : nameSampler(name)),
      on: axes.map((axis) => (name === undefined ? null : (readOwn(name.configuration, axis) ?? null))),
      // Of each metric; of those that did not move, it is null.
      ...(tones.some((tone) => tone !== null) && { tones }),
      ...(transaction && { isTransaction: true }),
      ...defined({ samples, errors }),
      values,
      // The other values of the baseline are those of the case.
      ...(baseline !== undefined && { was: baseline.map((value) => toCompact(value ?? undefined)) }),
      ...(own.some((finding) => finding?.baseline !== undefined) && { change: judged.map((i) => readChange(own[i])) }),
    };
  };
  return {
    axes: axes.map((axis) => printableLine(axis)),
    judged,
    metrics: statistics.metrics.map((metric) => toPageMetric(metric, wording)),
    rows: statistics.cases.map(toRow),
    ...(statistics.total !== undefined && { total: { ...toRow(statistics.total), name: '' } }),
  };
}

const toCompact = (value = NaN): number | null => (Number.isFinite(value) ? compactNumber(value) : null);

/** What a script needs to show the values of a metric. */
function toPageMetric(metric: string, wording: Wording) {
  const { id, title, unit, better, scale } = wording.metric({ metric });
  return { id: printableLine(id), title: printableLine(title), unit, better, scale };
}

const fewestLoads = 3;
/** A browser shows one at a time, so more only cost bytes. */
const mostCurves = 500;

/** The labels under several loads: one value for each load; the noise is that from run to run, in percent. */
export function loadCurves({ findings }: Report) {
  const shown = findings.filter(
    ({ metric, objective }) => (metric === 'throughput' || metric === 'p99') && objective === undefined,
  );
  const axis = shown.flatMap((finding) => Object.keys(finding.case.configuration)).find((name) => loadAxis.test(name));
  if (axis === undefined) return undefined;
  const series = groupBy(shown, ({ case: name }) => {
    const { [axis]: _, ...others } = name.configuration;
    const on = formatAxes(others);
    return printableLine(`${nameSampler(name)}${on && ` [${on}]`}`);
  });
  const curves = [...series].map(([name, own]) => toCurve(name, axis, own));
  const known = curves.filter(({ loads }) => loads.length >= fewestLoads).slice(0, mostCurves);
  return known.length === 0 ? undefined : known;
}

function toCurve(name: string, axis: string, findings: readonly Finding[]) {
  const loadOf = (finding: Finding): number => Number(readOwn(finding.case.configuration, axis) ?? NaN);
  const loads = [...new Set(findings.map(loadOf))].filter(Number.isFinite).sort((a, b) => a - b);
  const curveOf = (metric: string) => {
    const own = loads.map((load) => findings.find((one) => one.metric === metric && loadOf(one) === load));
    return {
      now: own.map((finding) => toCompact(midpoint(finding?.candidate))),
      was: own.map((finding) => toCompact(finding?.baseline?.value)),
      noise: own.map((finding) => toCompact(finding?.noise?.percent)),
    };
  };
  return { name, axis: printableLine(axis), loads, throughput: curveOf('throughput'), p99: curveOf('p99') };
}

/** The course of a case over the time of its load test, and that of the newest run of the baseline. */
const toTimeline = (entry: CaseTimeline, test: number) => ({
  ...toCounts(entry),
  test,
  ...defined({ before: entry.before && toCounts(entry.before) }),
});

/** The requests during a run. Times are in milliseconds since 1970. */
function toCounts(entry: Omit<CaseTimeline, 'case'>) {
  const { startMs: start, widthMs: width, codes: raw, slowestMs: _, ...counts } = entry.timeline;
  const codes = raw?.map(({ code, counts }) => ({ code: printableLine(shortCode(code)) || 'no code', counts }));
  return { ...spanOf(entry), start, width, ...counts, ...defined({ codes }) };
}

/** The name of the load test of each timeline: its cases were measured together. */
function findLoadTests(
  timelines: readonly CaseTimeline[],
  cases: ReadonlyMap<string, CaseName>,
): ReadonlyMap<CaseTimeline, string> {
  const repetitions = new Map<string, number>();
  return new Map(
    timelines.map((entry) => {
      const repetition = (repetitions.get(entry.case) ?? 0) + 1;
      repetitions.set(entry.case, repetition);
      const name = cases.get(entry.case);
      const test = name === undefined ? entry.case : loadTestKey(name);
      return [entry, `${test}${repetition === 1 ? '' : `, repetition ${String(repetition)}`}`];
    }),
  );
}

/** When the requests of a timeline began and ended, in milliseconds since 1970. */
function spanOf({ startedAt, durationMs, timeline: { startMs, widthMs, requests } }: Omit<CaseTimeline, 'case'>) {
  const from = startedAt === undefined ? startMs : Date.parse(startedAt);
  return { from, to: durationMs === undefined ? startMs + widthMs * requests.length : from + durationMs };
}

/** The word for cases that measure the machine. */
export const controlWord = 'control';

export interface CaseFindings {
  readonly case: CaseName;
  /** Gated metrics, controls and objectives. */
  readonly judged: readonly Finding[];
  /** The judged finding whose number stands for the case; undefined if it has none. */
  readonly shown?: Finding;
  /** The word for its verdict. */
  readonly word: string;
}

export function groupByCase(report: Report): readonly CaseFindings[] {
  const states = new Map(groupFindings(report).cases.map((found) => [found.name.key, found]));
  const names = new Map(report.findings.map((finding) => [finding.case.key, finding.case]));
  const findings = groupBy(report.findings, (finding) => finding.case.key);
  return [...names.values()]
    .map((name): CaseFindings => {
      const own = findings.get(name.key) ?? [];
      const judged = own.filter(isJudged).sort((a, b) => compareMetrics(a.metric, b.metric));
      const found = states.get(name.key);
      return {
        case: name,
        judged,
        word: found === undefined ? controlWord : caseLooks[sayShown(found)].word,
        ...defined({ shown: (found && findShown(found)) ?? judged.toSorted(compareSeverity)[0] }),
      };
    })
    .sort((a, b) => compareNaturally(a.case.key, b.case.key));
}

const isJudged = ({ gated, control, objective }: Finding): boolean =>
  gated || objective !== undefined || control === true;

/** The worst verdict first; within one verdict, the largest change relative to its limit, in either direction. */
const compareSeverity = (a: Finding, b: Finding): number =>
  compareVerdicts(a.verdict, b.verdict) || Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0);

/** A regression has the darkest tone from this multiple of its limit on. */
const far = 3;
/** A passing change is tinted from this severity on. */
const tintedShare = 0.5;

const tones = {
  regression: 'worse',
  missing: 'gone',
  invalid: 'gone',
  suspect: 'suspect',
  inconclusive: 'open',
  new: 'new',
  waived: 'waived',
  improvement: 'better',
  pass: 'same',
} as const satisfies Record<Finding['verdict'], Tone>;

export function findTone({ verdict, severity }: Finding): Tone {
  if (verdict === 'regression' && (severity ?? far) >= far) return 'far';
  return verdict === 'pass' && (severity ?? 0) >= tintedShare ? 'near' : tones[verdict];
}
