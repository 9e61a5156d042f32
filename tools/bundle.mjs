import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
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

/**
 * CommonJS, which node loads faster, for everything that is executed. Each bundle is one file; dynamic imports are
 * evaluated on demand.
 */
export const commonJs = {
  ...shared,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  metafile: true,
  define: { 'import.meta.url': '__url' },
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
};

/**
 * Builds CommonJS entry points that load rarely needed code, such as a command, from chunks on demand: compiling all code
 * would take longer than running a short command. esbuild splits only ES modules, so its chunks are converted afterwards.
 *
 * @param entryPoints source files by name in dist/, without the extension
 * @returns the metafile of the build, with the names before the conversion
 */
export async function buildCommonJs(entryPoints, outdir) {
  const options = {
    ...shared,
    format: 'esm',
    entryPoints,
    outdir,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    define: commonJs.define,
    metafile: true,
    write: false,
  };
  const { inputs, outputs } = (await build(options)).metafile;
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const { outputFiles, metafile } = await build({ ...options, plugins: [shareWhole(inputs, entries)] });
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(outdir, path).replace(/\.js$/, ''), text]));
  const files = new Map();
  for (const [name, text] of texts) files.set(name, await toCommonJs(text, relative(dirname(name), '.')));
  for (const [name, text] of joinChunks(files, metafile, outdir, joinedRoots)) {
    const file = join(outdir, `${name}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { metafile };
}

const chunkImport = /\brequire\("(\.[^"]*)\.js"\)/g;

/** Sources whose chunks are joined: those needed at every start, and those needed by every command that reads results. */
const joinedRoots = ['src/bin.ts', 'src/commands/read/cli.ts'];

/**
 * esbuild makes a chunk of the modules that the same entries import. What belongs to a root is imported by most entries in part,
 * which would make dozens of chunks; importing the whole makes it one, whose modules need no exports for each other.
 */
function shareWhole(inputs, entries) {
  const closures = new Map(entries.map((entry) => [entry, staticInputs(entry, inputs)]));
  const before = new Set();
  const owned = joinedRoots.map((root) => {
    const own = [...closures.get(root)].filter((file) => file !== root && !before.has(file));
    for (const file of own) before.add(file);
    return own;
  });
  const added = new Map();
  for (const [entry, closure] of closures)
    if (!joinedRoots.includes(entry))
      added.set(
        resolve(entry),
        owned
          .filter((own) => own.some((file) => closure.has(file)))
          .flat()
          .filter((file) => file.startsWith('src/')),
      );
  return {
    name: 'share-whole',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
        const files = added.get(path) ?? [];
        if (files.length === 0) return undefined;
        const imports = files.map((file) => `import ${JSON.stringify(resolve(file))};`);
        return { contents: [await readFile(path, 'utf8'), ...imports].join('\n'), loader: extname(path).slice(1) };
      });
    },
  };
}

/** A source and everything it imports statically. */
function staticInputs(file, inputs, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind, external } of inputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !external) staticInputs(path, inputs, found);
  return found;
}

/** Joins the chunks that each root imports statically into one file, because loading a file takes a third of a millisecond. */
function joinChunks(files, metafile, outdir, roots) {
  const joined = new Map(files);
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [relative(outdir, path).replace(/\.js$/, ''), output]),
  );
  const fileOf = new Map();
  roots.forEach((root, i) => {
    const [start] = [...outputs].find(([, { entryPoint }]) => entryPoint === root);
    const names = [...staticImports(start, outputs, outdir)].filter((name) => name !== start && !fileOf.has(name));
    for (const name of names) fileOf.set(name, `chunks/joined-${String(i + 1)}`);
  });
  const redirect = (name, text) =>
    text.replaceAll(/\brequire\("(\.[^"]*)\.cjs"\)/g, (whole, path) => {
      const target = join(dirname(name), path);
      const file = fileOf.get(target);
      if (file === undefined) return whole;
      const from = relative(dirname(name), file);
      return `require("${from.startsWith('.') ? from : `./${from}`}.cjs")("${target}")`;
    });
  for (const [name, text] of files) joined.set(name, redirect(name, text));
  for (const file of new Set(fileOf.values())) {
    const parts = [...fileOf].filter(([, other]) => other === file).map(([name]) => name);
    const factories = parts.map(
      (name) => `${JSON.stringify(name)}: (function (module, require) {${joined.get(name)}})`,
    );
    for (const name of parts) joined.delete(name);
    joined.set(file, `${joinedLoader}const factories = {\n${factories.join(',\n')}\n};\n`);
  }
  return joined;
}

/** Like node's own loader: a chunk is evaluated once, and chunks may import each other. */
const joinedLoader = `'use strict';
const loaded = new Map();
module.exports = (name) => {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const chunk = { exports: {} };
  loaded.set(name, chunk);
  factories[name](chunk, require);
  return chunk.exports;
};
`;

/** The names of an output and of everything it imports statically. */
function staticImports(name, outputs, outdir, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind, external } of outputs.get(name).imports)
    if (kind === 'import-statement' && !external)
      staticImports(relative(outdir, path).replace(/\.js$/, ''), outputs, outdir, found);
  return found;
}

/** @param toOutdir the path from the file's folder to the folder of the entry points, which replaces `import.meta.url` */
async function toCommonJs(text, toOutdir) {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: shared.platform,
    target: shared.target,
    minifySyntax: true,
    minifyWhitespace: true,
    supported: { 'dynamic-import': false }, // becomes a promise of require()
  });
  const converted = code.replaceAll(chunkImport, 'require("$1.cjs")');
  if (!/\b__url\b/.test(converted)) return converted;
  const folder = toOutdir === '' ? '__dirname' : `require('node:path').join(__dirname, '${toOutdir}')`;
  return `const __url = require('node:url').pathToFileURL(${folder} + '/').href;\n${converted}`;
}
