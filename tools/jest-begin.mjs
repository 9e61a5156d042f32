/** Everything that tests put down goes to one folder, which the end removes. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default () => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'guardband-tests-'));
  process.env.XDG_CACHE_HOME = join(process.env.TMPDIR, 'cache');
};
