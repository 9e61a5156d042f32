// Fills the generated parts of docs/: the command line from the commands' own help, the inputs and outputs of the Action from
// action.yml, the configuration keys from their schema, and the metrics from their registry.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { parse } from 'yaml';
import { bundle } from './bundle.mjs';
import { configurationKeys } from './configuration-keys.mjs';
import { formatted } from './format.mjs';

const registries = await load(`
  export { commands } from './src/commands/index.js';
  export { commandHelp } from './src/commands/help.js';
  export { metrics } from './src/metrics/index.js';
`);
const action = parse(readFileSync('action.yml', 'utf8'));
const schema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8'));

const sections = await Promise.all(registries.commands.map(commandSection));
await fill('docs/command-line.md', { commands: sections.join('\n') });
await fill('docs/action.md', {
  inputs: Object.entries(action.inputs).map(describeInput).join('\n'),
  outputs: Object.entries(action.outputs)
    .map(([name, { description }]) => `- **\`${name}\`**: ${description}`)
    .join('\n'),
});
await fill('docs/configuration.md', {
  keys: configurationKeys(schema),
  metrics: [
    '| metric | what it is | unit | better | judged by default | tolerance band |',
    '| --- | --- | --- | --- | --- | --- |',
    ...registries.metrics.map(metricRow),
  ].join('\n'),
});

/** The exports of a TypeScript module, bundled into a temporary file because the bundle needs a file URL. */
async function load(contents) {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-docs-'));
  try {
    const outfile = join(folder, 'registries.mjs');
    buildSync({ ...bundle, stdin: { contents, resolveDir: process.cwd(), loader: 'ts' }, outfile });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Replaces each part between `<!-- generated: NAME -->` and `<!-- end -->`. */
async function fill(file, parts) {
  let text = readFileSync(file, 'utf8');
  for (const [name, part] of Object.entries(parts)) {
    const place = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`${file} has no place for the generated part "${name}"`);
    text = text.replace(place, (_, head, end) => `${head}\n${part}\n\n${end}`);
  }
  writeFileSync(file, await formatted(file, text));
}

async function commandSection(entry) {
  const help = registries.commandHelp(entry, await entry.load());
  return `## guardband ${entry.name}\n\n\`\`\`text\n${help.trim()}\n\`\`\`\n`;
}

function describeInput([name, { description, default: standard }]) {
  return `- **\`${name}\`**${standard === undefined ? '' : ` (default \`${standard}\`)`}: ${description}`;
}

function metricRow({ id, title, unit, better, gated, band }) {
  return `| \`${id}\` | ${title} | ${unit.trim()} | ${better} | ${gated ? 'yes' : 'no'} | ${describeBand(band, unit)} |`;
}

/** A change must exceed both parts of a band. Differences of percentages are points. */
function describeBand({ percent, absolute }, unit) {
  return [
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(absolute === undefined
      ? []
      : [`${absolute} ${unit === '%' ? (absolute === 1 ? 'point' : 'points') : unit}`.trim()]),
  ].join(' and ');
}
