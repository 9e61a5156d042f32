/** Which methods cost a request more in the head than the two profiles of the base differ by. */
import type { ProfiledMethod } from '../../model/documents.js';
import { defined } from '../../lang/objects.js';
import { sum } from '../../stats/averages.js';
import type { Sources } from './sources.js';
import type { Cost, Profile } from './sum-stacks.js';

/** What is named grew by so many times its noise, and by so many milliseconds a request. */
const [leastZ, leastMs] = [3, 0.03];
/**
 * The noise: two profiles show their difference only once, so it counts by a quarter more; and no measurement of a method is better
 * than 3 % or 5 µs.
 */
const [ofDifference, relative, floorMs] = [1.25, 0.03, 0.005];
const most = 10;

/**
 * @param base the profiles before and after the head's
 * @returns the methods that grew, the clearest first
 */
export function compareProfiles(
  [before, after]: readonly [Profile, Profile],
  head: Profile,
  { fileOf }: Sources,
): readonly ProfiledMethod[] {
  const grown = [...head.costs].flatMap(([key, cost]) => {
    const [first, second, now] = [before, after, head].map(({ costs, requests }) =>
      perRequest(costs.get(key), requests),
    );
    if (first === undefined || second === undefined || now === undefined) return [];
    const usual = (first.ms + second.ms) / 2;
    const noise = Math.hypot(
      Math.sqrt((first.variance + second.variance) / 4 + now.variance),
      ofDifference * (second.ms - first.ms),
      relative * usual,
      floorMs,
    );
    const growth = now.ms - usual;
    return growth >= Math.max(leastMs, leastZ * noise) ? [{ key, cost, usual, now: now.ms, z: growth / noise }] : [];
  });
  const shareIn = (key: string, profiles: readonly Profile[]): number =>
    (100 * sum(profiles.map(({ costs }) => costs.get(key)?.ms ?? 0))) /
    sum(profiles.map(({ computingMs }) => computingMs));
  return grown
    .toSorted((a, b) => b.z - a.z)
    .slice(0, most)
    .map(({ key, cost, usual, now, z }) => {
      const isComputing = cost.kind === 'computing';
      return {
        method: cost.method,
        kind: cost.kind,
        base: isComputing ? shareIn(key, [before, after]) : usual,
        head: isComputing ? shareIn(key, [head]) : now,
        z,
        ...defined({ file: fileOf(cost.method.replace(/\.[^.]*$/, '')), line: hotLine(cost) }),
      };
    });
}

const perRequest = (cost: Cost | undefined, requests: number): { readonly ms: number; readonly variance: number } => ({
  ms: (cost?.ms ?? 0) / requests,
  variance: (cost?.squares ?? 0) / requests ** 2,
});

/** The line that cost most; undefined if none is known. */
function hotLine({ lines }: Cost): number | undefined {
  const [line = 0] = [...lines].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return line > 0 ? line : undefined;
}
