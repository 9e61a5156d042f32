import { matcherFor } from '../../cases/patterns.js';
import { findUnmatched } from '../unmatched.js';
import { unusable } from '../../model/exit-code.js';
import { defineCommand, judgingOptions } from '../command.js';
import { check } from '../check/check.js';
import { explain as explainFinding } from '../../report/explain/text.js';
import { plainWording } from '../../report/sentences/words.js';
import { badMetric } from '../../problems/config.js';

export const command = defineCommand({
  summary: 'show every number that led to one verdict',
  usage: 'CASE [METRIC] [options]',
  about: `CASE is the name of a case, part of one, or a pattern with * and ?. METRIC is errorPercent, throughput, p99, ...;
without it, every judged metric is explained. The results are those of \`results:\` in guardband.yml unless --results
names others.

Example:
  guardband explain 'checkout*users=20*' throughput --results results/`,
  own: {
    'results RESULTS ...': 'files, folders or globs to judge',
    'against SELECTOR': 'what to compare with; see guardband check --help',
    'only PATTERN ...': 'the cases that the check expected; see guardband check --help',
  },
  shared: judgingOptions,
  showsNotes: false,
  refuse: ({ operands }) => (operands.length === 0 ? 'Name a case.' : undefined),
  run: async ({ operands: [pattern = '', metric], ...request }, host) => {
    const { report, problems, exitCode } = await check(request, [], host);
    if (report === undefined) return { exitCode, problems };
    const cases = report.findings.map((finding) => finding.case);
    const isNamed = matcherFor(pattern, cases);
    const ofCase = report.findings.filter((finding) => isNamed(finding.case));
    const wanted = ofCase.filter((finding) => metric === undefined || finding.metric === metric);
    if (wanted.length > 0) {
      const text = wanted.map((finding) => explainFinding(finding, report, host.page.width)).join('\n');
      return { exitCode: 0, problems, text, data: { findings: wanted } };
    }
    const measured = new Set(ofCase.map((finding) => finding.metric));
    const known = plainWording(report).metrics.all.filter(({ id }) => measured.has(id));
    const unknown = ofCase.length === 0 ? findUnmatched([pattern], cases) : [badMetric('METRIC', metric ?? '', known)];
    return { exitCode: unusable, problems: [...problems, ...unknown] };
  },
});
