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

const [web, ofB] = [{ gate: 'web' }, { commit: 'b' }];
describe('a gate', () => {
  test.each<readonly [string, Partial<CommentSection>, keeps: 'both' | 'own' | 'nothing']>([
    ['keeps what another gate found in the same commit', web, 'both'],
    ['replaces what it found in another commit', { run: '43', ...ofB }, 'own'],
    ['keeps what another run found wrong in the same commit', { run: '43' }, 'both'],
    ['replaces what was not worse', { run: '43', outcome: 'failed' }, 'own'],
    ['replaces what an earlier attempt found', { attempt: 2 }, 'own'],
    ['drops what others found in another commit', { ...web, ...ofB }, 'own'],
    ['writes nothing after a later run', { run: '41' }, 'nothing'],
    ['compares runs by number', { run: '9' }, 'nothing'],
    ['of a matrix keeps what its twin found', { text: '### ✅ other' }, 'both'],
  ])('%s', (_, facts, keeps) => {
    const own = section(facts);
    expect(putSection(own, [red])).toEqual({ both: [red, own], own: [own], nothing: undefined }[keeps]);
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
