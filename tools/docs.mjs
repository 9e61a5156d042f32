// Writes what is generated in action.yml and docs/: the problems from their definitions, the modes, inputs and outputs of the Action
// from its registry and action.yml, the configuration keys from their schema, and the metrics from their registry.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { parse } from 'yaml';
import { bundle } from './bundle.mjs';
import './generate.mjs';
import { actionTables } from './docs/action-tables.mjs';
import { configurationKeys } from './docs/configuration-keys.mjs';
import { declareInputs } from './docs/declare-inputs.mjs';
import { optionLists } from './docs/option-lists.mjs';
import { problemsPage } from './docs/problems.mjs';
import { fill } from './fill.mjs';
import { formatted } from './format.mjs';

const registries = await load(`
  export { commands, modes } from './src/commands/index.js';
  export { optionsOf } from './src/commands/options-of.js';
  export { optionsOfSteps } from './src/commands/options-of.js';
  export { metrics } from './src/metrics/index.js';
  export { problemSections } from './src/problems/index.js';
`);
const modes = await Promise.all(
  registries.modes.map(async (name) => {
    const { command } = await registries.commands[name]();
    return { name, endings: [], ...command.mode, options: registries.optionsOf(command, 'action') };
  }),
);
const write = async (file, text) => writeFileSync(file, await formatted(file, text));
await write('docs/problems.md', problemsPage(registries.problemSections));

writeFileSync('action.yml', declareInputs(readFileSync('action.yml', 'utf8'), modes, registries.optionsOfSteps));
const action = parse(readFileSync('action.yml', 'utf8'));
const schema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8'));

await fill('docs/action.md', actionTables(action, modes));
const commands = Object.entries(registries.commands).map(async ([name, load]) => [
  name,
  (await load()).command.options,
]);
await fill('docs/options.md', { options: optionLists(await Promise.all(commands)) });
await fill('docs/configuration.md', {
  keys: configurationKeys(schema),
  metrics: [
    '| metrics | unit | better | tolerance band |',
    '| --- | --- | --- | --- |',
    ...metricRows(registries.metrics),
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

/** One row for all metrics that are judged alike. */
function metricRows(metrics) {
  const rows = new Map();
  for (const { id, unit, better, gated, band } of metrics) {
    const row = `${unit.trim()} | ${better} | ${describeBand(band, unit)}${gated ? '; judged by default' : ''} |`;
    rows.set(row, [...(rows.get(row) ?? []), `\`${id}\``]);
  }
  return Array.from(rows, ([row, ids]) => `| ${ids.join(', ')} | ${row}`);
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
