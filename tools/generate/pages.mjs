// The script and the style of the pages, as text for the bundles, with their hashes for the policy of the page, and the licences of
// bundled code. Hashing at run time would load node's cryptography, which a check without a page does not need.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { writePart } from './part.mjs';

const chart = 'node_modules/uplot';
const styles = [`${chart}/dist/uPlot.min.css`, 'page/base.css', 'page/report.css', 'page/run.css', 'page/trend.css'];
const chartLicence = `uPlot\n${readFileSync(`${chart}/LICENSE`, 'utf8').trim()}`;

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

const { outputFiles, metafile } = await build({
  entryPoints: ['page/page.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2023',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  metafile: true,
  plugins: [withoutEffects],
});

async function style(files) {
  const minified = files.map((file) => transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true }));
  return (await Promise.all(minified)).map(({ code }) => code).join('');
}

function embedded(text) {
  // A closing tag within the text would end the script or style element.
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('page/: cannot be embedded in HTML');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

const values = {
  chartLicence,
  // Minified, it has line breaks only within templates: without them it is one line of the page.
  pageScript: embedded(outputFiles[0].text.trim().replaceAll('\n', String.raw`\n`)),
  pageStyle: embedded((await style(styles)).trim()),
};
const constants = Object.entries(values).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`);
writePart('pages', [...styles, ...Object.keys(metafile.inputs)], {
  'src/generated/page.ts': `// Made from page/ by \`npm run generate\`.\n${constants.join('')}`,
});
