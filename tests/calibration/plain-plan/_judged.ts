/**
 * Judges the measured runs of this folder with the product's own judge. Every run is judged several times, each time against
 * histories of consecutive unchanged runs.
 */
import type { JudgedRun } from '../../../src/judge/judge-run.js';
import type { Finding } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { judgeAfter } from '../../judge/_run.js';
import { readIndex, readRun, startOf, type Entry } from './_runs.js';

const windowsPerCandidate = 4;

export interface Trial extends Entry {
  readonly run: Run;
  /** The other run of the same kind that is judged together with it. */
  readonly again?: Trial;
}

/** The verdict with respect to the injected change. */
export interface Hit {
  readonly isFailed: boolean;
  readonly isFound: boolean;
  readonly isNamed: boolean;
  readonly isDoubted: boolean;
}

function hitOf({ kind, target }: Entry, { outcome, reasons, findings, runShifts }: JudgedRun): Hit {
  const isFailed = outcome === 'failed';
  const gated = findings.filter((finding) => finding.gated);
  const failing = gated.filter(({ verdict }) => verdict === 'regression');
  const isWholeRun = runShifts.some(({ verdict }) => verdict === 'regression');
  const isDoubted =
    !isFailed &&
    (outcome === 'undecided' ||
      reasons.includes('whole-run-undecided') ||
      gated.some(({ verdict }) => verdict === 'suspect'));
  if (target.length === 0) return { isFailed, isFound: isFailed, isNamed: isWholeRun, isDoubted };

  const isOfTarget = ({ case: { label = '' }, metric }: Finding): boolean =>
    target.includes(label) && (!kind.startsWith('errors') || metric === 'errorPercent');
  const isFound = failing.some(isOfTarget);
  const isNamed = isFound && !isWholeRun && failing.every(({ case: { label = '' } }) => target.includes(label));
  return { isFailed, isFound, isNamed, isDoubted };
}

/** Consecutive runs, starting at places spread evenly over all runs; fewer windows if there are not enough runs. */
function windowsOf(pool: readonly Trial[], length: number): readonly (readonly Trial[])[] {
  const last = pool.length - length;
  if (last < 0) return [];
  const starts = Array.from({ length: windowsPerCandidate }, (_, i) =>
    Math.round((i * last) / (windowsPerCandidate - 1)),
  );
  return [...new Set(starts)].map((start) => pool.slice(start, start + length));
}

const isQuiet = ({ condition }: Entry): boolean => condition === 'quiet';
const isQuietAgain = ({ condition }: Entry): boolean => condition === 'quiet again';
const isShared = ({ condition }: Entry): boolean => condition === 'shared';
const isUsual = ({ condition }: Entry): boolean => condition === 'shared' || condition === 'busy';

/** Selects the candidates, and the unchanged runs that each is judged against. */
export const settings = [
  { title: 'Quiet machine', isCandidate: isQuiet, isHistory: isQuiet },
  { title: 'Quiet machine nine hours later', isCandidate: isQuietAgain, isHistory: isQuietAgain },
  { title: 'History of another session', isCandidate: isQuietAgain, isHistory: isQuiet },
  { title: 'Shared machine', isCandidate: isShared, isHistory: isShared },
  { title: 'Shared runs against shared and busy runs', isCandidate: isShared, isHistory: isUsual },
  {
    title: 'Busy runs against shared and busy runs',
    isCandidate: ({ condition }: Entry): boolean => condition === 'busy',
    isHistory: isUsual,
  },
  {
    title: 'Crowded runs against shared and busy runs',
    isCandidate: ({ condition }: Entry): boolean => condition === 'crowded',
    isHistory: isUsual,
  },
] as const;

export type Setting = (typeof settings)[number];

export function hitsOf(candidates: readonly Trial[], unchanged: readonly Trial[], length: number): readonly Hit[] {
  return candidates.flatMap((candidate) => {
    const pool = unchanged.filter(({ id }) => id !== candidate.id && id !== candidate.again?.id);
    return windowsOf(pool, length).map((window) =>
      hitOf(
        candidate,
        judgeAfter(
          window.map(({ run }) => run),
          candidate.run,
        ),
      ),
    );
  });
}

/** Every run judged together with the next one of its kind. */
export const pairUp = (candidates: readonly Trial[]): readonly Trial[] =>
  candidates.slice(1).map((again, i) => {
    const first = candidates[i] as Trial;
    return {
      ...first,
      again,
      run: { ...first.run, measurements: [...first.run.measurements, ...again.run.measurements] },
    };
  });

/** All runs in order of time. */
export async function readTrials(): Promise<readonly Trial[]> {
  const trials = await Promise.all(readIndex().map(async (entry) => ({ ...entry, run: await readRun(entry) })));
  return trials.sort((a, b) => (startOf(a.run) < startOf(b.run) ? -1 : 1));
}
