// Fails when src/generated/, dist/ or what is generated in README.md and docs/ is not what a fresh generate and build make of the sources.
import { execFileSync } from 'node:child_process';

for (const script of ['generate', 'build']) execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
const stale = execFileSync(
  'git',
  ['status', '--porcelain', '--', 'src/generated', 'dist', 'README.md', 'docs/formats.md'],
  {
    encoding: 'utf8',
  },
);
if (stale !== '') {
  console.error(`Not fresh; run npm run generate && npm run build, and commit:\n${stale}`);
  process.exit(1);
}
