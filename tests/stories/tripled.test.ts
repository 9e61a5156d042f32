/** Failed requests are fast. A throughput that tripled is no improvement unless an error rate says that they did not fail. */
import { expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from './_story.js';

const { run, write, text, report } = story();

const night = (n: number, factor: number, errorPercent?: number): RunDocument => ({
  schemaVersion: 1,
  provenance: { startedAt: new Date(Date.UTC(2026, 10, n)).toISOString() },
  measurements: ['pay', 'cart', 'list', 'home'].map((label, i) => ({
    scenario: 'shop',
    label,
    configuration: { users: '50' },
    samples: 10_000,
    metrics: {
      throughput: (i === 0 ? factor : 1) * (700 + 100 * i + (n % 3)),
      p99: 40 + ((n + i) % 2),
      ...(errorPercent !== undefined && { errorPercent }),
    },
  })),
});
const reason = 'failed requests are fast, and whether more failed is not known';
const advice = 'Record errors, too';

test.each<readonly [string, number | undefined]>([
  ['is not judged without an error rate, for the true reason and with what to do', undefined],
  ['is an improvement with one', 0],
])('a tripled throughput %s', async (_, errorPercent) => {
  const store = ['--baselines', `@history-${String(errorPercent)}`];
  for (let n = 1; n <= 6; n++) {
    write('night.json', JSON.stringify(night(n, 1, errorPercent)));
    await run('record', '@night.json', ...store);
  }
  write('night.json', JSON.stringify(night(7, 3.3, errorPercent)));
  const files = ['md', 'html', 'xml'].map((ending) => `judged.${ending}`);
  const outs = [...files, 'judged.json'].flatMap((file) => ['--out', `@${file}`]);
  const { exitCode, stdout } = await run('check', '@night.json', ...store, ...outs);
  const explained = await run('explain', 'pay', 'throughput', '--results', '@night.json', ...store);
  const signed = await run('signoff', '@night.json', '--against', 'last', ...store);
  const isKnown = errorPercent !== undefined;
  expect(exitCode).toBe(isKnown ? 0 : 2);
  const found = report('judged.json').findings.find(
    ({ metric, case: { label } }) => metric === 'throughput' && label === 'pay',
  );
  expect(found).toMatchObject(
    isKnown ? { verdict: 'improvement' } : { verdict: 'inconclusive', reason: 'doubtful-errors' },
  );
  const surfaces = [stdout, ...files.map(text), explained.stdout, signed.stdout];
  for (const surface of surfaces) {
    expect(surface).not.toContain('requests failed');
    expect(surface.includes(reason)).toBe(!isKnown);
  }
  for (const surface of [stdout, text('judged.md'), text('judged.html')])
    expect(surface.includes(advice)).toBe(!isKnown);
});
