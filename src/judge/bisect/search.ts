/**
 * Finds the commit between GOOD and BAD that made something slower. Knows nothing of git and processes: whoever measures is
 * passed in, so that the search can be simulated.
 */
import type { MetricComparisons } from '../../model/comparison.js';
import { decideByPairs, type JudgedGroup, type PairsDecision } from '../pairs/decide-by-pairs.js';
import type { Screen } from '../pairs/screen.js';
import type { View } from '../pairs/views.js';
import { likelyRange, mostLikely, nextPair, type Limits, type PairToMeasure } from './next-pair.js';
import { locate, type Observation, type Posterior } from './posterior.js';
import { bisectSettings } from './settings.js';

/** Why there is no further measurement: this commit cannot be measured, or measuring is over. */
export type Refusal = { readonly skipped: number } | 'ended';

export interface Progress {
  /** The commits with which the loss can have begun. */
  readonly range: readonly [first: number, last: number];
  readonly probability: number;
}

export interface SearchOptions {
  /** The number of commits after GOOD; the last one is BAD. */
  readonly commits: number;
  /** The number of pairs of the same two commits at most. */
  readonly maxPairs: number;
  /** Whether a group may be searched for. By default all are. */
  readonly isWanted?: (group: JudgedGroup) => boolean;
  /** Measures one more pair. Returns the comparisons of all pairs of the two commits. */
  readonly measure: (pair: PairToMeasure) => Promise<readonly MetricComparisons[] | Refusal>;
  readonly onProgress?: (progress: Progress) => void;
}

export interface FoundCommit {
  /** none: BAD is not worse than GOOD. undecided: it was measured worse, which may be noise. named: one commit. range: several could be it. ended: before GOOD and BAD were compared. */
  readonly state: 'named' | 'range' | 'none' | 'undecided' | 'ended';
  /** BAD beside GOOD. */
  readonly whole?: PairsDecision;
  /** What the search followed: the clearest group of BAD beside GOOD. */
  readonly target?: JudgedGroup;
  /** The likeliest commit, and its probability. */
  readonly commit: number;
  readonly probability: number;
  /** The commits that contain the beginning with a probability of 95 %. */
  readonly range: readonly [first: number, last: number];
  /** Further ranges of commits in which the target got worse, each from a faster to a slower one. */
  readonly further: readonly PairToMeasure[];
  /** The likeliest commit beside its parent, if that was measured. */
  readonly step?: PairsDecision;
  readonly skipped: readonly number[];
  /** Whether time was over before the search was. */
  readonly isCut: boolean;
}

/** In relation to the other cases, where there are enough: the machine disturbs that least. */
const sight = ({ own, relative = own }: JudgedGroup): View => relative;

export async function searchCommit(options: SearchOptions): Promise<FoundCommit> {
  const { commits, maxPairs, measure } = options;
  const nothing = { commit: commits, probability: 0, range: [1, commits] as const, further: [], skipped: [] };
  const { whole, isCut } = await compareEnds(options);
  if (whole === undefined) return { ...nothing, state: 'ended', isCut };
  const target = clearest(whole);
  if (target === undefined) {
    const isSuspect = whole.groups.some(({ isJudged, state }) => isJudged && state === 'suspect');
    const isOver = isCut && whole.state !== 'passed';
    return { ...nothing, state: isOver ? 'ended' : isSuspect ? 'undecided' : 'none', whole, isCut };
  }
  const ends = { commit: commits, beside: 0 };
  const decisions = new Map<string, PairsDecision>([[keyOf(ends), whole]]);
  const seen = new Map<string, Observation>([[keyOf(ends), { ...ends, differences: sight(target).differences }]]);
  const limits: Limits & { skipped: Set<number> } = { skipped: new Set(), maxPairs };
  let current: number | undefined;
  let hasEnded = false;
  for (;;) {
    const observations = { commits, pairs: [...seen.values()], noise: sight(target).noise };
    const posterior = locate(observations, sight(target).differences.mean);
    options.onProgress?.({ range: likelyRange(posterior), probability: probabilityOf(posterior) });
    const next = hasEnded ? undefined : nextPair(observations, posterior, limits, current);
    if (next === undefined)
      return conclude(posterior, { whole, target, decisions, skipped: limits.skipped, isCut: hasEnded });
    const measured = await measure(next);
    current = next.commit;
    if (measured === 'ended') hasEnded = true;
    else if ('skipped' in measured) limits.skipped.add(measured.skipped);
    else {
      const decision = decideWith(measured);
      const group = decision.groups.find((one) => one.group.id === target.group.id);
      // A commit without the case says nothing about it.
      if (group === undefined) limits.skipped.add(next.commit);
      else seen.set(keyOf(next), { ...next, differences: sight(group).differences });
      decisions.set(keyOf(next), decision);
    }
  }
}

