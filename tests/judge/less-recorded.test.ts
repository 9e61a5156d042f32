/** Less knowledge is never greener: recorded runs of this repository, and of the corpus where GUARDBAND_CORPUS names it. */
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { createPolicy } from '../../src/config/policy.js';
import type { Run } from '../../src/model/run.js';
import { times } from '../_times.js';
import { listGreener } from './_less-knowledge.js';
import { readIndex, readRun, readRuns } from '../calibration/plain-plan/_runs.js';

const corpus = process.env['GUARDBAND_CORPUS'];
const { policy } = createPolicy({});

const mostPast = 12;
/** A sample of the runs, each with those right before it. */
const positionsOf = (runs: readonly Run[], most: number): readonly number[] => {
  const step = Math.max(1, Math.floor((runs.length - 3) / most));
  return [...runs.keys()].filter((i) => i >= 3 && i % step === 0);
};

/** Of real runs, this share of the steps may be greener. */
const most = 0.01;

function expectHardlyGreener(found: readonly ReturnType<typeof listGreener>[]): void {
  const steps = found.reduce((sum, one) => sum + one.steps, 0);
  const greener = found.flatMap((one) => one.greener);
  expect(greener.length / steps).toBeLessThan(most);
  expect(greener.filter((outcome) => outcome === 'failed').length).toBeLessThanOrEqual(1);
}

test('the runs of a plain plan', async () => {
  const entries = readIndex();
  const found: ReturnType<typeof listGreener>[] = [];
  for (const entry of entries) {
    const unchanged = entries.filter(
      ({ id, condition, kind }) => id !== entry.id && condition === entry.condition && kind === 'unchanged',
    );
    const past = await Promise.all(unchanged.slice(-mostPast).map(readRun));
    if (past.length >= 2) found.push(listGreener(await readRun(entry), past, policy));
  }
  expectHardlyGreener(found);
});

const files = corpus === undefined ? [] : globSync('histories/**/*.csv', { cwd: corpus, absolute: true });
(corpus === undefined ? test.skip : test)('nightly histories', async () => {
  const found: ReturnType<typeof listGreener>[] = [];
  for (const file of files) {
    const runs = await readRuns(file);
    for (const i of positionsOf(runs, times(20)))
      found.push(listGreener(runs[i] as Run, runs.slice(Math.max(0, i - mostPast), i), policy));
  }
  expectHardlyGreener(found);
});
