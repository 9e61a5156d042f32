/** What `guardband accept` prints. */
import { expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const labels = (count: number): string =>
  Array.from({ length: count }, (_, i) =>
    jtl(`GET /${String(i)}`)
      .split('\n')
      .slice(i === 0 ? 0 : 1),
  )
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .join('\n');

const { run, write } = story();
const place = ['--baselines', '@baselines'];

test('every decision has one line, with some of its cases', async () => {
  write('r/shop/results.jtl', labels(7));
  write('r/cart/results.jtl', labels(4));
  expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
  const few = await run('accept', 'cart / GET /0', '--metric', 'p99', '--reason', 'x', ...place);
  expect(few.stdout).toMatch(
    /^Accepted 1 level in \S+\.\n {2}P99 of cart \/ GET \/0 from the run of 2025-10-09 08:53 on is accepted\n$/,
  );
  const many = await run('accept', '*', '--reason', 'x', ...place);
  const [first = '', ...lines] = many.stdout.trimEnd().split('\n');
  expect(first).toMatch(/^Accepted 11 levels in \S+, \S+\.$/);
  expect(lines).toEqual([
    '  The level of cart / GET /0, cart / GET /1, cart / GET /2 and 8 more from the run of 2025-10-09 08:53 on is accepted',
  ]);
  expect((await run('accept', 'shop*', '--reason', 'again', ...place)).stdout).toBe('Accepted 0 levels.\n');
});
