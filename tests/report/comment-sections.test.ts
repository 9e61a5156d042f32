/** What several gates, and several runs of a gate, leave in one comment. */
import { describe, expect, test } from '@jest/globals';
import {
  putSection,
  readSections,
  writeSections,
  type CommentSection,
} from '../../src/report/publishers/shared/publication.js';

const commit = 'a'.repeat(40);
const section = (more: Partial<CommentSection> = {}): CommentSection => ({
  gate: 'api',
  run: '42',
  attempt: 1,
  commit,
  outcome: 'passed',
  text: '### ✅ api',
  ...more,
});
const red = section({ outcome: 'failed', text: '### ❌ api' });

describe('a section', () => {
  test('is read as it was written, worst first', () => {
    const web = section({ gate: 'web --> <b>', text: '### ✅ web\n\n| a |\n| --- |' });
    const text = writeSections([web, red]);
    expect(text.indexOf('### ❌ api')).toBeLessThan(text.indexOf('### ✅ web'));
    expect(text.split('\n').filter((line) => line.includes('-->'))).toHaveLength(2);
    expect(readSections(text)).toEqual([red, web]);
  });

  test.each([
    ['what an older version wrote', '### ✅ everything is fine'],
    ['a line that cannot be decoded', 'x\n<!-- guardband-gate %E0%A4%A -->'],
    ['a line that describes nothing', 'x\n<!-- guardband-gate 7 -->'],
  ])('%s is none', (_, text) => {
    expect(readSections(text)).toEqual([]);
  });
});

describe('a gate', () => {
  test.each<readonly [string, CommentSection, readonly CommentSection[] | undefined]>([
    ['keeps what another gate found in the same commit', section({ gate: 'web' }), [red, section({ gate: 'web' })]],
    [
      'replaces what it found in another commit',
      section({ run: '43', commit: 'b' }),
      [section({ run: '43', commit: 'b' })],
    ],
    ['keeps what another run found wrong in the same commit', section({ run: '43' }), [red, section({ run: '43' })]],
    [
      'replaces what was not worse',
      section({ run: '43', outcome: 'failed' }),
      [section({ run: '43', outcome: 'failed' })],
    ],
    ['replaces what an earlier attempt found', section({ attempt: 2 }), [section({ attempt: 2 })]],
    [
      'drops what others found in another commit',
      section({ gate: 'web', commit: 'b' }),
      [section({ gate: 'web', commit: 'b' })],
    ],
    ['writes nothing after a later run', section({ run: '41' }), undefined],
    ['compares runs by number', section({ run: '9' }), undefined],
    [
      'of a matrix keeps what its twin found',
      section({ text: '### ✅ other' }),
      [red, section({ text: '### ✅ other' })],
    ],
  ])('%s', (_, own, expected) => {
    expect(putSection(own, [red])).toEqual(expected);
  });

  test('writes nothing after a later attempt, whatever it found', () => {
    expect(putSection(section(), [section({ attempt: 2 })])).toBeUndefined();
    expect(putSection(red, [section({ attempt: 2 })])).toBeUndefined();
  });

  test('takes back what an earlier attempt found, also after another run', () => {
    const other = section({ run: '43' });
    expect(putSection(section({ attempt: 2 }), [red, other])).toEqual([section({ attempt: 2 })]);
  });

  test('writes what is worse than the verdict of a later run about the same commit', () => {
    expect(putSection(red, [section({ run: '43' })])).toEqual([red]);
    expect(putSection(red, [section({ run: '43', commit: 'b' })])).toBeUndefined();
  });

  test('writes nothing after a later run of another gate about another commit', () => {
    const later = section({ gate: 'web', run: '43', commit: 'b' });
    expect(putSection(red, [later])).toBeUndefined();
    expect(putSection(red, [{ ...later, commit }])).toEqual([{ ...later, commit }, red]);
    expect(putSection(red, [{ ...later, run: '42' }])).toEqual([red]);
  });
});
