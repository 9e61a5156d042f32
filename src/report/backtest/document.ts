/** A backtest for a terminal or a log. */
import { formatJson, printableLine } from '../../lang/printable.js';
import { formatSize, formatCount, joinParts, joinWithAnd, thousands } from '../../lang/format.js';
import type { Backtest, FailedRun } from '../../model/documents.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { numbers, type Section } from '../blocks/blocks.js';
import { writeText } from '../blocks/text.js';
import { formatPercent, describeFinding } from '../phrases/amount.js';
import { nameBuild } from '../phrases/compared-runs.js';
import { outcomeReasonTexts } from '../phrases/words.js';
import { plainWording, type Wording } from '../phrases/wording.js';

const maxRows = 20;

/** The formats of a backtest; the first is the default. */
export const backtestRenderers: readonly DocumentRenderer<Backtest>[] = [
  {
    id: 'text',
    endings: [],
    render: (backtest, page) => {
      const wording = plainWording(backtest);
      return writeText(
        [
          ...overview(backtest, wording),
          lasting(backtest, wording),
          cases(backtest, wording),
          failures(backtest, wording),
          [limitations],
        ],
        page,
      );
    },
  },
  { id: 'json', endings: ['.json'], render: formatJson },
];

const limitations =
  'Whether a failure here is true or false is unknown: the history does not show which changes were real. A loss that lasted may be real. It counts once, as if it had been accepted after its first run. A case counts as missing only where it was measured in the run before. Waivers are not applied.';

function overview(backtest: Backtest, wording: Wording): readonly Section[] {
  const { runs, outcomes, suspectsOnly, slowLossesOnly, stretches, longestStretch, causes, undecided, events } =
    backtest;
  const share = (n: number): string => `${formatCount(n, 'run')} (${formatPercent((100 * n) / runs.replayed)})`;
  const inARow =
    outcomes.failed === stretches
      ? ''
      : `, in ${formatCount(stretches, 'stretch', 'stretches')} of consecutive runs, the longest of ${formatCount(longestStretch, 'run')}`;
  const why =
    undecided.length === 0
      ? ''
      : `: ${joinWithAnd(undecided.map(({ reason, runs: n }) => `${outcomeReasonTexts[reason]} (${thousands(n)})`))}`;
  return [
    [
      `Replayed ${formatCount(runs.replayed, 'run')} of ${thousands(runs.read)} (${formatCount(runs.cases, 'case')}, ${formatCount(runs.measurements, 'measurement')}) from ${formatTime(runs.from)} to ${formatTime(runs.to)}, each against at most ${formatCount(runs.history, 'run')} before it.`,
    ],
    [
      `Of your own ${formatCount(runs.replayed, 'past run')}, ${outcomes.failed === 0 ? 'none' : thousands(outcomes.failed)} would have failed${describeEvents(events, outcomes.failed)}${inARow}${causes.length === 0 ? '.' : ':'}`,
      {
        items: causes.map(
          ({ cause, runs: n }) => `${causeWords[cause] ?? wording.title({ metric: cause })}: ${share(n)}`,
        ),
      },
      causes.length > 1 ? 'A run counts under each of its causes.' : '',
      `The other ${formatCount(runs.replayed - outcomes.failed, 'run')}: ${thousands(outcomes.passed)} passed, ${thousands(outcomes.undecided)} undecided${why}.`,
      {
        items: [
          ...(suspectsOnly === 0
            ? []
            : [`${share(suspectsOnly)} had suspects, which pairs of base and head would settle`]),
          ...(slowLossesOnly === 0 ? [] : [`${share(slowLossesOnly)} had only slow losses over several runs`]),
        ],
      },
    ],
  ];
}

/** ", 2 of them at the beginning of 3 losses that lasted (1 did not fail at once) and 1 at none". */
function describeEvents(events: Backtest['events'], failures: number): string {
  if (events.length === 0) return ' although nothing is known to have changed';
  const failed = events.filter(({ outcome }) => outcome === 'failed').length;
  const missed = events.length - failed;
  const late = missed === 0 ? '' : ` (${thousands(missed)} did not fail at once)`;
  const others = failures === failed ? '' : ` and ${thousands(failures - failed)} at none`;
  return `, ${thousands(failed)} of them at the beginning of ${formatCount(events.length, 'loss', 'losses')} that lasted${late}${others}`;
}

/** Other causes are called by their own names. */
const causeWords: Readonly<Record<string, string>> = { errorPercent: 'errors', 'whole-run': 'whole run' };

function cases({ cases: all }: Backtest, wording: Wording): Section {
  const bad = all.filter(({ failed, suspect }) => failed + suspect > 0);
  if (bad.length === 0) return [];
  const [left, calm] = [bad.length - maxRows, all.length - bad.length];
  return {
    title: 'By case, in runs:',
    body: [
      {
        table: {
          columns: [
            { head: 'case', minWidth: 24 },
            numbers('judged'),
            numbers('failed'),
            numbers('suspect'),
            { head: 'worst', minWidth: 20 },
          ],
          rows: bad
            .slice(0, maxRows)
            .map(({ case: name, judged, failed, suspect, worst }) => [
              printableLine(name),
              ...[judged, failed, suspect].map((n) => (n === 0 ? '-' : thousands(n))),
              worst === undefined ? '-' : `${describeFinding(worst, wording)}, ${formatTime(worst.startedAt)}`,
            ]),
        },
      },
      left > 0 ? `... and ${formatCount(left, 'more case')}: write them with --out backtest.json` : '',
      calm > 0 ? `${formatCount(calm, 'case')} never failed.` : '',
    ],
  };
}

/** The losses that lasted, and what the gate said of their first runs. */
function lasting({ events }: Backtest, wording: Wording): Section {
  const items = events.map(
    (event) =>
      `${nameRun(event, wording)}: ${formatCount(event.cases, 'case')}, ${formatCount(event.runs, 'run')}; its first run ${event.outcome}`,
  );
  const left = describeLeft(events, 'loss', 'losses');
  return { title: 'Losses that lasted, newest last:', body: [left, { items: items.slice(-maxRows) }] };
}

function failures({ failures: all }: Backtest, wording: Wording): Section {
  const columns = [{ head: 'run' }, { head: 'what the gate would have reported', minWidth: 24 }];
  const rows = all.slice(-maxRows).map((run) => [nameRun(run, wording), describeFailure(run, wording)]);
  const left = describeLeft(all, 'run');
  return { title: 'Failed runs, newest last:', body: [left, { table: { columns, rows } }] };
}

function describeLeft({ length }: readonly unknown[], singular: string, plural?: string): string {
  const count = formatCount(length - maxRows, singular, plural);
  return length > maxRows ? `... ${count} before these: write them with --out backtest.json` : '';
}

const nameRun = (run: Pick<FailedRun, 'startedAt' | 'tag' | 'commit'>, wording: Wording): string =>
  joinParts([formatTime(run.startedAt), nameBuild(run, wording)], ', ');

function describeFailure({ worst, cases: n, wholeRun }: FailedRun, wording: Wording): string {
  const whole = joinWithAnd(wholeRun.map((shift) => `${wording.title(shift)} ${formatSize(shift.percent)}`));
  const parts = [
    worst && `${printableLine(worst.case.key)}: ${describeFinding(worst, wording)}`,
    n > 1 ? formatCount(n - 1, 'more case') : '',
    whole === '' ? '' : `the whole run: ${whole}`,
  ];
  return joinParts(parts, '; ');
}

/** Formats a time to the minute, because some projects measure several times a day. */
const formatTime = (startedAt: string): string => printableLine(startedAt).slice(0, 16).replace('T', ' ');
