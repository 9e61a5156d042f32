/** Every reader must read its file to the end, or report that it did not. */
import { expect, test } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodeHost } from '../../src/hosts/node/host.js';
import { readFile, type FileReading } from '../../src/input/read-files.js';
import type { Host } from '../../src/model/host.js';
import { isError } from '../../src/problems/problem.js';

const folder = resolve('tests/formats');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.endsWith('golden.json') && statSync(join(folder, file)).isFile())
  .sort();

async function readings(file: string, host: Host = { ...nodeHost(), progress: () => undefined }) {
  const found: FileReading[] = [];
  for await (const reading of readFile(
    { file, isNamed: true, mayBePipe: false },
    { warmupMs: 0, transactions: 'both' },
    host,
  ))
    found.push(reading);
  const problems = found.flatMap((reading) => (reading.kind === 'problem' ? [reading.problem] : []));
  const extents = found.flatMap((reading) => (reading.kind === 'extent' ? [reading.extent] : []));
  return { problems, extents };
}

test('covers every fixture whose reading reports no error', async () => {
  expect(files.length).toBeGreaterThan(50);
  const partial: string[] = [];
  for (const file of files) {
    const { problems, extents } = await readings(join(folder, file));
    const { size } = statSync(join(folder, file));
    const isWhole = extents.every((extent) => extent.isWhole && (file.endsWith('.gz') || extent.bytes >= size));
    if (!problems.some(isError) && (extents.length === 0 || !isWhole)) partial.push(file);
  }
  expect(partial).toEqual([]);
});

test('a raw result that becomes shorter while it is read is an error', async () => {
  const host = nodeHost();
  const shortened: Host = {
    ...host,
    progress: () => undefined,
    content: async (file) => {
      const content = await host.content?.(file);
      return content && { ...content, size: content.size + 1000 };
    },
  };
  const file = join(folder, files.find((name) => /^jmeter-xml.good/.test(name)) ?? '');
  expect((await readings(file)).problems.filter(isError)).toEqual([]);
  const { problems, extents } = await readings(file, shortened);
  expect(extents).toMatchObject([{ isWhole: false }]);
  expect(problems.filter(isError)).toMatchObject([{ code: 'read-in-part' }]);
});
