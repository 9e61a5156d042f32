// Fails if a committed generated file differs from the output of `npm run generate` and `npm run bundle`.
import { execFileSync } from 'node:child_process';

const generated = [
  'src/generated',
  'scanner/layout.ts',
  'action.yml',
  'dist',
  ...['terminal', 'guard-band'].map((picture) => `docs/pictures/${picture}.svg`),
  ...['formats', 'problems', 'command-line', 'action', 'configuration', 'method'].map((page) => `docs/${page}.md`),
];

for (const script of ['generate', 'bundle']) execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
const stale = execFileSync('git', ['status', '--porcelain', '--', ...generated], { encoding: 'utf8' });
if (stale !== '') {
  console.error(`Out of date. Run npm run generate && npm run bundle, and commit:\n${stale}`);
  process.exit(1);
}
