// schemas/ is the single source: this writes the types (documents.ts) and the standalone validators (validators/).
// Standalone, because compiling ajv schemas at run time costs 50 ms of every start; and one file each, as most starts need
// one of them or none.
// Also compiles scanner/ to WebAssembly and page/ to a script, as text for the bundles.
import { createHash } from 'node:crypto';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build, transform } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import { formatted } from './format.mjs';
import { compiled } from './scanner.mjs';

const documents = ['run', 'history', 'layout', 'config', 'report', 'signoff', 'trend', 'backtest', 'bisect'];
/** The documents that a command reads. The others are only written: tests compile their schemas. */
const read = ['run', 'history', 'layout', 'config', 'report'];
const root = new URL('..', import.meta.url);
const out = new URL('src/generated/', root);
const schemas = new Map();
for (const name of documents)
  schemas.set(name, JSON.parse(await readFile(new URL(`schemas/${name}.schema.json`, root), 'utf8')));
await mkdir(new URL('validators/', out), { recursive: true });

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';
/** Writes a TypeScript file to src/generated/. */
const write = async (file, text) => {
  await writeFile(new URL(file, out), await formatted(file, text));
};

// A single schema with all documents, so that shared types are declared only once.
const local = (schema) => JSON.parse(JSON.stringify(schema).replaceAll(/(run|report)\.schema\.json#\//g, '#/'));
const entry = { title: 'Documents', type: 'object', additionalProperties: false, properties: {}, $defs: {} };
for (const [name, { $id, $schema, $defs, ...schema }] of schemas) {
  Object.assign(entry.$defs, local($defs ?? {}), { [name]: local(schema) });
  entry.properties[name] = { $ref: `#/$defs/${name}` };
}
const types = await compile(entry, 'Documents', { bannerComment: '', format: false, unreachableDefinitions: false });
// Documents are immutable: every property and every array is read-only.
const readonly = types
  .replace(/^(\s*)((?:\w+|"[^"]+"|\[k: string\])\??:)/gm, '$1readonly $2')
  .replace(/(\([^()\n]*\)|\w+)\[\]/g, 'readonly $1[]');
await write('documents.ts', banner + readonly);

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  inlineRefs: false, // a definition is one function, however often a schema refers to it
  code: { source: true, esm: true },
});
addFormats.default(ajv, ['date', 'date-time']);
for (const schema of schemas.values()) ajv.addSchema(schema);
const joinErrors = `
function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
`;
for (const name of read) {
  const bundle = await build({
    stdin: {
      contents: standaloneCode.default(ajv, { validate: `${name}.schema.json` }),
      resolveDir: root.pathname,
    },
    bundle: true, // ajv's code requires its own helpers: they are taken in, so that the file stands alone
    format: 'esm',
    write: false,
  });
  // ajv copies all errors for every member of an object, which takes minutes for 100,000 wrong members.
  const code = bundle.outputFiles[0].text
    .replace(/^\/\/ node_modules.*\n/gm, '')
    .replace(/vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g, 'joinErrors(vErrors, $1.errors)');
  if (code.includes('vErrors.concat')) throw new Error('ajv joins errors in another way than before.');
  await writeFile(
    new URL(`validators/${name}.js`, out),
    `${banner}${code}${code.includes('joinErrors') ? joinErrors : ''}`,
  );
  await writeFile(
    new URL(`validators/${name}.d.ts`, out),
    `${banner}import type { ValidateFunction } from 'ajv';\nexport declare const validate: ValidateFunction;\n`,
  );
}

// The scanners' memory layout is derived from the table that the TypeScript readers of that memory use.
const layout = await build({
  entryPoints: [new URL('tools/scanner-layout.mjs', root).pathname],
  ...{ bundle: true, format: 'esm', platform: 'node', write: false },
});
const { layoutSource } = await import(
  `data:text/javascript;base64,${Buffer.from(layout.outputFiles[0].text).toString('base64')}`
);
await writeFile(new URL('scanner/layout.ts', root), layoutSource());

const modules = [
  ['csv', 'csv-scanner', 'csvScanner'],
  ['xml', 'xml-scanner', 'xmlScanner'],
];
for (const [name, file, text] of modules) {
  const wasm = await compiled(name, new URL('scanner/', root));
  await write(
    `${file}.ts`,
    `// Compiled from scanner/ by \`npm run generate\`. Do not edit.\nexport const ${text} = '${Buffer.from(wasm).toString('base64')}';\n`,
  );
}

// The scripts and styles of the pages, as text for the bundles, with their hashes for the policy of the page and the licences
// of bundled code. Hashing at run time would load node's cryptography, which a check without a page does not need.
const minify = async (files) =>
  (
    await Promise.all(
      files.map(
        async (file) =>
          (await transform(await readFile(new URL(file, root), 'utf8'), { loader: 'css', minify: true })).code,
      ),
    )
  )
    .join('')
    .trim();
/** Leaves out of a page what it does not use of simple-statistics, which does not say that importing it has no effects. */
const withoutEffects = {
  name: 'without-effects',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^simple-statistics$/ }, async ({ path, pluginData, ...options }) =>
      pluginData === 'resolved'
        ? undefined
        : { ...(await resolve(path, { ...options, pluginData: 'resolved' })), sideEffects: false },
    ),
};
const licence = (await readFile(new URL('node_modules/uplot/LICENSE', root), 'utf8')).trim();
const pages = {
  report: {
    styles: ['node_modules/uplot/dist/uPlot.min.css', 'page/base.css', 'page/report.css', 'page/run.css'],
    texts: { chartLicence: `uPlot\n${licence}` },
  },
  trend: {
    styles: ['node_modules/uplot/dist/uPlot.min.css', 'page/base.css', 'page/trend.css'],
    texts: { chartLicence: `uPlot\n${licence}` },
  },
};
for (const [name, { styles, texts }] of Object.entries(pages)) {
  const { outputFiles } = await build({
    entryPoints: [new URL(`page/${name}.ts`, root).pathname],
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2023', write: false, legalComments: 'none' },
    charset: 'utf8',
    plugins: [withoutEffects],
  });
  const embedded = { [`${name}Script`]: outputFiles[0].text.trim(), [`${name}Style`]: await minify(styles) };
  const parts = { ...texts };
  for (const [key, text] of Object.entries(embedded)) {
    // A closing tag within the text would end the script or style element.
    if (/<\/(script|style)|<!--/i.test(text)) throw new Error(`page/${name}: cannot be embedded in HTML`);
    parts[key] = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  }
  await write(
    `${name}-page.ts`,
    `// Made from page/ by \`npm run generate\`. Do not edit.\n${Object.entries(parts)
      .map(([key, part]) => `export const ${key} = ${JSON.stringify(part)};\n`)
      .join('')}`,
  );
}

// `guardband init` writes the example workflows, with the load test of the project in place of the example's.
const starters = {
  pullRequestWorkflow: 'examples/workflows/pr-load-test.yml',
  commentWorkflow: 'examples/workflows/perf-comment.yml',
  recordWorkflow: 'examples/workflows/record-load-test.yml',
  loadTest: 'examples/load-test.sh',
};
const starterTexts = await Promise.all(
  Object.entries(starters).map(async ([name, file]) => {
    const text = await readFile(new URL(file, root), 'utf8');
    return `/** From ${file}. */\nexport const ${name} = ${JSON.stringify(text.replaceAll('examples/load-test.sh', '.github/load-test.sh'))};\n`;
  }),
);
await write('starters.ts', `// Made from examples by \`npm run generate\`. Do not edit.\n\n${starterTexts.join('\n')}`);
