/**
 * Reads results from an object store in ranges, and requests the next range while the current one is processed. A range is
 * requested again if its connection breaks, so a result is never shorter than the object.
 */
import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { GetObjectCommandOutput, S3Client } from './s3-client.js';
import type { Bucket, StoredObject } from '../../model/host.js';

/** At most two ranges are in memory. */
const rangeBytes = 8 * 1024 * 1024;
/** The first range is small, because it often suffices: to recognise a format, or to read a small object. */
const firstBytes = 256 * 1024;
/** The size of the pieces passed to readers: larger ones would fill the buffers of streams. */
const pieceBytes = 256 * 1024;
const attemptsPerRange = 5;
const pauseMs = 200;
/** A connection that delivers no byte for this long counts as broken. */
const stallMs = 60_000;
/** A prefix with more objects than this is probably a mistake. */
const mostObjects = 100_000;

const changed = 'the object changed while it was read';

interface Range {
  readonly bytes: Uint8Array;
  /** The size of the whole object. */
  readonly size: number;
  readonly version: string | undefined;
}

/** A failure with a code, which readers report as a problem. */
const failure = (message: string, code = 'EIO'): Error => Object.assign(new Error(message), { code });

/** @throws {Error} with a code if the name contains no bucket */
function parseName(name: string): { readonly Bucket: string; readonly Key: string } {
  const [, Bucket, Key = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/s.exec(name) ?? [];
  if (Bucket === undefined) throw failure('the name contains no bucket', 'EINVAL');
  return { Bucket, Key };
}

/** Converts errors of the store to failures. */
async function orFailure<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error as Error;
    throw failure(`${name}: ${message}`);
  }
}

/**
 * Finds an object, or all objects below a prefix, except hidden ones and node_modules.
 *
 * @param name s3://BUCKET/KEY or s3://BUCKET/PREFIX/
 * @returns names of objects, sorted; empty if there are none
 * @throws {Error} with a code if the store refuses
 */
export async function findObjects(name: string): Promise<readonly string[]> {
  const { Bucket, Key } = parseName(name);
  return orFailure(async () => {
    if (Key !== '' && !Key.endsWith('/') && (await existsObject(Bucket, Key))) return [name];
    const prefix = Key === '' || Key.endsWith('/') ? Key : `${Key}/`;
    const keys = await listKeys(Bucket, prefix);
    return keys.filter((key) => !isHidden(key.slice(prefix.length))).map((key) => `s3://${Bucket}/${key}`);
  });
}

/** Also excludes the marker object of an empty folder. */
const isHidden = (path: string): boolean => /(?:^|\/)(?:\.[^/.]|node_modules\/)|(?:^|\/)$/.test(path);

async function existsObject(Bucket: string, Key: string): Promise<boolean> {
  const { s3, client } = await connectS3();
  try {
    await client.send(new s3.HeadObjectCommand({ Bucket, Key }));
    return true;
  } catch (error) {
    // Without permission to list, a missing object also gives 403. Listing then reports the reason.
    if (![403, 404].includes(readStatus(error))) throw error;
    return false;
  }
}

async function listKeys(Bucket: string, Prefix: string): Promise<readonly string[]> {
  const { s3, client } = await connectS3();
  const keys: string[] = [];
  for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
    if (keys.length > mostObjects) throw new Error(`more than ${String(mostObjects)} objects`);
  }
  return keys.sort();
}

/**
 * Reads an object from its first byte to its last.
 *
 * @throws {Error} with a code while reading, if the store refuses, a connection keeps breaking or the object changes
 */
export async function* readObject(name: string): AsyncGenerator<Uint8Array> {
  const stop = new AbortController();
  const request = (start: number, version?: string): Promise<Range | undefined> => {
    const range = readRange(name, start, version, stop.signal);
    range.catch(() => undefined); // the reader may stop before this range is needed
    return range;
  };
  try {
    let next = request(0);
    for (let position = 0; ;) {
      const range = await next;
      if (range === undefined) return;
      position += range.bytes.length;
      const isFirst = position <= firstBytes;
      if (!isFirst && position < range.size) next = request(position, range.version);
      for (let start = 0; start < range.bytes.length; start += pieceBytes)
        yield range.bytes.subarray(start, start + pieceBytes);
      if (position >= range.size) return;
      if (isFirst) next = request(position, range.version);
    }
  } finally {
    stop.abort();
  }
}

