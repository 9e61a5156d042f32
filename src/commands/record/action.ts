import { ask, requestFrom, runUsages } from '../command.js';
import { setFilesOutput, type Mode } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { record } from './record.js';

export const recordMode: Mode = {
  name: 'record',
  summary: 'add results to the recorded history',
  outcomes: ['recorded', 'partly-recorded', 'not-recorded', 'unusable'],
  options: [{ name: 'unmerged', about: 'whether to record a change that is not merged', choices: ['false', 'true'] }],
  endings: [],
  run: async (step) => {
    const { host } = step;
    const request = { ...requestFrom(step, step.getAll('results')), ...ask(runUsages, step) };
    const { exitCode, recorded, refused, files, problems } = await record(request, host);
    showProblems(problems, host);
    host.stdout(`Recorded ${recorded.length} cases, refused ${refused.length}.\n`);
    const isRefused = problems.some(({ code }) => code === 'unmerged') && files.length === 0;
    const outcome =
      exitCode === 0 ? (isRefused ? 'not-recorded' : 'recorded') : exitCode === 1 ? 'partly-recorded' : 'unusable';
    host.job?.setOutput('outcome', outcome);
    setFilesOutput(files, host);
    return exitCode;
  },
};
