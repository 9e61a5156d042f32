/** S3 and compatible stores. Region, endpoint and credentials come from the environment, as for AWS's own tools. */
import type { GetObjectCommandOutput, S3Client } from './s3-client.js';
import type { Bucket, StoredObject } from '../../model/bucket.js';

/** Retries with growing pauses after lost answers, throttling and errors of the server. */
const maxAttempts = 8;
const connectionTimeout = 10_000;
const requestTimeout = 60_000;
/** The same limit as for a file of a history. */
const mostBytes = 64 * 1024 * 1024;
const defaultRegion = 'us-east-1';

/** @param name of the bucket */
export async function openBucket(name: string): Promise<Bucket> {
  // The client is part of the bundle, so a user can do nothing about the versions of node that it will support.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const s3 = await import('./s3-client.js');
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const client: S3Client = new s3.S3Client({
    region: AWS_REGION ?? AWS_DEFAULT_REGION ?? defaultRegion,
    followRegionRedirects: true,
    // Servers other than Amazon's rarely have a host name for every bucket.
    forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined,
    maxAttempts,
    requestHandler: { connectionTimeout, requestTimeout },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = name;
  return {
    list: async (prefix) => {
      const found: StoredObject[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new s3.ListObjectsV2Command({ Bucket, Prefix: prefix, Delimiter: '/', ContinuationToken }),
        );
        for (const { Key, ETag } of page.Contents ?? [])
          if (Key !== undefined && ETag !== undefined) found.push({ key: Key, version: ETag });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found;
    },
    read: (Key, version) =>
      unless([404, 412], undefined, async () => {
        const IfMatch = version === undefined ? {} : { IfMatch: version };
        return await readObject(await client.send(new s3.GetObjectCommand({ Bucket, Key, ...IfMatch })));
      }),
    write: (Key, Body, replaces) =>
      unless([404, 409, 412], false, async () => {
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

async function readObject({ Body, ContentLength = 0, ETag = '' }: GetObjectCommandOutput) {
  if (ContentLength > mostBytes) throw new Error(`an object has ${String(ContentLength)} bytes`);
  return { text: (await Body?.transformToString()) ?? '', version: ETag };
}

/** Returns a value for expected failures. A missing bucket is not a missing object, and remains an error. */
async function unless<Value, Instead>(
  statuses: readonly number[],
  instead: Instead,
  send: () => Promise<Value>,
): Promise<Value | Instead> {
  try {
    return await send();
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
    if (name === 'NoSuchBucket' || !statuses.includes($metadata?.httpStatusCode ?? 0)) throw error;
    return instead;
  }
}
