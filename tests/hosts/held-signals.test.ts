/** A signal that comes while no program runs must leave time to clean up. */
import { afterEach, expect, test } from '@jest/globals';
import { holdSignals } from '../../src/hosts/node/processes.js';
import { runProgram } from '../../src/hosts/node/run-program.js';

let release: () => void = () => undefined;
afterEach(() => {
  release();
  release = () => undefined;
});

test('it interrupts the next program instead of ending the process', async () => {
  release = holdSignals();
  process.emit('SIGINT', 'SIGINT');
  expect(await runProgram(['true'], {})).toMatchObject({ isInterrupted: true, why: 'ended by SIGINT' });
  release();
  release = () => undefined;
  expect(await runProgram(['true'], {})).toMatchObject({ code: 0 });
});

test('without one, programs run', async () => {
  release = holdSignals();
  expect(await runProgram(['true'], {})).toMatchObject({ code: 0 });
});
