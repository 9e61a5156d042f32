// Prepares the environment of every benchmark. Import it before starting any process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Node reads these certificates at start-up, which would take longer than everything else that is measured.
delete process.env.NODE_EXTRA_CA_CERTS;

// A separate compile cache (node 22 and later). The first round, whose times are discarded, fills it: users have a full
// cache, too.
const cache = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
process.env.NODE_COMPILE_CACHE = cache;
process.once('exit', () => {
  rmSync(cache, { recursive: true });
});
