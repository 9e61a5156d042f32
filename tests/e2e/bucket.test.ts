/** A history in a bucket: moto, which implements S3, behind a proxy that drops responses and rejects requests. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { record } from '../../src/commands/record/record.js';
import { createSettings } from '../../src/config/settings.js';
import { openBucket } from '../../src/hosts/node/objects.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { bucket as store } from '../../src/history/stores/bucket.js';
import { readRecorded } from '../../src/history/baseline.js';
import { formatLine } from '../../src/history/stores/ndjson.js';
import type { Host, Bucket } from '../../src/model/host.js';
import type { PastMeasurement } from '../../src/model/run.js';
import { counterparts } from '../forge/_github.js';
import { jtl, story } from '../stories/_story.js';
import { startServer, type S3 } from './_s3.js';

const tools = counterparts(); // tools/setup-counterparts.sh moto
const withServer = tools === undefined ? describe.skip : describe;

const secret = 'the-secret-key';
const bucketName = 'performance';
const dayZero = Date.parse('2025-01-01T00:00:00Z');
const startOf = (day: number): string => new Date(dayZero + day * 86_400_000).toISOString();

function entryOf(day: number, scenario = 'shop'): PastMeasurement {
  const metrics = { errorPercent: 0, throughput: 100 + (day % 3), p99: 40, p50: 20 };
  return {
    measurement: { scenario, label: 'GET /', configuration: {}, samples: 1000, metrics },
    provenance: { startedAt: startOf(day) },
  };
}

const { run, write, at } = story();
const before = { ...process.env };
let s3: S3;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: 'us-east-1' });
  s3 = await startServer(String(tools));
  await fetch(`${process.env['AWS_ENDPOINT_URL_S3'] ?? ''}/${bucketName}`, { method: 'PUT' });
}, 120_000);
afterAll(async () => {
  await s3.close();
  process.env = before;
});

const host = nodeHost();
const placeOf = (folder: string): string => `//${bucketName}/${folder}`;
const { readBaseline } = createSettings({}, { config: {}, file: '', problems: [] });
const readLines = async (
  folder: string,
  scope: 'recent' | 'all' = 'all',
  reader = host,
): Promise<readonly string[]> => {
  const opened = await store.open(placeOf(folder), scope, reader);
  const { measurements, problems } = await readRecorded(opened, scope, readBaseline, reader);
  expect(problems).toEqual([]);
  return measurements.map(formatLine);
};
const randomFaults = (share: number): S3['decide'] => {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const draw = state / 2_147_483_648;
    return draw < share / 2 ? 'lose the answer' : draw < share ? 'slow down' : 'pass';
  };
};

/** A writer with a client of its own, as in a process of its own: a client limits the retries that wait at once. */
const writer = (number: number): Host => ({
  ...host,
  openBucket: async (name) => {
    process.env['AWS_REGION'] = `region-${String(number)}`;
    return await openBucket(name);
  },
});

/** A host whose writes fail permanently after some operations, as if the process had been killed. */
function killedAfter(operations: number): Host {
  let left = operations;
  const dying =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (left-- <= 0) throw new Error('killed');
      return await work(...args);
    };
  const openDying = async (name: string): Promise<Bucket> => {
    const { list, read, write: put, remove } = await openBucket(name);
    return { list: dying(list), read: dying(read), write: dying(put), remove: dying(remove) };
  };
  return { ...host, openBucket: openDying };
}

withServer('a history in a bucket', () => {
  test('is recorded, checked, accepted and looked back upon like any other', async () => {
    const place = ['--baselines', `s3://${bucketName}/story`];
    for (let day = 0; day < 4; day++) {
      write('r/shop/results.jtl', jtl('GET /', { startMs: dayZero + day * 86_400_000, elapsedMs: 20 + (day % 2) }));
      expect(await run('record', '@r', ...place)).toMatchObject({
        exitCode: 0,
        stdout: `Recorded 1 case in s3://${bucketName}/story/shop.ndjson; refused 0 cases.\n`,
      });
    }
    expect((await run('record', '@r', ...place)).stdout).toContain('Recorded 0 cases');
    write('r/shop/results.jtl', jtl('GET /', { startMs: dayZero + 5 * 86_400_000, everyMs: 10 }));
    expect(await run('check', '@r', ...place)).toMatchObject({ exitCode: 0 });
    expect(await run('accept', 'shop*', '--reason', 'a new machine', ...place)).toMatchObject({ exitCode: 0 });
    expect((await run('trend', ...place)).exitCode).toBe(0);
    expect(await run('history', ...place)).toMatchObject({ exitCode: 0 });
  });

  test('that cannot be reached is an error with the reason but not the secret', async () => {
    const missing = await run('check @r --baselines s3://no-such-bucket/x');
    expect(missing).toMatchObject({ exitCode: 3 });
    expect(missing.stderr).toContain('NoSuchBucket');
    expect(missing.stderr + missing.stdout).not.toContain(secret);
    expect(await run('check @r --baselines s3:///x')).toMatchObject({ exitCode: 3 });
  });
});

