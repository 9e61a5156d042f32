import { formatCount } from '../../lang/format.js';
import { unusable } from '../../model/exit-code.js';
import { defineCommand, readingOptions, runUsages, shared } from '../command.js';
import { record } from './record.js';

export const command = defineCommand({
  summary: 'add a run to the recorded history',
  usage: 'RESULTS... [options]',
  about: `Failed, invalid and partial cases are refused by name; the others are recorded. Recording the same run again adds
nothing, except a --tag that the run did not have. A run is the same if it was measured at the same time, even with another
warm-up: the values recorded first are kept. Results without a time are the same run if all their values equal those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

If the results do not name the commit of the run, it is that of the CI job (GitHub, GitLab, Jenkins), or else of
the git work tree in the current folder. No commit is recorded if tracked files have changes, except history files
(.ndjson).

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0 --note 'new garbage collector'`,
  own: runUsages,
  shared: [...readingOptions, ...shared('commit', 'baselines')],
  commitSource: 'job-or-git',
  mode: {
    summary: 'add results to the recorded history',
    outcomes: ['recorded', 'partly-recorded', 'not-recorded', 'unusable'],
  },
  run: async ({ operands: results, ...request }, host) => {
    const result = await record({ ...request, results }, host);
    const { exitCode, problems, recorded, refused, files } = result;
    const data = { recorded, refused, files };
    if (exitCode === unusable) return { ...result, data };
    const [added, left] = [recorded, refused].map(({ length }) => formatCount(length, 'case'));
    const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
    const isUnmerged = files.length === 0 && problems.some(({ code }) => code === 'unmerged');
    const outcome = exitCode !== 0 ? 'partly-recorded' : isUnmerged ? 'not-recorded' : 'recorded';
    return { ...result, data, outputs: { outcome }, text: `Recorded ${added}${where}; refused ${left}.\n` };
  },
});
