// Fails if a security advisory affects code that dist/ contains. Advisories about other development tools are only
// listed, because they never reach a user. `npm audit --omit=dev` would check nothing: every bundled package is a
// development dependency.
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

/** npm exits with 1 if it finds advisories and if it fails; only its JSON output distinguishes the two. */
const audit = await new Promise((resolve) => {
  execFile('npm', ['audit', '--package-lock-only', '--json'], { maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => {
    resolve({ stdout, stderr });
  });
});

const { lines, exitCode } = describeAudit(audit, bundled.size, isBundled);
console.log(lines.join('\n'));
process.exitCode = exitCode;
