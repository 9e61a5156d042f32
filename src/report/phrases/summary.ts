/** The lines below the table of groups: how certain it is, the number of cases by verdict, and why some could not be judged. */
import { groupBy } from '../../lang/objects.js';
import type { Block } from '../blocks/blocks.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { formatCount, joinParts, joinWithAnd } from '../../lang/format.js';
import { median } from '../../stats/averages.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { countLine, isNothingJudged } from './case-verdicts.js';
import { chooseRows, fewRows, sharedSureness, type RowSelection } from './rows.js';
import { describeFound, measuredLine } from './certainty.js';
import { referenceReport } from './compared-runs.js';
import { runShiftLines } from './run-shift.js';
import { describeReason, outcomeReasonTexts, type Wording } from './words.js';

/** What follows the table of groups on every surface: how sure it is, what the run did as a whole, and how it was measured. */
export const evidenceLines = (report: Report, wording: Wording, said: string) => [
  joinParts(
    [
      rowsNote(chooseRows(report), report),
      countLine(report, wording),
      worthLine(report, wording),
      asideLine(report, wording),
    ],
    ' ',
  ),
  // What is not one whole test says nothing about the machine.
  ...(isNothingJudged(report) ? [] : runShiftLines(report, wording, said)),
  measuredLine(report, wording),
  errorsNote(report),
];

/** The table of the second comparison as a surface writes it; empty if nothing is written. */
export function referenceTable(
  report: Report,
  write: (view: Report, shown: RowSelection) => readonly string[],
): readonly Block[] {
  const view = referenceReport(report);
  const shown = view && chooseRows(view);
  return view && shown ? [{ written: write(view, shown) }] : [];
}

/** What is true of many rows, and is said once: that the values are those of one case, and how sure each is. */
function rowsNote(shown: RowSelection, report: Report): string {
  const sure = sharedSureness(shown, report);
  const areGroups = shown.rows.some(({ cases, kind }) => cases.length > 1 && kind !== 'missing');
  if (shown.rows.length > fewRows && areGroups) return `Rows show largest changes${sure && `, ${sure}`}.`;
  return sure && `Each row: ${sure}.`;
}

/** What a pass without pairs shows: "In a typical case, throughput −6 %, p50 +12 % would be found ...". */
function worthLine({ outcome, findings, gate, pairs }: Report, wording: Wording): string {
  if (outcome !== 'passed' || gate !== undefined || pairs !== undefined) return '';
  const judged = findings.filter(
    (finding) =>
      finding.gated &&
      finding.verdict === 'pass' &&
      finding.smallestDetectable !== undefined &&
      wording.metric(finding).scale === 'ratio',
  );
  const found = [...groupBy(judged, ({ metric }) => metric)].map(([metric, cases]) => {
    const size = median(cases.map(({ smallestDetectable = NaN }) => smallestDetectable));
    return { metric, percent: wording.metric({ metric }).better === 'higher' ? -size : size };
  });
  return describeFound('In a typical case', found, 'be found', wording);
}

/** "p99 is not judged, as the configuration says." */
function asideLine(
  { findings, statistics: { metrics, cases } = { metrics: [], cases: [] } }: Report,
  wording: Wording,
): string {
  const judged = new Set(findings.filter(({ gated }) => gated).map(({ metric }) => metric));
  const isAside = (metric: string, i: number): boolean =>
    !judged.has(metric) &&
    wording.metric({ metric }).gated &&
    cases.some(({ baseline }) => typeof baseline?.[i] === 'number');
  const titles = metrics.filter(isAside).map((metric) => wording.title({ metric }));
  return titles.length === 0
    ? ''
    : `${joinWithAnd(titles)} ${titles.length === 1 ? 'is' : 'are'} not judged, as the configuration says.`;
}

/** Why cases could not be judged, the most frequent reason first. */
export const describeUnjudged = (report: Report): readonly string[] => [
  ...new Set([...groupUnjudged(report).values()].map(describeReason)),
];

/** Groups cases that could not be judged by the reason of their first such metric; most frequent first. */
export function groupUnjudged(report: Report): ReadonlyMap<Reason, readonly Finding[]> {
  const open = groupFindings(report).cases.filter(({ state }) => state === 'unjudged');
  const first = open.flatMap(({ moved }) => moved.slice(0, 1));
  return new Map([...groupBy(first, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length));
}

/** Explains why errors kept other metrics from being judged; empty if they did not. */
function errorsNote({ findings }: Report): string {
  const keys = new Set(
    findings.flatMap(({ gated, reason, case: { key } }) => (gated && reason === 'errors' ? [key] : [])),
  );
  return keys.size === 0
    ? ''
    : `Throughput and response times of ${formatCount(keys.size, 'case')} are not judged, because failed requests distort them.`;
}

/** Why a result is not one whole test, as a clause. The report may be of another run, so it is as untrusted as a name. */
export const whyUnsound = ({ problems }: Report, { prose }: Wording): string =>
  prose(problems.find(({ withholds }) => withholds === 'test')?.because ?? outcomeReasonTexts.unsound);
