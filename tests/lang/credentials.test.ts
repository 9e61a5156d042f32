import { expect, test } from '@jest/globals';
import { hideCredentials } from '../../src/lang/printable.js';

test.each([
  ['https://user:token@example.org/x.git#main', 'https://example.org/x.git#main'],
  ['fetch "https://token@example.org:8443/x" failed', 'fetch "https://example.org:8443/x" failed'],
  ['https://user:p@ss@example.org/x', 'https://example.org/x'],
  ['http://a@b/ and ssh://git@c/', 'http://b/ and ssh://c/'],
  ['https://example.org/x#branch@2', 'https://example.org/x#branch@2'],
  ['https://example.org/?mail=a@b', 'https://example.org/?mail=a@b'],
  ['https://example.org?mail=a@b', 'https://example.org?mail=a@b'],
  ['git@example.org:x.git, me@example.org', 'git@example.org:x.git, me@example.org'],
])('%s', (text, shown) => {
  expect(hideCredentials(text)).toBe(shown);
});
