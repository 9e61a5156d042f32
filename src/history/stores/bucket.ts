/**
 * A history in a bucket, with the layout of a folder: `s3://bucket/prefix`. Every recording is first written as a single
 * separate object, which makes all of it visible to readers at once. Its entries are then moved into the files of their
 * scenarios. If a writer is killed in between, the object remains and the next writer moves its entries.
 */
import { addAll } from '../../lang/objects.js';
import { digest } from '../../lang/digest.js';
import type { Host, Bucket } from '../../model/host.js';
import type { HistoryEntry } from '../../model/run.js';
import type { Problem } from '../../model/documents.js';
import type { AppendResult, OpenedHistory, AppendOptions, Scope, Store } from '../../model/store.js';
import * as ndjson from './ndjson.js';
import { bucketFailed } from '../../problems/history.js';
import { badValue } from '../../problems/config.js';

export const bucket: Store = {
  id: 's3',
  open: async (place, scope, host) => {
    const opened = await withBucket(place, host, (location) => open(location, place, scope, host));
    return 'code' in opened ? { files: [], problems: [opened] } : opened;
  },
  append: async (place, entries, host, retention) => {
    const done = await withBucket(place, host, (location) => append({ ...location, ...retention }, entries, host));
    return 'code' in done ? { files: [], known: [], problems: [done] } : done;
  },
};

interface Location {
  readonly objects: Bucket;
  /** The prefix of all keys: empty, or ends with a slash. */
  readonly prefix: string;
  /** The name of an object in messages. */
  readonly show: (key: string) => string;
}

const mostRounds = 60;
const pauseMs = 200;
/** The number of concurrent requests. */
const parallel = 16;

