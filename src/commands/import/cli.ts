import { defined } from '../../lang/defined.js';
import { formatCount } from '../../lang/list.js';
import { unusable } from '../../model/exit-code.js';
import { baselinesOption, readingOptions, requestFrom, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { importHistory } from './import.js';

export const importCommand: Command = {
  usage: 'RESULTS... [options]',
  about: `Adds an existing history to the recorded one, oldest run first. Every run keeps its own date and commit. Failed,
invalid and partial cases are left out. Importing the same runs again adds nothing.

  a file of many nights   every night is a run: a CSV with a Date column, data.js, .ndjson
  folders named by date   every date is a run: results/2025-01-31/, summary-20250131.csv
  --every-commit FILE     every version of a committed file is a run, with its commit and date
  a store                 baselines-old/, branch:NAME, git:URL#branch, s3://bucket/prefix

A result that has no date needs --at and --commit.

Exit codes: 0 everything was imported, 1 something was left out, 3 nothing was imported.

Examples:
  guardband import nightly.csv
  guardband import --every-commit benchmarks/summary.csv
  guardband import results/ --set scenario=checkout
  guardband import summary.csv --at 2025-01-31 --commit v4.5.0`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'every-commit', about: 'read the files at every commit that changed them' },
    { name: 'at', value: 'DATE', about: 'when an undated run was measured: 2025-01-31 or 2025-01-31T02:00:00Z' },
    { name: 'commit', value: 'COMMIT', about: 'the commit that a run without one measured; none if nobody knows' },
  ],
  run: async (given, host) => {
    const request = {
      ...requestFrom(given, given.operands),
      everyCommit: given.get('every-commit') === 'true',
      ...defined({ at: given.get('at'), commit: given.get('commit') }),
    };
    const { exitCode, runs, lines, first, last, files, problems } = await importHistory(request, host);
    showProblems(problems, host);
    if (exitCode === unusable) return exitCode;
    const span = first === undefined ? '' : ` of ${first.slice(0, 10)} to ${(last ?? first).slice(0, 10)}`;
    const what =
      runs === 0 ? formatCount(lines, 'line') : `${formatCount(runs, 'run')}${span} (${formatCount(lines, 'line')})`;
    const where =
      files.length === 0 ? '' : ` into ${files.length > 3 ? formatCount(files.length, 'file') : files.join(', ')}`;
    host.stdout(`Imported ${what}${where}.\n`);
    return exitCode;
  },
};
