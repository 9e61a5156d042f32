/**
 * Measures false alarms and power of several parts at once: node tools/run.mjs tests/calibration/sweep.ts DIR PART[:r[:every[:narrow|wide|SOURCE]]] ...
 *
 * Prints "failed/failed or suspect" in percent; _options.ts has the options.
 */
import { readOptions } from './_options.js';
import { scorePart, type Counts, type Tally } from './_score.js';
import { sweep } from './_sweep.js';

const {
  places: [folder = '.', ...parts],
  ...options
} = readOptions();

const percent = ([failed, suspected, all]: Tally): string =>
  `${((100 * failed) / all).toFixed(1)}/${((100 * suspected) / all).toFixed(1)}`;

function show(part: string, counts: Counts): void {
  const groups = new Set(Object.keys(counts).map((key) => key.split('|')[0] ?? ''));
  for (const group of groups) {
    if (group.startsWith('panel') && options.panels !== true) continue;
    if (/^h\d/.test(group) && options.lengths !== true) continue;
    const columns = Object.entries(counts).filter(([key]) => key.startsWith(`${group}|`));
    const text = columns.map(([key, tally]) => `${key.slice(group.length + 1)} ${percent(tally)}`).join(' | ');
    console.log(`${part} ${group} n=${String(counts[`${group}|unchanged`]?.[2])}: ${text}`);
  }
}

const slice = process.env['SLICE'];
if (slice === undefined) {
  const counts = await sweep(process.argv.slice(2));
  for (const [i, part] of parts.entries()) show(part, counts[i] ?? {});
} else {
  const [own = 0, slices = 1] = slice.split('/').map(Number);
  process.send?.(parts.map((part) => scorePart(folder, part, options, { slice: own, slices })));
}