/** @returns undefined for an empty object */
async function readRange(
  name: string,
  start: number,
  version: string | undefined,
  abortSignal: AbortSignal,
): Promise<Range | undefined> {
  const { Bucket, Key } = parseName(name);
  const { s3, client } = await connectS3();
  const condition = version === undefined ? {} : { IfMatch: version };
  const most = start === 0 ? firstBytes : rangeBytes;
  const wanted = `bytes=${String(start)}-${String(start + most - 1)}`;
  for (let attempt = 1; ; attempt++) {
    const answer = await client
      .send(new s3.GetObjectCommand({ Bucket, Key, Range: wanted, ...condition }), { abortSignal })
      .catch((error: unknown) => {
        if (start === 0 && readStatus(error) === 416) return undefined;
        const { name: kind, message } = error as Error;
        throw failure(readStatus(error) === 412 ? changed : `${kind}: ${message}`);
      });
    if (answer === undefined) return undefined;
    // A store may ignore conditions, or omit the version of a range.
    if (version !== undefined && (answer.ETag ?? version) !== version) throw failure(changed);
    if (version === undefined && answer.ETag === undefined) {
      (answer.Body as Readable).destroy();
      return await readRange(name, start, await findVersion(Bucket, Key), abortSignal);
    }
    const size = Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength);
    const length = Math.min(most, size - start);
    if (answer.ContentLength !== length) throw failure('the store returned other bytes than requested');
    try {
      const bytes = await readBody(answer.Body as Readable, length, abortSignal);
      return { bytes, size, version: answer.ETag ?? version };
    } catch (error) {
      if (abortSignal.aborted || attempt === attemptsPerRange)
        throw failure(`the connection broke ${String(attempt)} times: ${(error as Error).message}`);
      await pause(pauseMs * attempt);
    }
  }
}

/** Without a version, two ranges could belong to two versions of the object. */
async function findVersion(Bucket: string, Key: string): Promise<string> {
  const { s3, client } = await connectS3();
  const { ETag } = await orFailure(() => client.send(new s3.HeadObjectCommand({ Bucket, Key })));
  if (ETag === undefined) throw failure('the store does not return the version of the object');
  return ETag;
}

/** @throws {Error} unless there are exactly `length` bytes */
async function readBody(body: Readable, length: number, abortSignal: AbortSignal): Promise<Uint8Array> {
  const leave = (): void => void body.destroy();
  abortSignal.addEventListener('abort', leave);
  const stalled = setTimeout(() => body.destroy(new Error('no data for a minute')), stallMs);
  try {
    const bytes = Buffer.alloc(length);
    let count = 0;
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      stalled.refresh();
      if (count + piece.length > length) throw new Error('too many bytes');
      bytes.set(piece, count);
      count += piece.length;
    }
    if (count < length) throw new Error(`${String(count)} of ${String(length)} bytes`);
    return bytes;
  } finally {
    clearTimeout(stalled);
    abortSignal.removeEventListener('abort', leave);
  }
}

/** Equal to the limit for a file of a history. */
const mostBytes = 64 * 1024 * 1024;

/** @param name of the bucket */
export async function openBucket(name: string): Promise<Bucket> {
  const { s3, client } = await connectS3();
  const Bucket = name;
  return {
    list: async (prefix) => {
      const [objects, folders]: [StoredObject[], string[]] = [[], []];
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix, Delimiter: '/' });
      for await (const page of pages) {
        for (const { Key, ETag } of page.Contents ?? [])
          if (Key !== undefined && ETag !== undefined) objects.push({ key: Key, version: ETag });
        for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix !== undefined) folders.push(Prefix);
      }
      return { objects, folders };
    },
    read: (Key, version) =>
      expectFailure([404, 412], undefined, async () => {
        const IfMatch = version === undefined ? {} : { IfMatch: version };
        return await readStored(await client.send(new s3.GetObjectCommand({ Bucket, Key, ...IfMatch })));
      }),
    write: (Key, Body, replaces) =>
      expectFailure([404, 409, 412], false, async () => {
        const condition = replaces === undefined ? { IfNoneMatch: '*' } : { IfMatch: replaces };
        await client.send(
          new s3.PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/x-ndjson', ...condition }),
        );
        return true;
      }),
    remove: async (Key) => {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

async function readStored({ Body, ContentLength = 0, ETag = '' }: GetObjectCommandOutput) {
  if (ContentLength > mostBytes) throw new Error(`an object has ${String(ContentLength)} bytes`);
  return { text: (await Body?.transformToString()) ?? '', version: ETag };
}

/** Turns expected failures into a value. A missing bucket remains an error, unlike a missing object. */
async function expectFailure<Value, Instead>(
  statuses: readonly number[],
  instead: Instead,
  send: () => Promise<Value>,
): Promise<Value | Instead> {
  try {
    return await send();
  } catch (error) {
    if ((error as Error).name === 'NoSuchBucket' || !statuses.includes(readStatus(error))) throw error;
    return instead;
  }
}

/** Retries with growing pauses cover lost responses, throttling and server errors. */
const maxAttempts = 8;
const connectionTimeout = 10_000;
const requestTimeout = 60_000;
const defaultRegion = 'us-east-1';

const clients = new Map<string, S3Client>();

/** Region, endpoint and credentials come from the environment, as for AWS's own tools. */
export async function connectS3() {
  // The client is bundled, so users cannot act on its warnings about node versions.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const region = AWS_REGION ?? AWS_DEFAULT_REGION ?? defaultRegion;
  const s3 = await import('./s3-client.js');
  const key = JSON.stringify([region, endpoint]);
  const client =
    clients.get(key) ??
    new s3.S3Client({
      region,
      followRegionRedirects: true,
      // Servers other than Amazon's rarely have a separate host name for every bucket.
      forcePathStyle: endpoint !== undefined,
      maxAttempts,
      requestHandler: { connectionTimeout, requestTimeout },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  clients.set(key, client);
  return { s3, client };
}

/** The HTTP status of a failure; 0 if there was no answer. */
const readStatus = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
