// Makes what is not in git from what is: src/generated/ and scanner/layout.ts. Whatever reads src/ imports this module or runs it
// first: it only compares hashes while nothing changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isCurrent } from './generate/part.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));

async function make(part) {
  // V8 would take as long to optimise the compiler of the scanners as that takes to compile them.
  const argv = ['--liftoff-only', `tools/generate/${part}.mjs`];
  const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', process.stderr, process.stderr] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${argv[1]} failed.`);
}

const start = performance.now();
const parts = ['documents', 'scanners', 'pages', 'starters'].filter((part) => !isCurrent(part));
if (parts.length > 0) {
  await Promise.all(parts.map(make));
  console.error(`Generated ${parts.join(', ')} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
