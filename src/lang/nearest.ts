/** Nobody mistypes a longer name, and a comparison takes the product of both lengths. */
const longestName = 200;

/** Finds the allowed name closest to a mistyped one, if any is close. */
export function nearest(name: string, allowed: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined;
  const most = mostEdits(name);
  const [best] = allowed
    .filter((candidate) => Math.abs(candidate.length - name.length) <= most)
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= most ? best.candidate : undefined;
}

/** @returns the path whose first part that does not exist is replaced by the closest name beside it, if any is close */
export async function findSimilarPath(
  named: string,
  host: { readonly find: (pattern: string) => Promise<readonly string[]> },
): Promise<string | undefined> {
  if (/[:*?{}[\]]/.test(named)) return undefined;
  // What cannot be listed helps nobody.
  const find = async (pattern: string): Promise<readonly string[]> => await host.find(pattern).catch(() => []);
  const parts = named.replace(/\/+$/, '').split('/');
  for (let i = parts.length - 1; i >= 0; i--) {
    const parent = [...parts.slice(0, i), ''].join('/');
    const files = await find(`${parent}{*,*/*,*/*/*,*/*/*/*,*/*/*/*/*}`);
    if (files.length === 0) continue;
    const names = new Set(files.map((file) => file.slice(parent.length).split('/')[0] ?? ''));
    const close = nearest(parts[i] ?? '', [...names]);
    const rest = ['', ...parts.slice(i + 1)].join('/');
    return close && parent + close + ((await find(parent + close + rest)).length > 0 ? rest : '');
  }
  return undefined;
}

/** The allowed name that one slip turns into this one: a letter that is missing, added, wrong or exchanged with the next. */
export const nearestBySlip = (name: string, allowed: readonly string[]): string | undefined => {
  const letters = (text: string): string => text.toLowerCase().split('').sort().join('');
  return allowed.find((candidate) => {
    const distance = name.length > longestName ? Infinity : editDistance(name.toLowerCase(), candidate.toLowerCase());
    return distance === 1 || (distance === 2 && letters(name) === letters(candidate));
  });
};

/** The texts that contain a part closest to a mistyped one, if any is close: all that are equally close, in their order. */
export function nearestByPart(part: string, texts: readonly string[]): readonly string[] {
  if (part.length > longestName) return [];
  const distances = texts.map((text) => distanceToPart(part.toLowerCase(), text.toLowerCase()));
  const least = distances.reduce((a, b) => Math.min(a, b), Infinity);
  return least > mostEdits(part) ? [] : texts.filter((_, i) => distances[i] === least);
}

const mostEdits = (name: string): number => Math.max(2, Math.floor(name.length / 3));

const editDistance = (a: string, b: string): number => lastDistances(a, b, false).at(-1) ?? 0;

/** The distance to the closest part of a text. */
const distanceToPart = (part: string, text: string): number =>
  lastDistances(part, text, true).reduce((a, b) => Math.min(a, b), Infinity);

/**
 * The distances of `a` to each beginning of `b`, or, if its start is free, to the closest end of each beginning. One row is
 * reused, because thousands of names are compared.
 */
function lastDistances(a: string, b: string, isStartFree: boolean): Float64Array {
  const row = Float64Array.from({ length: b.length + 1 }, (_, j) => (isStartFree ? 0 : j));
  for (let i = 1; i <= a.length; i++) {
    let before = row[0] ?? 0;
    let last = i;
    row[0] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      const substituted = before + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const inserted = (above < last ? above : last) + 1;
      last = substituted < inserted ? substituted : inserted;
      before = above;
      row[j] = last;
    }
  }
  return row;
}