withServer('many writers of a history in a bucket', () => {
  test('neither loses nor duplicates lines with 20 writers, lost answers and throttling', async () => {
    s3.decide = randomFaults(0.2);
    const writers = Array.from({ length: 20 }, async (_, day) => {
      const entries = [entryOf(day, 'a'), entryOf(day, 'b')];
      const { problems } = await store.append(placeOf('crowd'), entries, writer(day));
      expect(problems).toBeUndefined();
      expect(await readLines('crowd', 'recent', writer(day))).toEqual(expect.arrayContaining(entries.map(formatLine)));
    });
    await Promise.all(writers);
    s3.decide = () => 'pass';
    const lines = await readLines('crowd');
    expect([lines.length, new Set(lines).size]).toEqual([40, 40]);
  }, 300_000);

  test('shows all of a recording or nothing when its writer is killed at any moment', async () => {
    for (let operations = 0; ; operations++) {
      const folder = `killed-${String(operations)}`;
      await store.append(placeOf(folder), [entryOf(0, 'a'), entryOf(0, 'b')], host);
      const killed = await store.append(placeOf(folder), [entryOf(1, 'a'), entryOf(1, 'b')], killedAfter(operations));
      expect([2, 4]).toContain((await readLines(folder)).length);
      await store.append(placeOf(folder), [entryOf(2, 'a'), entryOf(2, 'b')], host);
      const lines = await readLines(folder, 'recent');
      expect(new Set(lines).size).toBe(lines.length);
      expect([4, 6]).toContain(lines.length);
      if (killed.problems === undefined) break;
      expect(operations).toBeLessThan(50);
    }
  }, 120_000);

  test('loses no line when its writer is killed at any moment while it moves runs into a segment', async () => {
    const days = (count: number) => Array.from({ length: count }, (_, day) => entryOf(day));
    for (let operations = 0; ; operations++) {
      const folder = `moved-${String(operations)}`;
      await store.append(placeOf(folder), days(71), host);
      const killed = await store.append(placeOf(folder), [entryOf(71)], killedAfter(operations));
      expect([71, 72]).toContain(new Set(await readLines(folder)).size);
      await store.append(placeOf(folder), [entryOf(72)], host);
      expect([72, 73]).toContain((await readLines(folder)).length);
      if (killed.problems === undefined) break;
      expect(operations).toBeLessThan(50);
    }
  }, 120_000);
});

withServer('readers of a history in a bucket', () => {
  test('shows a reader of everything all that was recorded before, while others move runs into segments', async () => {
    const folder = 'moving';
    await store.append(
      placeOf(folder),
      Array.from({ length: 64 }, (_, day) => entryOf(day)),
      host,
    );
    let recorded = 64;
    const write = async (): Promise<void> => {
      for (; recorded < 84; recorded++) await store.append(placeOf(folder), [entryOf(recorded)], host);
    };
    const writing = write();
    while (recorded < 84) {
      const before = recorded;
      expect((await readLines(folder)).length).toBeGreaterThanOrEqual(before);
    }
    await writing;
    expect((await readLines(folder)).length).toBe(84);
  }, 120_000);

  test('gets everything once from a copy that was killed and repeated', async () => {
    const lines = Array.from({ length: 200 }, (_, day) => formatLine(entryOf(day)));
    write('source/shop.ndjson', lines.map((line) => `${line}\n`).join(''));
    for (let operations = 0; ; operations += 13) {
      const folder = `copied-${String(operations)}`;
      const to = `s3:${placeOf(folder)}`;
      const { exitCode } = await record({ results: [at('source')], baselines: to }, killedAfter(operations));
      expect((await run('record', '@source', '--baselines', to)).exitCode).toBe(0);
      expect((await readLines(folder)).toSorted()).toEqual(lines.toSorted());
      if (exitCode === 0) {
        const back = await run('record', `s3://${bucketName}/${folder}`, '--baselines', at('back'));
        expect(back).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Recorded 200 runs') });
        break;
      }
      expect(operations).toBeLessThan(150);
    }
  }, 120_000);
});

withServer('a long history in a bucket', () => {
  test('is read with the same number of requests after 20 and after 300 runs', async () => {
    const countRequests = async (): Promise<number> => {
      s3.requests.length = 0;
      await readLines('long', 'recent');
      return s3.requests.length;
    };
    await store.append(
      placeOf('long'),
      Array.from({ length: 20 }, (_, day) => entryOf(day)),
      host,
    );
    const few = await countRequests();
    for (let day = 20; day < 300; day += 20)
      await store.append(
        placeOf('long'),
        Array.from({ length: 20 }, (_, n) => entryOf(day + n)),
        host,
      );
    expect(await countRequests()).toBe(few);
    expect(few).toBe(2);
    const { segments } = await store.open(placeOf('long'), 'all', host);
    expect(segments?.names).toHaveLength(15);
    expect(await readLines('long')).toHaveLength(300);
  }, 120_000);
});
