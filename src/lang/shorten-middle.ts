/** Shortens untrusted names, which may have megabytes. */

/** The number of code points that remain of a longer name. */
export const mostPoints = 160;
const ending = 60;

/** Keeps the first code points. */
export function cutEnd(text: string, most: number): string {
  const points = Array.from(text);
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
}

/** Keeps the first and last code points, of which each has at most two units. */
export function shortenMiddle(line: string): string {
  if (line.length <= 2 * mostPoints && Array.from(line).length <= mostPoints) return line;
  const first = Array.from(line.slice(0, 2 * mostPoints)).slice(0, mostPoints - ending - 1);
  return [...first, '…', ...Array.from(line.slice(-2 * mostPoints)).slice(-ending)].join('');
}
