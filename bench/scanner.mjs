// Measures the compiled CSV scanner alone, on data in memory. --against measures another version of scanner/ (with its layout.ts,
// which `npm run generate` writes) alternately in the same process, because the speed of a machine drifts.
//   npm run -s bench -- scanner FILE [--against FOLDER] [--rounds 9]
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import '../tools/generate.mjs';
import { compiled } from '../tools/scanner.mjs';

const options = { against: { type: 'string' }, rounds: { type: 'string', default: '9' } };
const { positionals, values } = parseArgs({ allowPositionals: true, options });
if (positionals.length !== 1) throw new Error('Name one CSV result with a header and commas.');

const maxBytes = 256 * 1024 * 1024;
/** Older versions accept only smaller buffers. */
const bufferSizes = [16 * (64 * 1024 - 64), 4 * (64 * 1024 - 64), 64 * 1024 - 64];
const used = 'timeStamp elapsed label success responseMessage threadName SampleCount'.split(' ');
/** In the order of src/samples/summed-fields.ts. */
const summed = ['bytes', 'sentBytes', 'Latency', 'Connect'];
const [odd, label, irregular] = [1, 2, 3];
const [on, learn] = [0, 1];

const file = openSync(positionals[0], 'r');
const bytes = Buffer.alloc(Math.min(fstatSync(file).size, maxBytes));
readSync(file, bytes, 0, bytes.length, 0);
closeSync(file);
const headerEnd = bytes.indexOf(10);
const header = bytes.toString('utf8', 0, headerEnd).trimEnd().split(',');

/** Scans the whole file once. */
function race(module) {
  const { memory, ...scanner } = new WebAssembly.Instance(module).exports;
  const bufferBytes = bufferSizes.find((size) => scanner.room(size) !== 0);
  const input = scanner.room(bufferBytes);
  scanner.columns(44, header.length, ...used.map((name) => header.indexOf(name)));
  scanner.errorColumns?.(...['responseCode', 'responseMessage', 'failureMessage'].map((name) => header.indexOf(name)));
  for (const [i, name] of summed.entries()) if (header.includes(name)) scanner.sumColumn(i, header.indexOf(name));
  const result = { ns: 0, rows: 0 };
  for (let position = headerEnd + 1; position + bufferBytes <= bytes.length;) {
    new Uint8Array(memory.buffer, input, bufferBytes).set(bytes.subarray(position, position + bufferBytes));
    const begin = process.hrtime.bigint();
    scanner.index(bufferBytes);
    let stop = scanner.next(on);
    while (stop === odd || stop === label) stop = scanner.next(stop === label ? learn : on);
    result.ns += Number(process.hrtime.bigint() - begin);
    if (stop === irregular) throw new Error(`misplaced quote or very long record behind byte ${position}`);
    result.rows += scanner.taken();
    position += scanner.from() - input;
  }
  return result;
}

const folders = ['scanner', ...(values.against === undefined ? [] : [values.against])];
const entrants = [];
for (const folder of folders)
  entrants.push({
    folder,
    module: new WebAssembly.Module(await compiled('csv', (file) => readFile(join(folder, file), 'utf8'))),
    best: { ns: Infinity, rows: 0 },
  });
for (let round = 0; round < Number(values.rounds); round++)
  for (const entrant of entrants) {
    const result = race(entrant.module);
    if (result.ns < entrant.best.ns) entrant.best = result;
  }

console.log(`| scanner, best of ${values.rounds} | ns a row | GB/s |\n|---|---|---|`);
for (const { folder, best } of entrants)
  console.log(`| ${folder} | ${(best.ns / best.rows).toFixed(1)} | ${(bytes.length / best.ns).toFixed(2)} |`);
