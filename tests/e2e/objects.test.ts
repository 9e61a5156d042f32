/** Results in a bucket: moto, which implements S3, behind a proxy that breaks connections. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readObject, connectS3 } from '../../src/hosts/node/objects.js';
import { counterparts } from '../forge/_github.js';
import { jtl, story } from '../stories/_story.js';
import { startServer, type S3 } from './_s3.js';

const tools = counterparts(); // tools/setup-counterparts.sh moto
const withServer = tools === undefined ? describe.skip : describe;

const bucket = 'results-of-fleet';
const mebibyte = 1024 * 1024;

const { run, write, at } = story();
const before = { ...process.env };
let s3: S3;
const put = async (key: string, body: string | Buffer): Promise<void> => {
  const { s3: commands, client } = await connectS3();
  await client.send(new commands.PutObjectCommand({ Bucket: bucket, Key: key, Body: Buffer.from(body) }));
};
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' });
  s3 = await startServer(String(tools));
  await fetch(`${s3.url}/${bucket}`, { method: 'PUT' });
}, 120_000);
beforeEach(() => {
  s3.decide = () => 'pass';
});
afterAll(async () => {
  await s3.close();
  process.env = before;
});
const ranges = (): readonly string[] => s3.requests.flatMap((line) => /bytes=(.*)$/.exec(line)?.[1] ?? []);
const readWhole = async (key: string): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of readObject(`s3://${bucket}/${key}`)) pieces.push(piece);
  return Buffer.concat(pieces);
};

withServer('results in a bucket', () => {
  test.each([
    ['results.jtl', (raw: string) => Buffer.from(raw)],
    ['results.jtl.gz', (raw: string) => gzipSync(raw)],
  ])('give the same document as the file %s', async (name, pack) => {
    const packed = pack(jtl('GET /', { n: 30_000 }));
    write(`shop/${name}`, '');
    writeFileSync(at(`shop/${name}`), packed);
    await put(`shop/${name}`, packed);
    for (const options of [[], ['--warmup', '30s']]) {
      const ofObject = await run('read', `s3://${bucket}/shop/${name}`, ...options);
      const ofFile = await run('read', `@shop/${name}`, ...options);
      expect(ofObject).toMatchObject({ exitCode: 0, stdout: ofFile.stdout });
      expect(ofObject.stderr.replaceAll(`s3://${bucket}`, at('').replace(/\/$/, ''))).toBe(ofFile.stderr);
    }
  });

  test('of a fleet are found by their prefix, without hidden objects, and merged as the files are', async () => {
    for (const generator of [1, 2, 3]) {
      const raw = jtl('GET /', { n: 500 * generator, elapsedMs: 20 + 10 * generator });
      write(`run-17/shop/${String(generator)}.jtl`, raw);
      await put(`run-17/shop/${String(generator)}.jtl`, raw);
    }
    await put('run-17/.done', '');
    await put('run-17/shop/', '');
    await put('run-170/shop/1.jtl', jtl('GET /other'));
    const ofFiles = await run('read @run-17');
    expect(ofFiles.stdout).toContain('"samples": 3000');
    for (const prefix of ['run-17', 'run-17/'])
      expect(await run('read', `s3://${bucket}/${prefix}`)).toMatchObject({ exitCode: 0, stdout: ofFiles.stdout });
    expect((await run('check', `s3://${bucket}/run-17/`, '--against', '@run-17')).stderr).not.toContain('error');
  });

  test('are read in ranges without gap or overlap, one object of 20 MiB in four', async () => {
    const body = randomBytes(20 * mebibyte);
    await put('large', body);
    s3.requests.length = 0;
    expect((await readWhole('large')).equals(body)).toBe(true);
    const ends = [0.25, 8.25, 16.25, 24.25].map((end) => end * mebibyte);
    expect(ranges()).toEqual(ends.map((end, i) => `${String(ends[i - 1] ?? 0)}-${String(end - 1)}`));
  });
});

withServer('results in a bucket over a bad connection', () => {
  test('are complete after lost connections, which cost a repetition of their range', async () => {
    const body = randomBytes(10 * mebibyte);
    await put('shaky', body);
    s3.requests.length = 0;
    let count = 0;
    s3.decide = () => (++count % 2 === 0 ? 'break the connection' : 'pass');
    expect((await readWhole('shaky')).equals(body)).toBe(true);
    expect(ranges().length).toBeGreaterThan(new Set(ranges()).size);
    expect(new Set(ranges()).size).toBe(3);
  });

  test.each(['results.jtl', 'results.jtl.gz'])(
    'are an error if connections keep breaking, never less: %s',
    async (name) => {
      const raw = jtl('GET /', { n: 30_000 });
      await put(`cut/${name}`, name.endsWith('.gz') ? gzipSync(raw, { level: 0 }) : raw);
      s3.decide = ({ headers: { range } }) =>
        range === undefined || range.startsWith('bytes=0-') ? 'pass' : 'break the connection';
      const { exitCode, stdout, stderr } = await run('read', `s3://${bucket}/cut/${name}`);
      expect([exitCode, stdout]).toEqual([3, '']);
      expect(stderr).toContain('the connection broke 5 times');
    },
  );

  test('are an error if the object changes while it is read', async () => {
    await put('changing', randomBytes(mebibyte));
    const reading = readObject(`s3://${bucket}/changing`);
    await reading.next();
    await put('changing', randomBytes(mebibyte));
    await expect(reading.next()).rejects.toThrow('the object changed while it was read');
  });

  test.each([
    [`s3://${bucket}/missing.jtl`, 'No file or folder matches this name'],
    [`s3://${bucket}/missing/`, 'No file or folder matches this name'],
    ['s3://no-such-bucket/results.jtl', 'NoSuchBucket'],
    ['s3://', 'the name contains no bucket'],
  ])('are an error if there are none: %s', async (name, message) => {
    const { exitCode, stderr } = await run('read', name);
    expect(exitCode).toBe(3);
    expect(stderr).toContain(message);
    expect((await run('check', name)).exitCode).toBe(3);
  });

  test('are an error if the object is empty', async () => {
    await put('empty.jtl', '');
    expect(await run('read', `s3://${bucket}/empty.jtl`)).toMatchObject({ exitCode: 3, stdout: '' });
    expect((await run('read', `s3://${bucket}/empty.jtl`)).stderr).toContain('The file is empty');
  });
});
