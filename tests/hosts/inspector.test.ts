/** A measured command cannot open the inspector of the process that judges it. */
import { afterEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import * as inspector from 'node:inspector';
import { runProgram } from '../../src/hosts/node/run-program.js';

const posix = process.platform === 'win32' ? test.skip : test;
afterEach(() => {
  if (inspector.url() !== undefined) inspector.close();
});

posix('the signal that opens the inspector does nothing', () => {
  const parent = spawnSync(process.execPath, ['tools/run.mjs', 'tests/hosts/_open-inspector.ts'], { encoding: 'utf8' });
  expect(parent.stdout).toBe('{"code":0,"url":""}\n');
});

posix('a measurement in which it was opened is not believed', async () => {
  const measured = runProgram(['sh', '-c', 'sleep 0.5'], {});
  inspector.open(0);
  expect(await measured).toMatchObject({ code: 127, why: 'the inspector of this process was opened' });
});
