/** Real processes are watched while a command runs. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDisturbed, sharesOf } from '../../../src/measuring/measurer.js';
import { runProgram } from '../../../src/hosts/node/run-program.js';
import type { MachineUse } from '../../../src/model/documents.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-machine-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});
const place = (name: string): string => join(folder, name);
const write = (name: string, text: string): string => {
  writeFileSync(place(name), text);
  return place(name);
};

/** Uses as many milliseconds of processor time as it is told. */
const burn = write(
  'burn.cjs',
  `const most = Number(process.argv[2]) * 1000;
const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
const end = used() + most;
while (used() < end);
`,
);
/** Answers each request after some milliseconds of processor time; it ends by itself. */
const server = write(
  'server.cjs',
  `const { createServer } = require('node:http');
const { renameSync, writeFileSync } = require('node:fs');
const [, , portFile, ms] = process.argv;
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const service = createServer((_, response) => {
  const end = used() + Number(ms);
  while (used() < end);
  response.end();
});
service.listen(0, '127.0.0.1', () => {
  writeFileSync(portFile + '.new', String(service.address().port));
  renameSync(portFile + '.new', portFile);
});
setTimeout(() => process.exit(), 30_000);
`,
);
/** Named like a load generator: sends requests one after the other. */
write(
  'k6',
  `#!${process.execPath}
const { get } = require('node:http');
const { readFileSync } = require('node:fs');
const [, , portFile, count] = process.argv;
const port = Number(readFileSync(portFile, 'utf8'));
const send = (left) => {
  const next = (response) => response.resume().on('end', () => send(left - 1));
  if (left > 0) get({ host: '127.0.0.1', port, agent: false }, next);
};
send(Number(count));
`,
);
chmodSync(place('k6'), 0o755);

const node = JSON.stringify(process.execPath);
const burnFor = (ms: number): string => `${node} ${JSON.stringify(burn)} ${String(ms)}`;

const measuring = place('measure.mjs');
beforeAll(() => {
  const build = `import { buildSync } from 'esbuild';
      import { bundle } from './tools/bundle.mjs';
      buildSync({ ...bundle, entryPoints: ["tests/hosts/machine/_measure.ts"], outfile: ${JSON.stringify(measuring)} });
      buildSync({ ...bundle, entryPoints: ["src/hosts/node/program-worker.ts"], outfile: ${JSON.stringify(place('program-worker.mjs'))} });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build]);
});
/** In a process that waits for nothing else: a worker of the tests also waits for what other tests have left running. */
const measure = (script: string): MachineUse =>
  JSON.parse(execFileSync(process.execPath, [measuring, script], { cwd: folder, encoding: 'utf8' })) as MachineUse;
/** The start of node takes less than half a second of processor time, also on a slow machine. */
const startMs = 500;
const expectWork = (found: number, burnt: number, starts: number): void => {
  expect(found).toBeGreaterThanOrEqual(burnt - 20 * (starts + 1));
  expect(found).toBeLessThan(burnt + starts * startMs);
};

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the processor time of a command', () => {
  test('is that of its children at the same time, and of those that it started one after the other', () => {
    const { serviceMs, generatorMs, cores, spanMs } = measure(`${burnFor(400)} & ${burnFor(300)}; wait`);
    expectWork(serviceMs, 700, 2);
    expect([generatorMs, cores, spanMs > 300]).toEqual([undefined, cpus().length, true]);
    expectWork(measure(`for i in 1 2 3 4; do ${burnFor(60)}; done`).serviceMs, 240, 4);
  });

  test('includes a service that has left its group, its session and its parent', () => {
    write('daemon.sh', `${burnFor(500)} & echo $! >daemon`);
    const { serviceMs } = measure(
      `setsid sh daemon.sh >/dev/null 2>&1
      while kill -0 $(cat daemon) 2>/dev/null; do sleep 0.1; done`,
    );
    expectWork(serviceMs, 500, 1);
  });

  test('is known of a command that exits at once', () => {
    const { serviceMs, spanMs, ...machine } = measure('true');
    expect([serviceMs < 100, spanMs > 0]).toEqual([true, true]);
    expect(isDisturbed({ serviceMs, spanMs, ...machine, foreignMs: 1e6, pressureMs: 1e6 })).toBe(false);
  });

  test('is that of the service, without its load generator, while that runs', () => {
    const requests = 60;
    const machine = measure(
      `rm -f port; ${burnFor(300)}
      ${node} ${JSON.stringify(server)} port 10 & service=$!
      until [ -e port ]; do sleep 0.05; done
      ./k6 port ${String(requests)}
      kill $service; wait $service || true`,
    );
    expect(machine.generatorMs).toBeGreaterThan(0);
    // What was used before the load is not that of its requests.
    expectWork(machine.serviceMs, requests * 10, 1);
    expect(machine.serviceMs / requests).toBeLessThan(20);
  });
});

onLinux('other programs', () => {
  test('that fill the cores disturb a measurement', () => {
    const others = cpus().map(() => spawn(process.execPath, [burn, '6000'], { stdio: 'ignore' }));
    started.push(...others);
    const machine = measure(`end=$(($(date +%s) + 4)); while [ $(date +%s) -lt $end ]; do ${burnFor(100)}; done`);
    for (const child of others) child.kill('SIGKILL');
    const { foreign, pressure } = sharesOf(machine);
    expect(foreign).toBeGreaterThan(0.3);
    // Some kernels are built without it.
    if (!existsSync('/proc/pressure/cpu')) return;
    expect([pressure !== undefined && pressure > 0.3, isDisturbed(machine)]).toEqual([true, true]);
  });

  test('nothing is read of a command that is not measured', async () => {
    expect((await runProgram(['sh', '-c', 'true'], {}, { folder })).machine).toBeUndefined();
  });
});

test('on another system nothing is read', async () => {
  const actual = process.platform;
  Object.defineProperty(process, 'platform', { value: 'freebsd' });
  try {
    const { code, machine } = await runProgram([process.execPath, '--version'], {}, { isMeasured: true });
    expect([code, machine]).toEqual([0, 'unknown-system']);
  } finally {
    Object.defineProperty(process, 'platform', { value: actual });
  }
});
