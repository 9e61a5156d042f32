import { escapeInvisible } from '../../lang/json-text.js';
import { largeMatrix, unknownFormatName } from '../../problems/publishing.js';
import { readReport } from '../../documents/read-report.js';
import { rerunMatrix, type Matrix } from '../../report/rerun-matrix.js';
import { tell, type Command } from '../command.js';

export const rerun: Command = {
  name: 'rerun',
  summary: 'list what to measure again: the suspects and their controls',
  usage: 'REPORT.json [options]',
  about: `REPORT.json is what \`check --out report.json\` wrote. The JSON is the matrix of a GitHub Actions job: one entry for each
scenario and configuration, as one load test measures all its labels at once. With nothing to measure again it is empty.

Exit codes: 0 the list was written, 3 the report cannot be used.

Examples:
  guardband rerun report.json --format text
  guardband rerun report.json        {"include":[{"users":"20","scenario":"checkout","role":"suspect",...}]}`,
  options: [{ name: 'format', value: 'NAME', about: 'what is printed: json (default), text' }],
  run: async (given, host) => {
    const format = given.one('format') ?? 'json';
    if (format !== 'json' && format !== 'text') {
      tell([unknownFormatName(format, ['json', 'text'])], host);
      return 3;
    }
    const [file] = given.operands;
    if (file === undefined || given.operands.length > 1) {
      host.stderr('Which report? Name one; see guardband rerun --help.\n');
      return 3;
    }
    const { report, problems } = await readReport(file, host);
    tell(problems, host);
    if (report === undefined) return 3;
    const matrix = rerunMatrix(report.rerun);
    if (matrix.include.length > mostJobs) tell([largeMatrix(matrix.include.length, mostJobs)], host);
    host.stdout(format === 'json' ? `${escapeInvisible(JSON.stringify(matrix))}\n` : inText(matrix));
    return 0;
  },
};

/** GitHub starts no more jobs of one matrix. */
const mostJobs = 256;
function inText({ include }: Matrix): string {
  if (include.length === 0) return 'Nothing needs to be measured again.\n';
  const listOf = (role: string): readonly string[] =>
    include
      .filter((each) => each.role === role)
      .map((each) => `  ${escapeInvisible(JSON.stringify(each.case)).slice(1, -1)}`);
  const [suspects, controls] = [listOf('suspect'), listOf('control')];
  return [
    'Measure these again; with them all labels of the same scenario and configuration are measured:',
    ...suspects,
    ...(controls.length === 0
      ? []
      : ["And with them, on the same machine, so that the machine's part can be told:", ...controls]),
    'Then judge both runs together:',
    '  guardband check RESULTS RERUN-RESULTS',
    '',
  ].join('\n');
}
