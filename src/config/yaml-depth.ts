/** The maximum nesting of a configuration. Only five levels are in use, and the parser is recursive. */
export const maxConfigDepth = 100;

/** Columns of indentation or of list signs ("- - -") at the start of a line. */
const maxIndent = 4 * maxConfigDepth;

/**
 * The line where the nesting of a YAML text exceeds the limit; undefined if it never does. Brackets inside strings count,
 * too, but no configuration has a hundred that are never closed.
 */
export function findDeepYamlLine(text: string): number | undefined {
  let depth = 0;
  for (const [i, line] of text.split('\n').entries()) {
    if ((/^[\s?:-]*/.exec(line)?.[0].length ?? 0) > maxIndent) return i + 1;
    for (const sign of line)
      if (sign === '[' || sign === '{') {
        if (++depth > maxConfigDepth) return i + 1;
      } else if ((sign === ']' || sign === '}') && depth > 0) depth--;
  }
  return undefined;
}
