/** Limits that are checked before a configuration is parsed, because the parser takes a microsecond for a character. */
import { defined } from '../lang/defined.js';
import { thousands } from '../lang/thousands.js';
import type { Problem } from '../model/documents.js';
import { configTooLarge } from '../problems/config.js';
import { tooNested } from '../problems/documents.js';

/** The maximum nesting of a configuration. Only five levels are in use, and the parser is recursive. */
const maxDepth = 100;

/** Columns of indentation or of list signs ("- - -") at the start of a line. */
const maxIndent = 4 * maxDepth;

/** Characters of a configuration, comments included. */
const maxLength = 1_000_000;

/** Lines and punctuation marks: the parser allocates objects for what begins or ends with them, and for each that is wrong. */
const maxSigns = 50_000;

/** The first limit that a YAML text exceeds, with its line. Undefined if the parser handles the text in less than a second. */
export function findExcess(text: string, file: string): Problem | undefined {
  if (text.length > maxLength) return configTooLarge({ file }, `${maxLength / 1_000_000} MB`);
  const manyLine = findManySigns(text);
  if (manyLine !== undefined)
    return configTooLarge({ file, line: manyLine }, `${thousands(maxSigns)} lines and punctuation marks`);
  const deepLine = findDeepLine(text);
  return deepLine === undefined ? undefined : tooDeep(file, deepLine);
}

/** The problem of a configuration that is nested more deeply than the parser can handle. */
export const tooDeep = (file: string, line?: number): Problem => tooNested({ file, ...defined({ line }) }, maxDepth);

/** The line with the first sign beyond the limit. */
function findManySigns(text: string): number | undefined {
  let signs = 0;
  let line = 1;
  for (const [sign] of text.matchAll(/[\n,[\]{}!&*%|>'"`\\]|[-:?](?=\s)/g)) {
    if (++signs > maxSigns) return line;
    if (sign === '\n') line++;
  }
  return undefined;
}

/** The line where the nesting exceeds the limit. Brackets inside strings count, but no configuration has a hundred unclosed. */
function findDeepLine(text: string): number | undefined {
  let depth = 0;
  for (const [i, line] of text.split('\n').entries()) {
    if ((/^[\s?:-]*/.exec(line)?.[0].length ?? 0) > maxIndent) return i + 1;
    for (const [sign] of line.matchAll(/[[\]{}]/g)) {
      depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1);
      if (depth > maxDepth) return i + 1;
    }
  }
  return undefined;
}
