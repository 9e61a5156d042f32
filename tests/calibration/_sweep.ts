/** Scores trials in two processes. */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { add, type Counts } from './_score.js';

const slices = 2;

/** @param argv folder, parts and options of sweep.ts; returns the counts of each part */
export async function sweep(argv: readonly string[]): Promise<readonly Counts[]> {
  const halves = await Promise.all(
    Array.from(
      { length: slices },
      (_, slice) =>
        new Promise<readonly Counts[]>((done, fail) => {
          const program = resolve('tests/calibration/sweep.ts');
          const env = { ...process.env, SLICE: `${String(slice)}/${String(slices)}` };
          const child = fork(resolve('tools/run.mjs'), [program, ...argv], { env });
          child.on('message', (counts) => {
            done(counts as readonly Counts[]);
          });
          child.on('exit', (code) => {
            if (code !== 0) fail(new Error(`sweep.ts ended with ${String(code)}`));
          });
        }),
    ),
  );
  return (halves[0] ?? []).map((_, part) => {
    const sum: Counts = {};
    for (const half of halves) for (const [key, tally] of Object.entries(half[part] ?? {})) add(sum, key, tally);
    return sum;
  });
}
