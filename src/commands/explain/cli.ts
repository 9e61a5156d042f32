import { noSuchCase, noSuchMetric } from '../../problems/commands.js';
import { matcherFor } from '../../cases/patterns.js';
import { baselinesOption, readingOptions, requestFrom, tell, type Command } from '../command.js';

export const explain: Command = {
  name: 'explain',
  summary: 'show every number that led to one verdict',
  usage: 'CASE [METRIC] [options]',
  about: `CASE is a case's name, part of one, or a pattern with * and ?. METRIC is errorPercent, throughput, p99, ...; without it
every judged metric is explained. The results are those of \`results:\` in guardband.yml unless named.

Example:
  guardband explain 'checkout*users=20*' throughput --results results/`,
  options: [
    { name: 'results', value: 'RESULTS', multiple: true, about: 'files, folders or globs to judge' },
    ...readingOptions,
    baselinesOption,
    { name: 'against', value: 'SELECTOR', about: 'as of check' },
  ],
  run: async (given, host) => {
    const { gate, explainFinding } = await import('../_judging.js');
    const [pattern, metric] = given.operands;
    if (pattern === undefined) {
      host.stderr('Which case? See guardband explain --help.\n');
      return 3;
    }
    const against = given.one('against');
    const request = {
      ...requestFrom(given),
      results: given.all('results'),
      ...(against === undefined ? {} : { against }),
    };
    const { report, problems, exitCode } = await gate(request, [], host);
    tell(problems, host, false);
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
      const known = [...new Set(cases.map(({ key }) => key))];
      const measured = [...new Set(ofCase.map((finding) => finding.metric))];
      tell([ofCase.length === 0 ? noSuchCase(pattern, known) : noSuchMetric(metric ?? '', measured)], host);
      return 3;
    }
    host.stdout(wanted.map((finding) => explainFinding(finding, report)).join('\n'));
    return 0;
  },
};
