import { readReport } from '../../documents/read-report.js';
import { escapeInvisible, escapeText } from '../../lang/json-text.js';
import { unusable } from '../../model/exit-code.js';
import { largeMatrix } from '../../problems/publishing.js';
import { rerunMatrix, type Matrix } from '../../report/rerun-matrix.js';
import { formatOption, type Command } from '../command.js';
import { canShow } from '../show-document.js';
import { showProblems } from '../show-problems.js';

/** The most jobs that GitHub starts for one matrix. */
const mostJobs = 256;

const renderers = [
  { id: 'json', endings: [], render: (matrix: Matrix) => `${escapeInvisible(JSON.stringify(matrix))}\n` },
  { id: 'text', endings: [], render: formatText },
];

export const rerun: Command = {
  usage: 'REPORT.json [options]',
  about: `REPORT.json is what \`check --out report.json\` wrote. The JSON is the matrix of a GitHub Actions job, with one entry
per scenario and configuration, because one load test measures all its labels at once. It is empty if there are
no suspects. Each job measures the last good commit and the head beside each other: guardband gate.

Exit codes: 0 the list was written, 3 the report cannot be used.

Examples:
  guardband rerun report.json --format text
  guardband rerun report.json        prints {"include":[{"users":"20","scenario":"checkout",...}]}`,
  options: [formatOption(renderers)],
  run: async ({ operands, get }, host) => {
    const format = get('format') ?? 'json';
    if (!canShow({ renderers, format, files: [] }, host)) return unusable;
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) {
      host.stderr('Name a report. See guardband rerun --help.\n');
      return unusable;
    }
    const { report, problems } = await readReport(file, host);
    showProblems(problems, host);
    if (report === undefined) return unusable;
    const matrix = rerunMatrix(report.rerun);
    if (matrix.include.length > mostJobs) showProblems([largeMatrix(matrix.include.length, mostJobs)], host);
    host.stdout(renderers.find(({ id }) => id === format)?.render(matrix) ?? '');
    return 0;
  },
};

function formatText({ include }: Matrix): string {
  if (include.length === 0) return 'There are no suspects.\n';
  const listRole = (role: string): readonly string[] =>
    include.filter((entry) => entry.role === role).map((entry) => `  ${escapeText(entry.case)}`);
  const [suspects, controls] = [listRole('suspect'), listRole('control')];
  return [
    'Measure these beside their base, with all labels of the same scenario and configuration:',
    ...suspects,
    ...(controls.length === 0
      ? []
      : ['Measure these on the same machine, too, to recognise a slow machine:', ...controls]),
    'The gate measures both versions alternately, and decides:',
    '  guardband gate',
    '',
  ].join('\n');
}
