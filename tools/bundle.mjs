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

/** CommonJS, which node loads faster, for everything that is executed. One file each; dynamic imports are evaluated on demand. */
export const commonJs = {
  ...shared,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  metafile: true,
  define: { 'import.meta.url': '__url' },
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
};
