/**
 * Patterns of paths such as "results/{scenario}/{users}_users/**". A regular expression would backtrack: on a long path, a
 * pattern with many wildcards would take hours.
 */

type Axis = readonly [axis: string, value: string];

/** A text, or a wildcard: {axis} takes as little as possible of one folder's name, * and ** as much as possible. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'axis'; readonly axis: string }
  | { readonly kind: 'name' | 'folders' };

function parsePart(part: string): Part {
  if (part === '**') return { kind: 'folders' };
  if (part === '*') return { kind: 'name' };
  const axis = /^\{(\w+)\}$/.exec(part)?.[1];
  return axis === undefined ? { kind: 'text', text: part } : { kind: 'axis', axis };
}

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
    .filter((part) => part !== '')
    .map(parsePart);
  return (path) => {
    const match = matcher(parts, path);
    for (let start = 0; start !== -1; start = nextFolder(path, start)) {
      const axes = match(0, start);
      if (axes !== undefined) return axes.reverse();
    }
    return undefined;
  };
}

const nextFolder = (path: string, position: number): number => {
  const slash = path.indexOf('/', position);
  return slash === -1 ? -1 : slash + 1;
};

/**
 * Remembers which parts do not match at which position, so that no combination is tried twice. The axes of a match are in
 * reverse order.
 */
function matcher(parts: readonly Part[], path: string): (index: number, position: number) => Axis[] | undefined {
  const width = path.length + 1;
  const failed = new Uint8Array(parts.length * width);
  const match = (index: number, position: number): Axis[] | undefined => {
    const part = parts[index];
    if (part === undefined) return position === path.length ? [] : undefined;
    if (failed[index * width + position] === 1) return undefined;
    for (const end of findEnds(part, path, position)) {
      const rest = match(index + 1, end);
      if (rest === undefined) continue;
      if (part.kind === 'axis') rest.push([part.axis, path.slice(position, end)]);
      return rest;
    }
    failed[index * width + position] = 1;
    return undefined;
  };
  return match;
}

/** The positions at which a part may end, in the order in which they are tried. */
function* findEnds(part: Part, path: string, position: number): Generator<number> {
  if (part.kind === 'text') {
    if (path.startsWith(part.text, position)) yield position + part.text.length;
    return;
  }
  const slash = path.indexOf('/', position);
  const last = part.kind === 'folders' || slash === -1 ? path.length : slash;
  if (part.kind === 'axis') for (let end = position + 1; end <= last; end++) yield end;
  else for (let end = last; end >= position; end--) yield end;
}
