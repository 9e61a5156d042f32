// Fails if a committed file differs from the output of `npm run docs` or `npm run bundle`.
import { execFileSync } from 'node:child_process';

const committed = [
  'action.yml',
  'dist',
  'docs/pictures/terminal.svg',
  'docs/pictures/guard-band.svg',
  'docs/pictures/model.svg',
  ...['problems', 'action', 'configuration', 'method', 'options'].map((page) => `docs/${page}.md`),
];

for (const argv of [['tools/docs.mjs'], ['tools/build.mjs'], ['tools/pictures.mjs', 'drawings']])
  execFileSync(process.execPath, argv, { stdio: 'inherit' });
const stale = execFileSync('git', ['status', '--porcelain', '--', ...committed], { encoding: 'utf8' });
if (stale !== '') {
  console.error(`Out of date. Run npm run docs && npm run bundle, and commit:\n${stale}`);
  process.exit(1);
}
