import { matcherFor } from '../../cases/patterns.js';
import { unmatchedPattern } from '../../cases/unmatched-pattern.js';
import { defined } from '../../lang/defined.js';
import { unusable } from '../../model/exit-code.js';
import { judgingOptions, requestFrom, type Command } from '../command.js';
import { showProblems } from '../show-problems.js';
import { gate } from '../check/check.js';
import { explain as explainFinding } from '../../report/explain/text.js';
import { noSuchMetric } from '../../problems/commands.js';

export const explain: Command = {
  usage: 'CASE [METRIC] [options]',
  about: `CASE is the name of a case, part of one, or a pattern with * and ?. METRIC is errorPercent, throughput, p99, ...;
without it, every judged metric is explained. The results are those of \`results:\` in guardband.yml unless --results
names others.

Example:
  guardband explain 'checkout*users=20*' throughput --results results/`,
  options: [
    { name: 'results', value: 'RESULTS', multiple: true, about: 'files, folders or globs to judge' },
    ...judgingOptions('what to compare with; see guardband check --help'),
  ],
  run: async (given, host) => {
    const [pattern, metric] = given.operands;
    if (pattern === undefined) {
      host.stderr('Name a case. See guardband explain --help.\n');
      return unusable;
    }
    const request = { ...requestFrom(given, given.getAll('results')), ...defined({ against: given.get('against') }) };
    const { report, problems, exitCode } = await gate(request, [], host);
    showProblems(problems, host, false);
    if (report === undefined) return exitCode;
    const cases = report.findings.map((finding) => finding.case);
    const isNamed = matcherFor(pattern, cases);
    const ofCase = report.findings.filter((finding) => isNamed(finding.case));
    const wanted = ofCase.filter((finding) =>
      metric === undefined
        ? finding.gated || (finding.control === true && finding.reason !== 'reported')
        : finding.metric === metric,
    );
    if (wanted.length === 0) {
      const measured = [...new Set(ofCase.map((finding) => finding.metric))];
      showProblems(
        [ofCase.length === 0 ? unmatchedPattern(pattern, cases) : noSuchMetric(metric ?? '', measured)],
        host,
      );
      return unusable;
    }
    host.stdout(wanted.map((finding) => explainFinding(finding, report, host.page.width)).join('\n'));
    return 0;
  },
};
