import type { Blame } from '../pairs/decide-by-pairs.js';
import { estimateRange, summarize } from '../pairs/evidence.js';
import { bisectSettings } from './settings.js';

/**
 * Others that got faster do not make a group slower: if they did in all pairs together, it is blamed for its own values alone.
 * The gate looks at every pair by itself, which a restless machine blurs: there a pair decides, here later ones outweigh it.
 */
export const blameOnAverage: Blame = (moves, noise) => {
  const others = summarize(moves.map(({ own, relative }) => own - relative));
  const [, high] = estimateRange(others, noise);
  const excess = moves.length >= bisectSettings.minPairs && high < 0 ? others.mean : 0;
  return moves.map(({ relative }) => relative + excess);
};
