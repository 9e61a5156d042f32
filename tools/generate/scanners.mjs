// Compiles scanner/ to WebAssembly, as text for the bundles. The layout of its memory comes from the table that the TypeScript readers
// of that memory use.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { compiled } from '../scanner.mjs';
import { writePart } from './part.mjs';

const tool = await build({
  entryPoints: ['tools/scanner-layout.mjs'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
  metafile: true,
});
const code = Buffer.from(tool.outputFiles[0].text).toString('base64');
const { layoutSource } = await import(`data:text/javascript;base64,${code}`);

const read = new Set(['tools/scanner.mjs', ...Object.keys(tool.metafile.inputs)]);
const texts = { 'scanner/layout.ts': layoutSource() };
async function source(name) {
  const file = `scanner/${name}`;
  if (file in texts) return texts[file];
  const text = await readFile(file, 'utf8');
  read.add(file);
  return text;
}
const wasm = Buffer.from(await compiled('csv', source)).toString('base64');
texts['src/generated/csv-scanner.ts'] =
  `// Compiled from scanner/ by \`npm run generate\`.\nexport const csvScanner = '${wasm}';\n`;
writePart('scanners', [...read], texts);
