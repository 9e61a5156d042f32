/** Sentences about the answer of a search, for all its renderers. */
import { formatCount, shortList } from '../../lang/list.js';
import { formatFixed, formatShare } from '../../lang/format-number.js';
import { formatSpan } from '../../lang/format-span.js';
import type { BisectCommit, Bisection, PairGroup } from '../../model/documents.js';
import { bisectCommand } from './command.js';
import { formatInterval } from '../phrases/measured-pairs.js';
import type { Wording, WriteName } from '../phrases/wording.js';

/** Names that a sentence lists. */
const maxNames = 5;

const shortId = ({ commit }: BisectCommit): string => commit.slice(0, 10);

export const nameGroup = ({ kind, name }: PairGroup, wording: Wording): string =>
  kind === 'everything' ? 'everything' : wording.name(name);

/** "POST /orders: p50 +31 % (24 to 38 %)". */
export const describeEffect = (group: PairGroup, wording: Wording): string =>
  `${nameGroup(group, wording)}: ${wording.title(group)} ${formatInterval(group)}`;

/** The answer in one sentence, without its effects. */
export function answer(bisection: Bisection): string {
  const { outcome, culprit, probability, range, rangeCommits, commits, good, bad, open } = bisection;
  if (outcome === 'none' || culprit === undefined) {
    const verb = open.length === 0 ? 'is not' : 'does not look';
    return `None of ${formatCount(commits, 'commit')}: ${shortId(bad)} ${verb} slower than ${shortId(good)} here.`;
  }
  const likely = `${shortId(culprit)} (${formatProbability(probability)})`;
  if (outcome === 'named') return `${likely} made it slower.`;
  const [first] = range;
  const count = rangeCommits ?? range.length;
  return `One of ${formatCount(count, 'commit')} made it slower, from ${first === undefined ? '?' : shortId(first)} on; the likeliest is ${likely}.`;
}

/** "99 %"; never 100 %. */
const formatProbability = (probability: number): string =>
  probability > 0.995 ? 'over 99 %' : `${formatFixed(100 * probability, 0)} %`;

/** Why several commits are left. */
export function whyRange({ outcome, isBudgetSpent, skipped, range }: Bisection): string | undefined {
  if (outcome !== 'range') return undefined;
  const isIn = skipped.some(({ commit }) => range.some((one) => one.commit === commit.commit));
  if (isBudgetSpent === true) return 'The budget ended: the same command goes on where this one stopped.';
  return isIn
    ? 'The range could not be narrowed, because commits of it could not be measured.'
    : 'The range could not be narrowed: further pairs of the same commits would hardly help. More pairs (--pairs), or longer measurements, might.';
}

/** What could not be excluded, if nothing was found. */
export function notExcluded({ open }: Bisection, wording: Wording): string | undefined {
  const [largest] = open.toSorted((a, b) => Math.abs(b.open ?? 0) - Math.abs(a.open ?? 0));
  return largest === undefined
    ? undefined
    : `Up to ${formatShare(largest.open ?? 0)} in ${wording.title(largest)} of ${nameGroup(largest, wording)} cannot be excluded.`;
}

/** The sentence about what else is slower, and the commands that search it. */
export function describeOthers({ others, further, good, bad }: Bisection, wording: Wording) {
  const sentences = [
    others.length === 0
      ? ''
      : `Also slower in ${shortId(bad)}, but not by this commit: ${shortList(
          others.map((group) => describeEffect(group, wording)),
          maxNames,
        )}.`,
    further.length === 0 ? '' : 'It got slower in several steps, of which this is the largest.',
  ].filter((sentence) => sentence !== '');
  const names = new Set(others.map(({ kind, name }) => (kind === 'everything' ? undefined : name)));
  const commands = [
    ...[...names].slice(0, maxNames).map((pattern) => bisectCommand(good.commit, bad.commit, { pattern })),
    ...further.map((range) => bisectCommand(range.good.commit, range.bad.commit)),
  ].flatMap((command) => command ?? []);
  return { sentences, commands };
}

/** "Not measured: 1a2b3c4d5e (The command to build failed ...)". */
export const describeSkipped = ({ skipped }: Bisection, named: WriteName): readonly string[] =>
  skipped.length === 0
    ? []
    : [
        `${formatCount(skipped.length, 'commit')} could not be measured: ${shortList(
          skipped.map(({ commit, why }) => `${shortId(commit)} ${named(commit.title)} (${named(why.slice(0, 160))})`),
          maxNames,
        )}`,
      ];

export const describeSpent = ({ commits, measurements, durationMs, budgetMs }: Bisection): string =>
  `${formatCount(commits, 'commit')}, ${formatCount(measurements, 'measurement')} in ${formatSpan(durationMs)} of at most ${formatSpan(budgetMs)}.`;

/** What the effects compare. */
export const comparedSides = ({ besideParent, bad, good }: Bisection): string =>
  besideParent === true ? 'measured beside its parent' : `${shortId(bad)} measured beside ${shortId(good)}`;