/** Runs work with a bucket. Failures of the store become problems. */
async function withBucket<Value>(
  place: string,
  host: Host,
  work: (location: Location) => Promise<Value>,
): Promise<Value | Problem> {
  const [, name, folder = ''] = /^\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/.exec(place) ?? [];
  if (name === undefined) return badValue('--baselines', `s3:${place}`, 's3://BUCKET/PREFIX');
  try {
    const prefix = folder === '' ? '' : `${folder}/`;
    return await work({ objects: await host.openBucket(name), prefix, show: (key) => `s3://${name}/${key}` });
  } catch (error) {
    return bucketFailed(`s3:${place}`, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}

async function open(location: Location, place: string, scope: Scope, host: Host): Promise<OpenedHistory | Problem> {
  // The recent runs are read first: what was recorded afterwards is of a later run.
  const recent = await readRecent(location, host);
  if ('code' in recent) return recent;
  const opened = { files: [...recent.keys()], texts: recent };
  // The list of the archive grows.
  if (scope === 'recent') return opened;
  const { objects, prefix, show } = location;
  const listed = await inParallel(
    ndjson.archiveFolders,
    async (folder) => (await objects.list(`${prefix}${folder}/`)).objects,
  );
  const segments = new Map(listed.flat().flatMap(({ key }) => (ndjson.isHistoryFile(key) ? [[show(key), key]] : [])));
  return {
    ...opened,
    segments: {
      names: [...segments.keys()],
      read: (names) =>
        withBucket(place, host, async () => {
          const found = await inParallel(names, (name) => objects.read(segments.get(name) ?? ''));
          return new Map(names.flatMap((name, i) => (found[i] === undefined ? [] : [[name, found[i].text] as const])));
        }),
    },
  };
}

/** Reads the recent objects at a single moment: if one changed after it was listed, everything is listed again. */
async function readRecent(
  { objects, prefix, show }: Location,
  host: Host,
): Promise<ReadonlyMap<string, string> | Problem> {
  for (let round = 0; ; round++) {
    const { objects: recent, folders } = await objects.list(prefix);
    const newer = ndjson.findNewerLayout(folders.map(show));
    if (newer !== undefined) return newer;
    const wanted = recent.filter(({ key }) => ndjson.isHistoryFile(key));
    const found = await inParallel(wanted, ({ key, version }) => objects.read(key, version));
    const texts = found.flatMap((object, i) => (object ? [[show(wanted[i]?.key ?? ''), object.text] as const] : []));
    if (texts.length === wanted.length) return new Map(texts);
    if (round === mostRounds) throw new Error('the objects kept changing while they were read');
    await host.pauseUpTo(pauseMs);
  }
}

async function append(
  location: Location & Partial<AppendOptions>,
  entries: readonly HistoryEntry[],
  host: Host,
): Promise<AppendResult> {
  const { objects, prefix, show, broken = [] } = location;
  const newer = ndjson.findNewerLayout((await objects.list(prefix)).folders.map(show));
  if (newer !== undefined) return { files: [], known: [], problems: [newer] };
  const known: HistoryEntry[] = [];
  const added: HistoryEntry[] = [];
  for (const [file, ofFile] of ndjson.groupByFile(entries)) {
    const { before } = await readParts(file, location);
    const { repeated } = await ndjson.appendToFile(file, before, ofFile);
    addAll(known, repeated);
    addAll(
      added,
      ofFile.filter((entry) => !repeated.includes(entry)),
    );
  }
  if (added.length > 0) {
    const text = added.map((entry) => `${ndjson.formatLine(entry)}\n`).join('');
    // The name is derived from the content, so repeating a write whose response was lost changes nothing.
    const own = `${prefix}pending.${await digest(text, 32)}.ndjson`;
    await objects.write(own, text, undefined);
    await movePending(location, own, host);
  }
  for (let round = 0; broken.length > 0 && !(await addToFiles(location, [])) && round < mostRounds; round++)
    await host.pauseUpTo(pauseMs);
  return { files: [...ndjson.groupByFile(added).keys()].map((file) => show(`${prefix}${file}`)), known };
}

/**
 * Moves the entries of all recordings into the files of their scenarios. If other writers always get ahead, this recording
 * stays where it is: readers see it there, too, and the next writer moves it.
 */
async function movePending(location: Location & Partial<AppendOptions>, own: string, host: Host): Promise<void> {
  const { objects, prefix } = location;
  for (let round = 0; round < mostRounds; round++) {
    if (round > 0) await host.pauseUpTo(pauseMs);
    const listed = (await objects.list(prefix)).objects.filter(({ key }) => isPending(key.slice(prefix.length)));
    if (!listed.some(({ key }) => key === own)) return; // another writer moved it
    const read = await inParallel(listed, ({ key, version }) => objects.read(key, version));
    if (read.some((object) => object === undefined)) continue;
    const lines = read.flatMap((object) => object?.text.split('\n').filter((line) => line !== '') ?? []);
    const entries = lines.map((line) => JSON.parse(line) as HistoryEntry);
    if (!(await addToFiles(location, entries))) continue;
    await inParallel(listed, ({ key }) => objects.remove(key));
    return;
  }
}

const isPending = (name: string): boolean => /^pending\.[0-9a-f]+\.ndjson$/.test(name);

/** @returns false if another writer changed one of the files */
async function addToFiles(
  { broken = [], ...location }: Location & Partial<AppendOptions>,
  entries: readonly HistoryEntry[],
): Promise<boolean> {
  const { objects, prefix, show } = location;
  const damaged = broken.map((file) => file.slice(show(prefix).length));
  for (const [file, ofFile] of ndjson.groupByFile(entries, damaged)) {
    const { before, versions } = await readParts(file, location);
    const isBroken = ndjson.partsOf(file, damaged).length > 0;
    const { texts } = await ndjson.appendToFile(file, before, ofFile, { ...location, isBroken });
    for (const [path, text] of texts) {
      const isRecent = ndjson.partsOf(file, [path]).length > 0;
      if (isRecent && text === '') await objects.remove(`${prefix}${path}`);
      if (text === '') continue;
      const isWritten = await objects.write(`${prefix}${path}`, text, versions.get(path));
      // Names of other files depend on their content, so an existing object is identical.
      if (isRecent && !isWritten) return false;
    }
  }
  return true;
}

/** The files of a scenario. */
async function readParts(file: string, { objects, prefix }: Location) {
  const names = (await objects.list(prefix)).objects.map(({ key }) => key.slice(prefix.length));
  const parts = ndjson.partsOf(file, names);
  const read = await inParallel(parts, (name) => objects.read(`${prefix}${name}`));
  const found = parts.flatMap((name, i) => (read[i] === undefined ? [] : [[name, read[i]] as const]));
  return {
    before: new Map(found.map(([name, { text }]) => [name, text])),
    versions: new Map(found.map(([name, { version }]) => [name, version])),
  };
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < items.length; i += parallel)
    addAll(results, await Promise.all(items.slice(i, i + parallel).map(work)));
  return results;
}
