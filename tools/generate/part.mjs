// The parts of what is generated. The stamp of a part keeps the hashes of all files that it read and wrote: while they are the same,
// there is nothing to do.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** npm's record of what is installed: another compiler may write something else. */
const packages = 'node_modules/.package-lock.json';

const stampOf = (name, root) => join(root, `src/generated/.stamps/${name}.json`);
const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};
const hashOf = (text) => (text === undefined ? 'none' : createHash('sha256').update(text).digest('base64'));
const hashesOf = (files, root) => Object.fromEntries(files.map((file) => [file, hashOf(textOf(join(root, file)))]));

export function isCurrent(name, root = repository) {
  const { read, written } = JSON.parse(textOf(stampOf(name, root)) ?? '{}');
  const known = Object.entries({ ...read, ...written });
  return known.length > 0 && known.every(([file, hash]) => hash === hashOf(textOf(join(root, file))));
}

/**
 * Writes the files of a part, and its stamp.
 *
 * @param read the files that it was made from, including those of its generator
 * @param texts the texts that it consists of, by file
 */
export function writePart(name, read, texts, root = repository) {
  const stamp = stampOf(name, root);
  const before = Object.keys(JSON.parse(textOf(stamp) ?? '{}').written ?? {});
  for (const file of before.filter((file) => !(file in texts))) rmSync(join(root, file), { force: true });
  for (const [file, text] of Object.entries(texts)) write(join(root, file), text);
  const own = ['tools/generate/part.mjs', `tools/generate/${name}.mjs`, packages];
  const hashes = { read: hashesOf([...read, ...own], root), written: hashesOf(Object.keys(texts), root) };
  write(stamp, `${JSON.stringify(hashes, undefined, 2)}\n`);
}

/** Another process may be reading the file, or writing the same. */
function write(file, text) {
  if (textOf(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
