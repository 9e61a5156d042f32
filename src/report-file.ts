/** A report as a file, which anybody may have written: nothing in it is believed before it is known to be a report. */
import type { Host, Problem, Report } from './model.js';
import { noSuchReport, notJson, reportTooDeep, reportTooLarge } from './problems.js';
import { breaches } from './validation.js';

/** A larger one is not read to its end: one of 5,000 cases has some 12 MB. */
const mostBytes = 64 * 1024 * 1024;
/** A report has eight levels. */
const mostLevels = 32;

/** The report, or every reason why it is none. */
export async function readReport(
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
  const bytes = joined(pieces, size);
  if (isDeeper(bytes, mostLevels)) return { problems: [reportTooDeep(file, mostLevels)] };
  const text = new TextDecoder().decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return { problems: [notJson({ file, line: 1 }, text.trim().slice(0, 40))] };
  }
  const { validate } = await import('./generated/validators/report.js');
  const problems = breaches(validate, value, (pointer) => ({ file, pointer }));
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

const signs = { quote: 0x22, backslash: 0x5c, openList: 0x5b, closeList: 0x5d, open: 0x7b, close: 0x7d } as const;

/** Whether JSON nests deeper than this, by its brackets alone: what walks over it later walks by recursion. */
function isDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    if (sign === signs.quote) isInText = !isInText;
    else if (isInText) {
      if (sign === signs.backslash) i++;
    } else if (sign === signs.openList || sign === signs.open) {
      if (++depth > most) return true;
    } else if (sign === signs.closeList || sign === signs.close) depth--;
  }
  return false;
}
