/** S3 and compatible stores. Region, endpoint and credentials come from the environment, as for AWS's own tools. */
import type { GetObjectCommandOutput } from './s3-client.js';
import { connectS3, readStatus } from './s3-connection.js';
import type { Bucket, StoredObject } from '../../model/bucket.js';

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
        return await readObject(await client.send(new s3.GetObjectCommand({ Bucket, Key, ...IfMatch })));
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

async function readObject({ Body, ContentLength = 0, ETag = '' }: GetObjectCommandOutput) {
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
