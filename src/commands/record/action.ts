import { describeRun, requestFrom } from '../command.js';
import { setFilesOutput, type Mode } from '../mode.js';
import { showProblems } from '../show-problems.js';
import { record } from './record.js';

export const recordMode: Mode = {
  name: 'record',
  summary: 'add results to the recorded history',
  outcomes: ['recorded', 'partly-recorded', 'unusable'],
  options: [],
  endings: [],
  run: async (step) => {
    const { host } = step;
    const request = { ...requestFrom(step, step.getAll('results')), ...describeRun(step) };
    const { exitCode, recorded, refused, files, problems } = await record(request, host);
    showProblems(problems, host);
    host.stdout(`Recorded ${recorded.length} cases, refused ${refused.length}.\n`);
    host.job?.setOutput('outcome', exitCode === 0 ? 'recorded' : exitCode === 1 ? 'partly-recorded' : 'unusable');
    setFilesOutput(files, host);
    return exitCode;
  },
};
