import { defined } from '../../lang/objects.js';
import { pageOptions } from '../../report/page-options.js';
import { publisherOptions } from '../../report/publishers/index.js';
import { allEndings } from '../../report/renderers/index.js';
import { judgeStep, withdrawStep } from '../check/action.js';
import { requestFrom } from '../command.js';
import { pullRequestOption, type Mode } from '../mode.js';
import { measureAndJudge } from './gate.js';
import { measureFrom, stepMeasureOptions } from './options.js';

export const gateMode: Mode = {
  name: 'gate',
  summary: 'measure the head, and where that does not decide, base and head in pairs',
  outcomes: ['passed', 'failed', 'undecided', 'unusable'],
  options: [...stepMeasureOptions, ...publisherOptions('action'), ...pageOptions('action'), pullRequestOption],
  endings: allEndings,
  run: async (step) =>
    await judgeStep(gateMode, step, async (host, chosen) => {
      const request = {
        ...requestFrom(step, []),
        only: step.getAll('only'),
        measure: measureFrom(step),
        ...defined({ base: step.get('base') }),
      };
      return await measureAndJudge(request, chosen, host);
    }),
  withdraw: withdrawStep,
};
