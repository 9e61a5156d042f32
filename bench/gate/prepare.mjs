// The build command of bench/gate.yml, in the folder of a version: makes the files that all versions read, and lets this version
// record the history that it judges by.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { benchmarkFiles } from '../read/files.mjs';
import { folder, historyOf, pastRuns, rows, runFile } from './workloads.mjs';

const cases = 144;

/** Deterministic random numbers from -0.5 to 0.5. */
let seed = 1;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;

function makeRun(run) {
  const shift = 1 + 0.1 * random();
  const measurements = Array.from({ length: cases }, (_, i) => {
    const slowdown = shift + 0.03 * random();
    const ms = (usual) => Math.round(usual * slowdown);
    return {
      scenario: `scenario ${String(Math.floor(i / 12))}`,
      configuration: { users: String(i % 12) },
      samples: 100_000,
      metrics: {
        errorPercent: 0,
        throughput: 1000 / slowdown,
        mean: 40 * slowdown,
        p50: ms(30),
        p90: ms(80),
        p95: ms(100),
        p99: ms(150),
      },
    };
  });
  const startedAt = new Date(Date.UTC(2026, 0, 1 + run)).toISOString();
  const provenance = { commit: run.toString(16).padStart(40, 'a'), startedAt };
  return { schemaVersion: 1, provenance, measurements };
}

await benchmarkFiles(folder, rows, 0, console.error);
mkdirSync(dirname(runFile(0)), { recursive: true });
for (let run = 0; run <= pastRuns; run++) writeFileSync(runFile(run), JSON.stringify(makeRun(run)));
const history = historyOf(process.env.GUARDBAND_SIDE);
rmSync(history, { recursive: true, force: true });
for (let run = 0; run < pastRuns; run++) {
  const argv = ['dist/cli.cjs', 'record', runFile(run), '--baselines', history];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  if (status !== 0) console.error(`run ${String(run)} was not recorded, exit code ${String(status)}: ${stderr}`);
}
