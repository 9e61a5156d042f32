import { validateReport } from '../generated/validators.js';
import type { Host, Problem, Report } from '../model.js';
import { largeMatrix, noSuchReport, notJson, reportTooLarge, unknownFormatName } from '../problems.js';
import { rerunMatrix, type Matrix } from '../rerun-matrix.js';
import { breaches } from '../validation.js';
import { tell, type Command } from './_shared.js';

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
    host.stdout(format === 'json' ? `${inert(JSON.stringify(matrix))}\n` : inText(matrix));
    return 0;
  },
};

/** GitHub starts no more jobs of one matrix. */
const mostJobs = 256;
/** Anybody may have written the report: a larger one is not read to its end. */
const mostBytes = 64 * 1024 * 1024;

async function readReport(
  file: string,
  host: Host,
): Promise<{ readonly report?: Report; readonly problems: readonly Problem[] }> {
  if ((await host.find(file)).length !== 1) return { problems: [noSuchReport(file)] };
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of host.read(file)) {
    size += piece.length;
    if (size > mostBytes) return { problems: [reportTooLarge(file, mostBytes)] };
    pieces.push(piece);
  }
  const text = new TextDecoder().decode(joined(pieces, size));
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return { problems: [notJson({ file, line: 1 }, text.trim().slice(0, 40))] };
  }
  const problems = breaches(validateReport, value, (pointer) => ({ file, pointer }));
  return problems.length > 0 ? { problems } : { report: value as Report, problems };
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Names come from results: what a terminal or an editor would obey is written as JSON's escape for it. */
const inert = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function inText({ include }: Matrix): string {
  if (include.length === 0) return 'Nothing needs to be measured again.\n';
  const listOf = (role: string): readonly string[] =>
    include.filter((each) => each.role === role).map((each) => `  ${inert(JSON.stringify(each.case)).slice(1, -1)}`);
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
