/** Renders a backtest for a terminal or a log. */
import { formatSize } from '../../lang/format-number.js';
import { formatCount, joinWithAnd } from '../../lang/list.js';
import type { Backtest, CaseRecord, FailedRun } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { formatPercent } from '../phrases/amount.js';
import { describeFinding } from '../phrases/finding-sentence.js';
import { printableLine } from '../../lang/printable.js';
import { outcomeReasonTexts } from '../phrases/words.js';
import { nameBuild } from '../phrases/run-name.js';
import { widenPage, wrapText } from '../phrases/word-wrap.js';
import { joinSections } from '../phrases/sections.js';
import { colours } from '../renderers/text/colours.js';
import { numbers, type Column } from '../phrases/table.js';
import { drawTable } from '../renderers/text/table.js';
import { thousands } from '../../lang/thousands.js';
import { plainWording, type Wording } from '../phrases/wording.js';

/** The maximum width of prose, because longer lines are hard to read, and a log has no width. */
const proseWidth = 120;
const maxRows = 20;

export function backtestText(backtest: Backtest, given: Page): string {
  const page = widenPage(given);
  const wording = plainWording(backtest);
  const sections = [
    overview(backtest, page, wording),
    cases(backtest, page, wording),
    failures(backtest, page, wording),
    wrapProse(limitations, page),
  ];
  return joinSections(sections);
}

const limitations =
  'Whether a failure here is true or false is unknown: the history does not show which changes were real. A failed run followed by runs at the same level may be real; a regression that stays keeps failing until it is accepted or the runs before it are no longer in the baseline. A case counts as missing only where it was measured in the run before. Waivers are not applied.';

function overview(backtest: Backtest, page: Page, wording: Wording): readonly string[] {
  const { runs, outcomes, suspectsOnly, slowLossesOnly, stretches, longestStretch, causes, undecided } = backtest;
  const share = (n: number): string => `${formatCount(n, 'run')} (${formatPercent((100 * n) / runs.replayed)})`;
  const inARow =
    outcomes.failed === stretches
      ? ''
      : `, in ${formatCount(stretches, 'stretch', 'stretches')} of consecutive runs, the longest of ${formatCount(longestStretch, 'run')}`;
  const why =
    undecided.length === 0
      ? ''
      : `: ${joinWithAnd(undecided.map(({ reason, runs: n }) => `${outcomeReasonTexts[reason]} (${thousands(n)})`))}`;
  const width = Math.max(...causes.map(({ cause }) => causeName(cause, wording).length));
  return [
    ...wrapProse(
      `Replayed ${formatCount(runs.replayed, 'run')} of ${thousands(runs.read)} (${formatCount(runs.cases, 'case')}, ${formatCount(runs.measurements, 'measurement')}) from ${formatTime(runs.from)} to ${formatTime(runs.to)}, each against at most ${formatCount(runs.history, 'run')} before it.`,
      page,
    ),
    '',
    ...wrapProse(
      `Of your own ${formatCount(runs.replayed, 'past run')}, ${outcomes.failed === 0 ? 'none' : thousands(outcomes.failed)} would have failed although nothing is known to have changed${inARow}${causes.length === 0 ? '.' : ':'}`,
      page,
    ),
    ...causes.map(({ cause, runs: n }) => `  ${causeName(cause, wording).padEnd(width)}  ${share(n)}`),
    ...(causes.length > 1 ? wrapProse('A run counts under each of its causes.', page) : []),
    ...wrapProse(
      `Only suspects, which measuring base and head alternately would settle: ${share(suspectsOnly)}.`,
      page,
    ),
    ...wrapProse(
      `Only slow losses over several runs, which no single measurement settles: ${share(slowLossesOnly)}.`,
      page,
    ),
    ...wrapProse(`Undecided: ${share(outcomes.undecided)}${why}.`, page),
  ];
}

const causeWords: Readonly<Record<string, string>> = {
  errorPercent: 'errors',
  scenario: 'scenario as a whole',
  'whole-run': 'whole run',
  objective: 'objective',
  missing: 'missing',
  invalid: 'invalid',
  suspect: 'suspect',
};
const causeName = (cause: string, wording: Wording): string => causeWords[cause] ?? wording.title({ metric: cause });

function cases({ cases: all }: Backtest, page: Page, wording: Wording): readonly string[] {
  const bad = all.filter(({ failed, suspect }) => failed + suspect > 0);
  if (bad.length === 0) return [];
  const shown = bad.slice(0, maxRows);
  const columns: readonly Column[] = [
    { head: 'case', minWidth: 24 },
    numbers('judged'),
    numbers('failed'),
    numbers('suspect'),
    { head: 'worst', minWidth: 20 },
  ];
  const cells = shown.map((record) => [
    printableLine(record.case),
    number(record.judged),
    number(record.failed),
    number(record.suspect),
    worstOfCase(record, wording),
  ]);
  return [
    ...formatHeading('By case, in runs:', page),
    ...drawTable({ columns, rows: cells }, page),
    ...(bad.length > shown.length
      ? wrapProse(
          `... and ${formatCount(bad.length - shown.length, 'more case')}: write them with --out backtest.json`,
          page,
        )
      : []),
    ...(all.length > bad.length
      ? wrapProse(`${formatCount(all.length - bad.length, 'case')} never failed.`, page)
      : []),
  ];
}

const number = (n: number): string => (n === 0 ? '-' : thousands(n));

function worstOfCase({ worst }: CaseRecord, wording: Wording): string {
  return worst === undefined ? '-' : `${describeFinding(worst, wording)}, ${formatTime(worst.startedAt)}`;
}

function failures({ failures: all }: Backtest, page: Page, wording: Wording): readonly string[] {
  if (all.length === 0) return [];
  const shown = all.slice(-maxRows);
  const builds = shown.some((run) => nameBuild(run, wording) !== '');
  const columns: readonly Column[] = [
    { head: 'run' },
    ...(builds ? [{ head: 'build', minWidth: 10 } as const] : []),
    { head: 'what the gate would have reported', minWidth: 24 },
  ];
  const cells = shown.map((run) => [
    formatTime(run.startedAt),
    ...(builds ? [nameBuild(run, wording)] : []),
    describeFailure(run, wording),
  ]);
  return [
    ...formatHeading('Failed runs, newest last:', page),
    ...(all.length > shown.length
      ? wrapProse(
          `... ${formatCount(all.length - shown.length, 'run')} before these: write them with --out backtest.json`,
          page,
        )
      : []),
    ...drawTable({ columns, rows: cells }, page),
  ];
}

function describeFailure({ worst, cases: n, wholeRun }: FailedRun, wording: Wording): string {
  const whole = wholeRun.map(({ metric, percent }) => `${wording.title({ metric })} ${formatSize(percent)}`);
  return [
    ...(worst === undefined ? [] : [`${printableLine(worst.case.key)}: ${describeFinding(worst, wording)}`]),
    ...(n > 1 ? [formatCount(n - 1, 'more case')] : []),
    ...(whole.length > 0 ? [`the whole run: ${joinWithAnd(whole)}`] : []),
  ].join('; ');
}

const formatHeading = (title: string, page: Page): readonly string[] =>
  wrapText(title, page.width).map((line) => colours(page.colour)('bold', line));

const wrapProse = (text: string, page: Page): readonly string[] => wrapText(text, Math.min(page.width, proseWidth));

/** Formats a time to the minute, because some projects measure several times a day. */
const formatTime = (startedAt: string): string => printableLine(startedAt).slice(0, 16).replace('T', ' ');
