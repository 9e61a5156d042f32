// The run command of bench/gate.yml: measure.mjs VERSION OUT. Runs every workload several times, in turn, and writes the shortest
// processor time of each: whatever else runs on the machine can only add to it. A workload that a version cannot run has no row.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../environment.mjs';
import { folder, workloadsOf } from './workloads.mjs';

const rounds = 3;
const [, , version, out] = process.argv;
const meter = new URL('meter.mjs', import.meta.url).href;
const workloads = Object.entries(workloadsOf(version, process.env.GUARDBAND_SIDE));
const times = new Map(workloads.map(([name]) => [name, []]));

for (let round = 0; round < rounds; round++)
  for (const [name, argv] of workloads) {
    const ms = processorTime(['--import', meter, ...argv]);
    if (ms === undefined) console.error(`"${name}" cannot be run in ${version}`);
    else times.get(name).push(ms);
  }

const row = ([name, values]) => `"${name}",${Math.min(...values).toFixed(2)}\n`;
const measured = [...times].filter(([, values]) => values.length === rounds);
writeFileSync(join(out, 'processor-time.csv'), `workload,processor_ms\n${measured.map(row).join('')}`);

/** The processor time of a process and its threads in milliseconds; undefined if it did not do what was asked. */
function processorTime(argv) {
  // A folder without a configuration; standard output is no terminal.
  const { status, output } = spawnSync(process.execPath, argv, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  // A verdict of any kind takes the same work.
  return status === null || status > 2 || output[3] === '' ? undefined : Number(output[3]);
}