/** The ranges before and after the named commit, if a part of the loss began there. */
function findFurther({ gains }: Posterior, commit: number): readonly PairToMeasure[] {
  const parts = [
    { beside: 0, commit: commit - 1 },
    { beside: commit, commit: gains.length - 1 },
  ];
  return parts.filter(
    ({ beside, commit: last }) =>
      gains.slice(beside + 1, last + 1).reduce((sum, gain) => sum + gain, 0) >= bisectSettings.furtherShare,
  );
}

const keyOf = ({ commit, beside }: PairToMeasure): string => `${String(commit)} beside ${String(beside)}`;

const decideWith = (tables: readonly MetricComparisons[], screen?: Screen): PairsDecision =>
  decideByPairs(tables, screen, bisectSettings.alpha);

/** Measures GOOD and BAD as the gate does, until it is clear whether they differ. */
async function compareEnds({ commits, maxPairs, isWanted, measure }: SearchOptions) {
  let whole: PairsDecision | undefined;
  for (let pair = 1; pair <= maxPairs; pair++) {
    const measured = await measure({ commit: commits, beside: 0 });
    if (measured === 'ended' || 'skipped' in measured) return { whole, isCut: true };
    const all = decideWith(measured);
    whole =
      isWanted === undefined
        ? all
        : decideWith(measured, {
            suspects: new Set(all.groups.filter(isWanted).map(({ group }) => group.id)),
            isExclusive: true,
            noise: new Map(),
          });
    if (whole.state !== 'open' && pair >= bisectSettings.minPairs) break;
    if (!whole.isPromising && pair >= bisectSettings.hopelessPairs) break;
  }
  return { whole, isCut: false };
}

/** The least probable group. */
const clearest = ({ groups }: PairsDecision): JudgedGroup | undefined =>
  groups
    .filter(({ state }) => state === 'worse')
    .toSorted((a, b) => sight(a).chance / a.weight - sight(b).chance / b.weight)[0];

const probabilityOf = (posterior: Posterior): number => posterior.worse[mostLikely(posterior)] ?? 0;

interface Known {
  readonly whole: PairsDecision;
  readonly target: JudgedGroup;
  readonly decisions: ReadonlyMap<string, PairsDecision>;
  readonly skipped: ReadonlySet<number>;
  readonly isCut: boolean;
}

function conclude(posterior: Posterior, { decisions, skipped, ...known }: Known): FoundCommit {
  const commit = mostLikely(posterior);
  const probability = probabilityOf(posterior);
  const { confidence } = bisectSettings;
  const step = decisions.get(keyOf({ commit, beside: commit - 1 }));
  const ofStep = step?.groups.find(({ group }) => group.id === known.target.group.id);
  // Its own pairs may say the opposite, after as many of them as are allowed.
  const isRefuted = ofStep !== undefined && sight(ofStep).differences.mean <= 0;
  return {
    ...known,
    state: probability >= confidence && !isRefuted ? 'named' : 'range',
    commit,
    probability,
    range: likelyRange(posterior),
    further: findFurther(posterior, commit),
    ...(step !== undefined && { step }),
    skipped: [...skipped].sort((a, b) => a - b),
  };
}
