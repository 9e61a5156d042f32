import { expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { gunzip } from '../../src/hosts/node/gunzip.js';
import { claimProcess } from '../../src/hosts/node/processes.js';

const hasCollector = (): boolean => runInNewContext('typeof gc') === 'function';

async function unpack(packed: Uint8Array): Promise<number> {
  let bytes = 0;
  for await (const piece of gunzip(async function* () {
    yield await Promise.resolve(packed);
  }))
    bytes += piece.length;
  return bytes;
}

test("sets V8 flags only in Guardband's processes, never in that of a library user", async () => {
  const bytes = 20 * 1024 * 1024;
  const packed = gzipSync(new Uint8Array(bytes), { level: 1 });
  expect(await unpack(packed)).toBe(bytes);
  expect(hasCollector()).toBe(false);
  claimProcess();
  expect(await unpack(packed)).toBe(bytes);
  expect(hasCollector()).toBe(true);
});
