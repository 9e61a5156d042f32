/** A measured command cannot open the inspector of the process that judges it. */
import { afterEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import * as inspector from 'node:inspector';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../../src/hosts/node/run-program.js';
import { builtProduct } from '../house/_product.js';

const posix = process.platform === 'win32' ? test.skip : test;
afterEach(() => {
  if (inspector.url() !== undefined) inspector.close();
});

/** As a program does that uses the library: it owns its process. */
const judge = `import { url } from 'node:inspector';
import { nodeHost } from '${pathToFileURL(join(dirname(builtProduct().cli), 'index.mjs')).href}';
const commands = ['sh', '-c', 'kill -USR1 $JUDGE $PPID; sleep 0.5'];
const { code } = await nodeHost().runProgram(commands, { JUDGE: String(process.pid) });
console.log(code, url());`;

posix('the signal that opens the inspector does nothing', () => {
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', judge], { encoding: 'utf8' });
  expect(ended.stdout).toBe('0 undefined\n');
});

posix('a measurement in which it was opened is not believed', async () => {
  const measured = runProgram(['sh', '-c', 'sleep 0.5'], {});
  inspector.open(0);
  expect(await measured).toMatchObject({ crossed: 'the inspector of this process was opened' });
});
