import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';

/** esbuild options for bundles that run without installed packages. */
const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
};

/** ES modules: the library, tests and tools. */
export const bundle = {
  ...shared,
  format: 'esm',
  // CommonJS dependencies call require, which an ES module does not have.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
};

/** CommonJS, which node loads faster, for everything that is executed: one file, dynamic imports are evaluated on demand. */
export const commonJs = {
  ...shared,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  metafile: true,
  define: { 'import.meta.url': '__url' },
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
};

/**
 * Builds CommonJS entry points that load what only some calls need, such as a command, from chunks on demand: compiling all
 * of it would take longer than a short command. esbuild splits ES modules only, so its chunks are converted.
 *
 * @param entryPoints name in dist/ without ending -> source file
 * @returns the metafile of the build, under the names before the conversion
 */
export async function buildCommonJs(entryPoints, outdir) {
  const { outputFiles, metafile } = await build({
    ...shared,
    format: 'esm',
    entryPoints,
    outdir,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    define: commonJs.define,
    metafile: true,
    write: false,
  });
  for (const { path, text } of outputFiles) {
    const file = join(outdir, relative(outdir, path)).replace(/\.js$/, '.cjs');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await toCommonJs(text, relative(dirname(file), outdir)));
  }
  return { metafile };
}

/** @param toOutdir the path from the file's folder to the folder of the entry points, which `import.meta.url` stands for */
async function toCommonJs(text, toOutdir) {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: shared.platform,
    target: shared.target,
    minifySyntax: true,
    minifyWhitespace: true,
    supported: { 'dynamic-import': false }, // becomes a promise of require()
  });
  const converted = code.replaceAll(/\brequire\("(\.[^"]*)\.js"\)/g, 'require("$1.cjs")');
  if (!/\b__url\b/.test(converted)) return converted;
  const folder = toOutdir === '' ? '__dirname' : `require('node:path').join(__dirname, '${toOutdir}')`;
  return `const __url = require('node:url').pathToFileURL(${folder} + '/').href;\n${converted}`;
}
