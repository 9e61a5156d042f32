/** Generated code that is up to date, one temporary folder for all tests, which jest-teardown.mjs removes, and settings of git. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default async () => {
  await import('./generate.mjs'); // Jest loads this file by require, which cannot wait for a static import
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'guardband-tests-'));
  // Without these, git starts another process after each commit, fetch and push, to tidy up a repository of a few files.
  const settings = { 'maintenance.auto': 'false', 'gc.auto': '0', 'core.fsync': 'none' };
  Object.entries(settings).forEach(([key, value], i) => {
    process.env[`GIT_CONFIG_KEY_${i}`] = key;
    process.env[`GIT_CONFIG_VALUE_${i}`] = value;
  });
  process.env.GIT_CONFIG_COUNT = String(Object.keys(settings).length);
};
