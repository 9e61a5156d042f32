import { formatCount } from '../../lang/format.js';
import { unusable } from '../../model/exit-code.js';
import { defineCommand, readingOptions, shared } from '../command.js';
import { describeGiven } from '../given.js';
import { importHistory, type ImportResult } from './import.js';

export const command = defineCommand({
  summary: 'add existing results to the recorded history, with their dates and commits',
  usage: 'RESULTS... [options]',
  about: `Adds an existing history to the recorded one, oldest run first. Every run keeps its own date and commit. Failed,
invalid and partial cases are left out. Importing the same runs again adds nothing. Levels that got worse long ago and
last are taken as given, and listed.

  a file of many nights   every night is a run: a CSV with a Date column, data.js, .ndjson
  folders named by date   every date is a run: results/2025-01-31/, summary-20250131.csv
  --every-commit PATH     every version of a committed file, folder or glob is a run, with its commit and date
  a store                 baselines-old/, branch:NAME, git:URL#branch, s3://bucket/prefix

A result that has no date needs --at and --commit.

Exit codes: 0 everything was imported, 1 something was left out, 3 nothing was imported.

Examples:
  guardband import nightly.csv
  guardband import --every-commit benchmarks/summary.csv
  guardband import results/ --set scenario=checkout
  guardband import summary.csv --at 2025-01-31 --commit v4.5.0`,
  own: {
    'every-commit': 'read the files at every commit that changed them',
    'at DATE': 'when an undated run was measured: 2025-01-31 or 2025-01-31T02:00:00Z',
    'commit COMMIT': 'the commit that a run without one measured; none if nobody knows',
  },
  shared: [...readingOptions, ...shared('baselines')],
  run: async ({ operands: results, ...request }, host) => {
    const result = await importHistory({ ...request, results }, host);
    const data = { runs: result.runs, lines: result.lines, files: result.files };
    return { ...result, data, text: result.exitCode === unusable ? undefined : describeImported(result) };
  },
});

function describeImported({ runs, lines, first, last, files, given }: ImportResult): string {
  const span = first === undefined ? '' : ` of ${first.slice(0, 10)} to ${(last ?? first).slice(0, 10)}`;
  const what =
    runs === 0 ? formatCount(lines, 'line') : `${formatCount(runs, 'run')}${span} (${formatCount(lines, 'line')})`;
  const where =
    files.length === 0 ? '' : ` into ${files.length > 3 ? formatCount(files.length, 'file') : files.join(', ')}`;
  const levels = given === undefined ? '' : describeGiven(given, given.history);
  return `Imported ${what}${where}.\n${levels}`;
}
