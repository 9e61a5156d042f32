/** Which methods cost a request more in the head than the two profiles of the base differ by. */
import type { ProfiledMethod } from '../../model/documents.js';
import { defined } from '../../lang/objects.js';
import { sum } from '../../stats/averages.js';
import type { Sources } from './sources.js';
import type { Cost, Profile } from './sum-stacks.js';

/** Of a sample of computing, in milliseconds. */
const periodMs = 10;
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
    const of = ({ costs, requests }: Profile): number => perRequest(costs.get(key), requests);
    const [first, second, now] = [of(before), of(after), of(head)];
    const usual = (first + second) / 2;
    const counting =
      cost.kind === 'computing'
        ? Math.sqrt((usual * periodMs) / (before.requests + after.requests) + (now * periodMs) / head.requests)
        : 0;
    const z = (now - usual) / Math.hypot(counting, ofDifference * (second - first), relative * usual, floorMs);
    return z >= leastZ && now - usual >= leastMs ? [{ key, cost, usual, now, z }] : [];
  });
  const shareIn = (key: string, profiles: readonly Profile[]): number => {
    const amounts = profiles.map(({ costs }) => costs.get(key)?.amount ?? 0);
    return (100 * sum(amounts)) / sum(profiles.map(({ samples }) => samples));
  };
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

const perRequest = (cost: Cost | undefined, requests: number): number =>
  cost === undefined ? 0 : (cost.amount * (cost.kind === 'computing' ? periodMs : 1)) / requests;

/** The line that cost most; undefined if none is known. */
function hotLine({ lines }: Cost): number | undefined {
  const [line = 0] = [...lines].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return line > 0 ? line : undefined;
}
