// Builds dist/: the command line, the Action, the scanner thread and the library as ES modules, the library's type
// declarations, and the licences of everything bundled. dist/ is committed, so the Action and the README's first command need
// no install.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generateDtsBundle } from 'dts-bundle-generator';
import { licences, packagesOf } from './licences.mjs';
import { buildProduct } from './product.mjs';

const validators = readdirSync('src/generated/validators').filter((name) => name.endsWith('.js'));

rmSync('dist', { recursive: true, force: true });
const inputs = await buildProduct('dist');

// Generated files contain bundled code, too. The validators name its source in comments; the page and the scanners do
// not.
const generated = ['node_modules/uplot/', 'node_modules/assemblyscript/'];
for (const name of validators) generated.push(readFileSync(`src/generated/validators/${name}`, 'utf8'));
writeFileSync('dist/LICENSES.txt', licences(packagesOf([...inputs, ...generated])));

// The native compiler writes one declaration per source file, and dts-bundle-generator joins those that are public. From
// sources, the older compiler in it would take twice as long as everything above.
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tools/declarations.json'], {
  stdio: 'inherit',
});
const [declarations] = generateDtsBundle(
  [{ filePath: 'dist/declarations/index.d.ts', output: { noBanner: true, exportReferencedTypes: false } }],
  { preferredConfigPath: 'tsconfig.json' },
);
rmSync('dist/declarations', { recursive: true });
writeFileSync('dist/index.d.mts', declarations);
