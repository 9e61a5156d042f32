import { unusable } from '../../model/exit-code.js';
import { comparisonText } from '../../report/comparison/text.js';
import { describeAnswer } from '../../report/phrases/next-steps/comparison.js';
import { plainWording } from '../../report/phrases/wording.js';
import { writeOutputs } from '../../report/outputs.js';
import { renderers } from '../../report/renderers/index.js';
import { defineCommand, outUsage, readingOptions, repositoryOption, shared } from '../command.js';
import { compareRuns } from './compare.js';

export const command = defineCommand({
  summary: 'show two runs, tags, commits or results side by side',
  usage: 'A B [options]',
  about: `A and B are two runs, shown with the older one first: a tag or a commit of the recorded history, last, or any readable result.

Exit codes: 0 both were compared, whatever changed; 3 one of them was not found.

Examples:
  guardband compare 4.4.0 4.5.0 --out compare.html
  guardband compare 1a2b3c4d last
  guardband compare results-before/ results-after/`,
  own: outUsage(renderers),
  shared: [...readingOptions, ...shared('baselines'), repositoryOption],
  commitSource: 'job',
  refuse: ({ operands }) => (operands.length === 2 ? undefined : 'Name two runs: guardband compare A B.'),
  run: async ({ operands: [before = '', after = ''], out = [], ...request }, host) => {
    const { exitCode, report, problems } = await compareRuns([before, after], request, host);
    if (report === undefined) return { exitCode, problems };
    const page = { ...host.page, verdict: describeAnswer(report, plainWording(report)).word };
    const unwritten = await writeOutputs(report, renderers, out, { ...host, page });
    return {
      exitCode: unwritten.problems.length === 0 ? exitCode : unusable,
      problems: [...problems, ...unwritten.problems],
      text: comparisonText(report, host.page),
      data: { report },
    };
  },
});
