import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { fillIn } from '../../src/lang/printable.js';

const hostile = `/tmp/it's "a" $(touch owned) \`x\` \\ ; & folder`;

test.each([
  ['printf %s {out}', hostile],
  ['printf %s "{out}"', hostile],
  ["printf %s '{out}'", hostile],
  ['printf %s "a\\"{out}"', `a"${hostile}`],
  ['printf %s "{out}/x"', `${hostile}/x`],
  ["printf %s a\\'{out}", `a'${hostile}`],
  ['printf %s ${unset:-{out}}', hostile],
])('%s keeps any path as it is', (command, printed) => {
  expect(execFileSync('sh', ['-c', fillIn(command, { out: hostile })], { encoding: 'utf8' })).toBe(printed);
});

test('leaves other braces alone', () => {
  expect(fillIn('awk "{print}" ${HOME} {other}', { out: '/x' })).toBe('awk "{print}" ${HOME} {other}');
});
