// Fails if an advisory of the package registry is about code that dist/ contains. Advisories about other development tools are
// listed only: they never reach a user. `npm audit --omit=dev` would see nothing, because every bundled package is one of them.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describeAudit } from './audit-report.mjs';

const bundled = new Set(
  [...readFileSync('dist/LICENSES.txt', 'utf8').matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \([^)]+\)$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  ),
);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const isBundled = (node) =>
  bundled.has(`${node.slice(node.lastIndexOf('node_modules/') + 13)}@${packages[node]?.version}`);

/** npm exits with 1 if it finds something, and with 1 if it fails; the document says which. */
const audit = await new Promise((resolve) => {
  execFile('npm', ['audit', '--package-lock-only', '--json'], { maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => {
    resolve({ stdout, stderr });
  });
});

const { lines, exitCode } = describeAudit(audit, bundled.size, isBundled);
console.log(lines.join('\n'));
process.exitCode = exitCode;
