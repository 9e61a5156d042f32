// Prepares the environment of every benchmark. Import it before starting any process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// node reads extra certificates at start, which takes longer than the rest of it.
delete process.env.NODE_EXTRA_CA_CERTS;

// A compile cache of our own (node 22 and later): filled by the first, discarded round, as users have it.
const cache = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
process.env.NODE_COMPILE_CACHE = cache;
process.once('exit', () => {
  rmSync(cache, { recursive: true });
});
