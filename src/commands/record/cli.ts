import { baselinesOption, readingOptions, requestFrom, tell, type Command } from '../command.js';

export const record: Command = {
  name: 'record',
  summary: 'add a run to the recorded history',
  usage: 'RESULTS... [options]',
  about: `Failed, invalid and partial cases are refused by name and the rest is recorded. Recording the same run twice adds
nothing, but for a --tag that it did not have. It is the same when it was measured at the same time, also with another
warm-up: what was recorded stays. Where the results do not say when, it is the same when all values are those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

The commit of the run, where the results do not say it, is that of the CI job (GitHub, GitLab, Jenkins), or else of the
git work tree this is run in. None is recorded where tracked files differ from it; history files (.ndjson) may.

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0`,
  options: [
    ...readingOptions,
    baselinesOption,
    { name: 'tag', value: 'NAME', about: 'a release name to find this run by' },
  ],
  tellsCommit: 'job-or-git',
  run: async (given, host) => {
    const { recordRun } = await import('../_judging.js');
    const tag = given.one('tag');
    const recorded = await recordRun({ ...requestFrom(given), ...(tag === undefined ? {} : { tag }) }, host);
    tell(recorded.problems, host);
    const count = (n: number): string => `${String(n)} case${n === 1 ? '' : 's'}`;
    if (recorded.exitCode !== 3)
      host.stdout(
        `Recorded ${count(recorded.recorded.length)}${recorded.files.length === 0 ? '' : ` in ${recorded.files.join(', ')}`}; refused ${count(recorded.refused.length)}.\n`,
      );
    return recorded.exitCode;
  },
};
