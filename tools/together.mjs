// Code that esbuild has cut by who needs it, put together again by when it is loaded: each file costs a start-up half a
// millisecond, and code that is shared by many is cut into many. CommonJS, which node loads faster than ES modules.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * @param cut what esbuild made with splitting, as ES modules that were not written
 * @param order sources of entry points: what several need is in the file of the first of them, which all others load, too
 */
export async function together({ outputFiles, metafile }, order, options) {
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]));
  const rank = ([, { entryPoint }]) => (order.includes(entryPoint) ? order.indexOf(entryPoint) : order.length);
  const entries = [...outputs].filter(([, { entryPoint }]) => entryPoint).sort((a, b) => rank(a) - rank(b));
  /** In which file each part is, named as its entry point. */
  const home = new Map();
  // What esbuild itself adds is small and keeps nothing: each file has its own, and is the same for all faces.
  const isHelp = (part) => outputs.has(part) && Object.keys(outputs.get(part).inputs).length === 0;
  const settle = (part, entry) => {
    if (home.has(part) || isHelp(part)) return;
    home.set(part, entry);
    for (const { path, kind, external } of outputs.get(part).imports)
      if (kind === 'import-statement' && !external) settle(resolve(path), entry);
  };
  for (const [entry] of entries) settle(entry, entry);
  const made = [];
  for (const [entry] of entries) made.push(await putTogether(entry));
  const isFace = ({ hashbang }) => hashbang !== '';
  const digest = createHash('sha256');
  for (const { text } of made.filter((file) => !isFace(file))) digest.update(text);
  const loading = await loadingKept(digest.digest('base64url'));
  for (const file of made)
    if (isFace(file)) put(file.path, `${file.hashbang}${loading}${file.text}`, 0o755);
    else put(file.path, file.text, 0o644);

  async function putTogether(entry) {
    const mine = [...home].flatMap(([part, at]) => (at === entry ? [part] : []));
    const others = mine.filter((part) => part !== entry);
    const face = JSON.stringify(join(relative(dirname(entry), 'dist'), 'face'));
    const asks = mine.some((part) => texts.get(part).includes('import.meta.url'));
    const hashbang = /^#!.*\n/.exec(texts.get(entry))?.[0] ?? '';
    const here = `const here = require("node:url").pathToFileURL(require("node:path").join(__dirname, ${face})).href;`;
    const { outputFiles } = await build({
      ...options,
      outfile: asCommonJs(entry),
      write: false,
      format: 'cjs',
      supported: { 'dynamic-import': false },
      // What asks where it is, is told where the face is: other files are beside that.
      define: { 'import.meta.url': 'here' },
      banner: { js: asks ? here : '' },
      stdin: {
        contents: [
          `export * from ${JSON.stringify(entry)};`,
          ...others.map((part) => `export * as ${nameOf(part)} from ${JSON.stringify(part)};`),
        ].join('\n'),
        resolveDir: dirname(entry),
      },
      plugins: [{ name: 'parts', setup: (build) => parts(build, entry) }],
    });
    const [{ path, text }] = outputFiles;
    return { path, text, hashbang };
  }

  function parts({ onResolve, onLoad }, entry) {
    const fileOf = (part) => `./${asCommonJs(relative(dirname(entry), home.get(part)))}`.replace('./..', '..');
    onResolve({ filter: /^[./]/ }, ({ path, kind, namespace, resolveDir }) => {
      if (namespace === 'loaded') return { path, external: true };
      const part = resolve(resolveDir, path);
      if (isHelp(part)) return { path: part, namespace: 'mine' };
      if (!home.has(part)) return undefined;
      if (kind === 'dynamic-import') return { path: fileOf(part), external: true };
      return { path: part, namespace: home.get(part) === entry ? 'mine' : 'loaded' };
    });
    onLoad({ filter: /./, namespace: 'mine' }, ({ path }) => ({
      contents: texts.get(path),
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /./, namespace: 'loaded' }, ({ path }) => ({
      contents: `const { ${nameOf(path)}: part } = require(${JSON.stringify(fileOf(path))});
${outputs
  .get(path)
  .exports.map((name) => `export const ${name} = part.${name};`)
  .join('\n')}`,
    }));
  }
}

/** What a face begins with that is started again and again: its parts are loaded as V8 compiled them before. */
async function loadingKept(digest) {
  const { outputFiles } = await build({
    ...{ entryPoints: ['src/hosts/code-cache.ts'], bundle: true, platform: 'node', target: 'node20', write: false },
    ...{ format: 'iife', globalName: 'codeCache', minifySyntax: true, minifyWhitespace: true },
  });
  return `${outputFiles[0].text}require=codeCache.requireBeside(module,require,${JSON.stringify(digest)});\n`;
}

const written = new Map();

/** Faces have parts in common, which are one file where they are the same. */
function put(file, text, mode) {
  if ((written.get(file) ?? text) !== text) throw new Error(`${file} is not the same for two faces.`);
  written.set(file, text);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
}

const asCommonJs = (file) => file.replace(/\.js$/, '.cjs');
const nameOf = (part) => `part_${/([^/]*)\.js$/.exec(part)[1].replace(/\W/g, '_')}`;
