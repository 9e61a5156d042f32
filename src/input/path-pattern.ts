/**
 * Patterns of paths such as "results/{scenario}/{users}_users/**". A regular expression would backtrack: on a long path, a
 * pattern with many wildcards would take hours.
 */

type Axis = readonly [axis: string, value: string];

/**
 * Compiles a pattern: {axis} matches a part of one folder's name, * anything within one folder, ** any number of folders.
 * It may begin at any folder, and must match the rest of the path.
 *
 * @returns a function from a path to its axes, in the order of the pattern; undefined if the path does not match
 */
export function compilePathPattern(pattern: string): (path: string) => readonly Axis[] | undefined {
  const parts = pattern
    .replaceAll('\\', '/')
    .split(/(\{[A-Za-z]\w*\}|\*\*|\*)/)
    .filter((part) => part !== '');
  return (path) => {
    const match = matcher(parts, path);
    for (let start = 0; start <= path.length; start++) {
      const axes = start === 0 || path[start - 1] === '/' ? match(0, start) : undefined;
      if (axes !== undefined) return axes.reverse();
    }
    return undefined;
  };
}

/**
 * Remembers which parts do not match at which position, so that no combination is tried twice. The axes of a match are in
 * reverse order.
 */
function matcher(parts: readonly string[], path: string): (index: number, position: number) => Axis[] | undefined {
  const width = path.length + 1;
  const failed = new Uint8Array(parts.length * width);
  const match = (index: number, position: number): Axis[] | undefined => {
    const part = parts[index];
    if (part === undefined) return position === path.length ? [] : undefined;
    if (failed[index * width + position] === 1) return undefined;
    for (const end of findEnds(part, path, position)) {
      const rest = match(index + 1, end);
      if (rest === undefined) continue;
      const axis = axisPart.exec(part)?.[1];
      if (axis !== undefined) rest.push([axis, path.slice(position, end)]);
      return rest;
    }
    failed[index * width + position] = 1;
    return undefined;
  };
  return match;
}

const axisPart = /^\{(\w+)\}$/;

/** The positions at which a part may end: {axis} takes as little as possible, * and ** as much as possible. */
function* findEnds(part: string, path: string, position: number): Generator<number> {
  const slash = path.indexOf('/', position);
  const last = part === '**' || slash === -1 ? path.length : slash;
  if (axisPart.test(part)) for (let end = position + 1; end <= last; end++) yield end;
  else if (/^\*/.test(part)) for (let end = last; end >= position; end--) yield end;
  else if (path.startsWith(part, position)) yield position + part.length;
}
