// What every benchmark's commands are run in. To be imported before anything is started.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// With certificates of its own, node reads them at its start for twice as long as all else there takes.
delete process.env.NODE_EXTRA_CA_CERTS;

// What is kept of one start for the next (docs/decisions/0012-code-cache.md) is there but for the first one, as users have it.
const caches = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
process.env.XDG_CACHE_HOME = caches;
process.once('exit', () => {
  rmSync(caches, { recursive: true });
});

/** For one build of several: they would take turns in making it anew. */
export const cacheOf = (dist) => ({ XDG_CACHE_HOME: join(caches, dist.replace(/\W/g, '-')) });
