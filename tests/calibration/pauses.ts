/**
 * Counts how often a pause of the machine fails an unchanged run: npm run -s trials:pauses
 *
 * Simulates a plan of three labels in a closed loop of 10 users, with a run-to-run variation of 3 %, and judges its raw
 * samples with the product's own judge. Past runs have no pauses. Prints a Markdown table by duration of the test and length
 * of the history: runs that failed / failed or were undecided, in percent.
 */
import { createPolicy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { defaultPercentileMethod } from '../../src/input/samples/percentile.js';
import { toMeasurement } from '../../src/input/samples/measurement.js';
import { zeroSums } from '../../src/input/samples/summed-fields.js';
import { addSample, emptyTally } from '../../src/input/samples/tally.js';
import { settle } from '../../src/input/samples/value-counts.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import type { Run } from '../../src/model/run.js';

const labels = { 'GET /products': 20, 'GET /search': 40, 'POST /orders': 60 } as const;
const users = 10;
const trialsPerKind = 60;
const { policy } = createPolicy({});

/** A stream of normal deviates that is the same in every run of this file. */
function createDeviates(seed: number): () => number {
  let state = seed;
  const uniform = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 0.5) / 2_147_483_648;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

interface Change {
  readonly name: string;
  /** When the service stands still, as shares of the test, and for how long. */
  readonly pauses?: readonly number[];
  readonly pauseMs?: number;
  /** The share of requests of `POST /orders` that take four times as long. */
  readonly slowShare?: number;
}

const changes: readonly Change[] = [
  { name: 'unchanged' },
  { name: 'one pause of 0.3 s', pauses: [0.4], pauseMs: 300 },
  { name: 'one pause of 0.8 s', pauses: [0.4], pauseMs: 800 },
  { name: 'two pauses of 0.8 s', pauses: [0.3, 0.7], pauseMs: 800 },
  { name: 'six pauses of 0.8 s', pauses: [0.1, 0.25, 0.4, 0.55, 0.7, 0.85], pauseMs: 800 },
  { name: '2 % of POST /orders 4 x as slow', slowShare: 0.02 },
];

/** Simulates the samples of one test. */
function simulate(seconds: number, day: number, { pauses = [], pauseMs = 0, slowShare = 0 }: Change): Run {
  const deviate = createDeviates(day * 7919 + seconds);
  const speed = Math.exp(0.03 * deviate());
  const begin = 1_760_000_000_000 + day * 86_400_000;
  const tallies = new Map(Object.keys(labels).map((label) => [label, emptyTally()]));
  const sums = zeroSums();
  for (let user = 0; user < users; user++) {
    let ms = user * 10;
    while (ms < seconds * 1000)
      for (const [label, usual] of Object.entries(labels)) {
        const factor = label === 'POST /orders' && deviate() < -2.054 && slowShare > 0 ? 4 : 1;
        let elapsed = usual * speed * factor * Math.exp(0.15 * deviate());
        for (const pause of pauses.map((share) => share * seconds * 1000))
          if (ms < pause + pauseMs && ms + elapsed > pause) elapsed += pauseMs - Math.max(0, ms - pause);
        const elapsedMs = Math.round(elapsed);
        addSample(tallies.get(label) ?? emptyTally(), {
          startMs: begin + Math.round(ms),
          elapsedMs,
          failed: false,
          sums,
        });
        ms += elapsedMs;
      }
  }
  const columns = { success: true } as Parameters<typeof toMeasurement>[2]['columns'];
  const measurements = [...tallies].map(([label, tally]) => {
    settle(tally.counts);
    const context = { warmupMs: 0, percentiles: defaultPercentileMethod, columns };
    return { scenario: 'shop', ...toMeasurement(label, tally, context) };
  });
  return { provenance: { startedAt: new Date(begin).toISOString() }, measurements };
}

/** As in a stored history, which has no timelines. */
const past = (run: Run) =>
  toPastMeasurements({
    ...run,
    measurements: run.measurements.map(({ histogram, timeline, ...measurement }) => measurement),
  });

const percent = (hits: readonly boolean[]): string => ((100 * hits.filter(Boolean).length) / hits.length).toFixed(0);

const settings = [14, 60].flatMap((seconds) => [3, 6, 10].map((runs) => ({ seconds, runs })));
console.log(
  `| kind | ${settings.map(({ seconds, runs }) => `${String(seconds)} s, ${String(runs)} runs`).join(' | ')} |`,
);
console.log(`|---|${'---|'.repeat(settings.length)}`);
for (const change of changes) {
  const cells = settings.map(({ seconds, runs }) => {
    const outcomes = Array.from({ length: trialsPerKind }, (_, trial) => {
      const days = Array.from({ length: runs }, (_, i) => trial * 31 + i);
      const judged = judgeRun({
        candidate: simulate(seconds, trial * 31 + 30, change),
        past: {
          measurements: days.flatMap((day) => past(simulate(seconds, day, { name: '' }))),
          accepts: [],
          selection: 'history',
          isResult: false,
        },
        policy,
        today: '2026-11-24',
        isInputIncomplete: false,
      });
      return judged.outcome;
    });
    const failed = percent(outcomes.map((outcome) => outcome === 'failed'));
    return `${failed} / ${percent(outcomes.map((outcome) => outcome !== 'passed'))}`;
  });
  console.log(`| ${change.name} | ${cells.join(' | ')} |`);
}
