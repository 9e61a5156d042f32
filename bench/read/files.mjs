// The input files, generated once in a folder.
import { createReadStream, createWriteStream, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { closeSync, renameSync, statfsSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { formats } from './formats.mjs';
import { plans, walk } from './traffic.mjs';

/** Increase this when the content changes: files of an older edition are generated again. */
const edition = 1;

const recipes = {
  'big.csv': { plan: 'shop', format: 'csv', share: 1, bytesPerRow: 115 },
  'plain.csv': { plan: 'echo', format: 'csv', share: 0.5, bytesPerRow: 125 },
  // The first samples of big.csv, so that its results can be derived from those of big.csv.
  'big.xml': { plan: 'shop', format: 'xml', share: 0.18, bytesPerRow: 255 },
  'big.csv.gz': { packed: 'big.csv', share: 1, bytesPerRow: 12 },
};

/** The edition with ten million rows in big.csv, which published figures refer to. */
export const publishedRows = 10_000_000;

/** @typedef {{ path: string, rows: number, bytes: number }} Made */

/**
 * @param {string} dir
 * @param {number} rows of big.csv; the others follow
 * @param {number} copies how many more copies of big.csv must fit on the disk
 * @param {(line: string) => void} say
 * @returns {Promise<Record<string, Made>>} by file name
 * @throws {Error} if the disk has too little space
 */
export async function benchmarkFiles(dir, rows, copies, say) {
  mkdirSync(dir, { recursive: true });
  const list = join(dir, 'files.json');
  const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const asked = (name) => Math.ceil(rows * recipes[name].share);
  const isThere = (name) => {
    const { edition: of, asked: rowsAsked, bytes } = known[name] ?? {};
    const size = statSync(join(dir, name), { throwIfNoEntry: false })?.size;
    return of === edition && rowsAsked === asked(name) && size === bytes;
  };
  const missing = Object.keys(recipes).filter((name) => !isThere(name));
  const needed = missing.reduce((sum, name) => sum + asked(name) * recipes[name].bytesPerRow, 0);
  mustFit(dir, needed + copies * rows * recipes['big.csv'].bytesPerRow);
  for (const name of missing) {
    say(`making ${join(dir, name)} ...`);
    const begin = performance.now();
    const made = await make(dir, name, asked(name), known);
    known[name] = { edition, asked: asked(name), rows: made, bytes: statSync(join(dir, name)).size };
    writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`);
    const { bytes } = known[name];
    say(`  ${(bytes / 1e6).toFixed(1)} MB, ${made} rows in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
  return Object.fromEntries(
    Object.keys(recipes).map((name) => [
      name,
      { path: join(dir, name), rows: known[name].rows, bytes: known[name].bytes },
    ]),
  );
}

/** Decompresses a file into the folder once. */
export async function unpacked(dir, packed, name) {
  const path = join(dir, name);
  if (!existsSync(path))
    await whole(path, (part) => pipeline(createReadStream(packed), createGunzip(), createWriteStream(part)));
  return { path, bytes: statSync(path).size };
}

function mustFit(dir, needed) {
  const { bavail, bsize } = statfsSync(dir);
  const free = bavail * bsize;
  const gb = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;
  if (free < needed)
    throw new Error(
      `${dir} needs ${gb(needed)} and has ${gb(free)}: ${gb(needed - free)} are missing. ` +
        'Another place: --dir DIR; smaller files: --rows N.',
    );
}

async function make(dir, name, rows, known) {
  const { plan, format, packed } = recipes[name];
  let made;
  await whole(join(dir, name), async (part) => {
    if (packed === undefined) made = write(part, plans[plan], formats[format], rows);
    else {
      await pipeline(createReadStream(join(dir, packed)), createGzip({ level: 6 }), createWriteStream(part));
      made = known[packed].rows;
    }
  });
  return made;
}

/** Writes under a temporary name and renames the complete file. */
async function whole(path, fill) {
  await fill(`${path}.part`);
  renameSync(`${path}.part`, path);
}

function write(path, plan, format, rows) {
  const { head, tail, text } = format(plan.threadGroup);
  const file = openSync(path, 'w');
  let waiting = head;
  const done = walk(plan, rows, (sample) => {
    waiting += text(sample);
    if (waiting.length > 1 << 18) {
      writeAll(file, waiting);
      waiting = '';
    }
  });
  writeAll(file, waiting + tail);
  closeSync(file);
  return done;
}

/** One call may write only a part of the buffer. */
function writeAll(file, text) {
  for (let bytes = Buffer.from(text); bytes.length > 0;) bytes = bytes.subarray(writeSync(file, bytes));
}
