import { formatCount } from '../../lang/format.js';
import { unusable } from '../../model/exit-code.js';
import { defineCommand, readingOptions, runUsages, shared } from '../command.js';
import { record, type RecordedHistory, type RecordResult } from './record.js';
import { isOf } from '../../problems/problem.js';
import { unmergedRefused } from '../../problems/history.js';

export const command = defineCommand({
  summary: 'add a run, or a whole history, to the recorded one',
  usage: 'RESULTS... [options]',
  about: `Failed, invalid and partial cases are refused by name; the others are recorded. Recording the same run again adds
nothing, except a --tag that the run did not have. A run is the same if it was measured at the same time, even with another
warm-up: the values recorded first are kept. Results without a time are the same run if all their values equal those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

Of a history every run is recorded, with its own date and commit: of a CSV with a date and perhaps a commit in every
row, of NDJSON or a folder that Guardband recorded, of data.js, and of folders or files named by date
(results/2025-01-31/). Runs that are undated, in the future, there twice or in another unit are named and left out.
Levels of new cases that got worse long ago and last are taken as given, and listed.

If the results do not name the commit of the run, it is that of the CI job (GitHub, GitLab, Jenkins), or else of
the git work tree in the current folder. No commit is recorded if tracked files have changes, except history files
(.ndjson).

Exit codes: 0 everything was recorded, 1 something was refused or left out, 3 nothing could be read.

Examples:
  guardband record results/ --tag 4.5.0 --note 'new garbage collector'
  guardband record nightly.csv --set scenario=checkout
  guardband record summary.csv --at 2025-01-31`,
  own: {
    ...runUsages,
    'at DATE': {
      about: 'when an undated run was measured, which is not of this job: 2025-01-31 or 2025-01-31T02:00:00Z',
      frontEnd: 'command-line',
    },
  },
  shared: [...readingOptions, ...shared('commit', 'baselines')],
  commitSource: 'job-or-git',
  mode: {
    summary: 'add results to the recorded history',
    outcomes: ['recorded', 'partly-recorded', 'not-recorded', 'unusable'],
  },
  run: async ({ operands: results, ...request }, host) => {
    const result = await record({ ...request, results }, host);
    const { exitCode, problems, recorded, refused, files, history } = result;
    const data = { recorded, refused, files, ...(history && { runs: history.runs, lines: history.lines }) };
    if (exitCode === unusable) return { ...result, data };
    if (history !== undefined) {
      const outcome = exitCode === 0 ? 'recorded' : 'partly-recorded';
      return { ...result, data, outputs: { outcome }, text: historyText(result, history) };
    }
    const [added, left] = [recorded, refused].map(({ length }) => formatCount(length, 'case'));
    const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
    const isUnmerged = files.length === 0 && problems.some((one) => isOf(one, unmergedRefused));
    const outcome = exitCode !== 0 ? 'partly-recorded' : isUnmerged ? 'not-recorded' : 'recorded';
    return { ...result, data, outputs: { outcome }, text: `Recorded ${added}${where}; refused ${left}.\n` };
  },
});

function historyText({ files }: RecordResult, { runs, lines, first, last }: RecordedHistory): string {
  const span = first === undefined || last === undefined ? '' : ` of ${first.slice(0, 10)} to ${last.slice(0, 10)}`;
  const where = files.length > 3 ? formatCount(files.length, 'file') : files.join(', ');
  const into = where === '' ? '' : ` in ${where}`;
  return `Recorded ${formatCount(runs, 'run')}${span} (${formatCount(lines, 'line')})${into}.\n`;
}
