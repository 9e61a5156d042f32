// What the compiled CSV scanner alone takes: its two passes over what is in memory already, by the block of 64 bytes and by
// the row. With --against another version of scanner/ in the same process, in turn, as machines drift.
//   npm run -s bench:scanner -- FILE [--against FOLDER] [--rounds 9]
import { closeSync, openSync, readSync, fstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compiled } from '../tools/scanner.mjs';

const options = { against: { type: 'string' }, rounds: { type: 'string', default: '9' } };
const { positionals, values } = parseArgs({ allowPositionals: true, options });
if (positionals.length !== 1) throw new Error('Which file? It is to have a header, and commas.');

const most = 256 * 1024 * 1024;
const bufferBytes = 64 * 1024 - 64;
const used =
  'timeStamp elapsed label success responseMessage threadName bytes sentBytes Latency Connect SampleCount'.split(' ');
const [done, odd, label, irregular] = [0, 1, 2, 3];
const [on, learn] = [0, 1];

const file = openSync(positionals[0], 'r');
const bytes = Buffer.alloc(Math.min(fstatSync(file).size, most));
readSync(file, bytes, 0, bytes.length, 0);
closeSync(file);
const headerEnd = bytes.indexOf(10);
const header = bytes.toString('utf8', 0, headerEnd).trimEnd().split(',');

/** Nanoseconds of each pass, and the rows. */
function race(module) {
  const { memory, ...scanner } = new WebAssembly.Instance(module).exports;
  const input = scanner.room(bufferBytes);
  scanner.columns(44, header.length, ...used.map((name) => header.indexOf(name)));
  const result = { index: 0, next: 0, rows: 0 };
  for (let at = headerEnd + 1; at + bufferBytes <= bytes.length;) {
    new Uint8Array(memory.buffer, input, bufferBytes).set(bytes.subarray(at, at + bufferBytes));
    const begin = process.hrtime.bigint();
    scanner.index(bufferBytes);
    const between = process.hrtime.bigint();
    let stop = scanner.next(on);
    while (stop === odd || stop === label) stop = scanner.next(stop === label ? learn : on);
    if (stop === irregular) throw new Error(`a quote where none belongs, behind byte ${at}`);
    if (stop !== done) throw new Error(`what is ${stop}?`);
    result.next += Number(process.hrtime.bigint() - between);
    result.index += Number(between - begin);
    result.rows += scanner.taken();
    if (scanner.from() === input) throw new Error(`a record larger than the buffer, at byte ${at}`);
    at += scanner.from() - input;
  }
  return result;
}

const folders = ['scanner', ...(values.against === undefined ? [] : [values.against])];
const entrants = [];
for (const folder of folders)
  entrants.push({
    folder,
    module: new WebAssembly.Module(await compiled('csv', pathToFileURL(`${resolve(folder)}/`))),
    best: { index: Infinity, next: Infinity, rows: 0 },
  });
for (let round = 0; round < Number(values.rounds); round++)
  for (const { module, best } of entrants) {
    const { index, next, rows } = race(module);
    Object.assign(best, { index: Math.min(best.index, index), next: Math.min(best.next, next), rows });
  }

console.log(
  `| scanner, best of ${values.rounds} | field ends, ns a block of 64 bytes | rows, ns a row | both, ns a row | GB/s |`,
);
console.log('|---|---|---|---|---|');
for (const { folder, best } of entrants) {
  const each = [
    best.index / (bytes.length / 64),
    best.next / best.rows,
    (best.index + best.next) / best.rows,
    bytes.length / (best.index + best.next),
  ];
  console.log(`| ${folder} | ${each.map((value) => value.toFixed(2)).join(' | ')} |`);
}
