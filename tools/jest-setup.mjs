/** One temporary folder for all tests, which jest-teardown.mjs removes. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default () => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'guardband-tests-'));
};
