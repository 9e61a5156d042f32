/** URLs of commits, derived from a URL that a job's environment or a user provided. */
import { expect, test } from '@jest/globals';
import { changesUrl, repositoryRoot } from '../../src/report/sentences/runs.js';

const [before, after] = [{ commit: 'a'.repeat(40) }, { commit: 'b'.repeat(40) }];

test.each([
  ['https://github.com/owner/name', 'https://github.com/owner/name/compare/'],
  ['https://github.com/owner/name.git/', 'https://github.com/owner/name/compare/'],
  ['https://forge.example:8443/o/n', 'https://forge.example:8443/o/n/compare/'],
  ['https://gitlab.com/group/sub/name', 'https://gitlab.com/group/sub/name/-/compare/'],
])('compares two commits of %s', (address, base) => {
  expect(changesUrl(repositoryRoot(address), before, after)).toBe(`${base}${before.commit}...${after.commit}`);
});

test.each([
  undefined,
  '',
  'owner/name',
  'http://github.com/owner/name',
  'javascript:alert(1)//github.com/owner/name',
  'git@github.com:owner/name.git',
  'https://user:secret@github.com/owner/name',
  'https://github.com/owner/name?x=1',
  'https://github.com/',
])('makes no link from %s', (address) => {
  expect(repositoryRoot(address)).toBeUndefined();
});

test('escapes what could end an attribute', () => {
  expect(repositoryRoot(`https://github.com/o/"><script>'`)).toBe("https://github.com/o/%22%3E%3Cscript%3E'");
});

test('links one known commit, and nothing for the same commit twice or an invalid id', () => {
  const links = repositoryRoot('https://github.com/owner/name');
  expect(changesUrl(links, {}, after)).toBe(`https://github.com/owner/name/commit/${after.commit}`);
  expect(changesUrl(links, after, after)).toBeUndefined();
  expect(changesUrl(links, before, { commit: '../../evil' })).toBeUndefined();
  expect(changesUrl(links, before, {})).toBeUndefined();
});
