/** Which methods a profile names; tests/e2e/first-day/profile.test.ts makes real ones. */
import { describe, expect, test } from '@jest/globals';
import { compareProfiles } from '../../../src/measuring/profile/compare-profiles.js';
import { createSources } from '../../../src/measuring/profile/sources.js';
import { sumStacks, type Profile } from '../../../src/measuring/profile/sum-stacks.js';

const sources = createSources([
  'src/main/java/com/shop/Cart.java',
  'src/main/java/com/shop/util/Text.java',
  'src/main/kotlin/com/shop/Prices.kt',
  'Tool.java',
  'src/main/java/util/HashMap.java',
]);

const profile = (
  rows: readonly (readonly [count: number, ms: number, squares: number, ...stack: readonly string[]])[],
): Profile => sumStacks(rows.map((row) => row.join('\t')).join('\n'), 1000, sources);

describe('the sources of the repository', () => {
  test.each([
    ['com.shop.Cart', 'src/main/java/com/shop/Cart.java'],
    ['com.shop.Cart$Line$1', 'src/main/java/com/shop/Cart.java'],
    ['com.shop.PricesKt', 'src/main/kotlin/com/shop/Prices.kt'],
    ['Tool', 'Tool.java'],
  ])('%s is in %s', (name, file) => {
    expect([sources.has(name), sources.fileOf(name)]).toEqual([true, file]);
  });
  // java.util: a folder of the repository may be called like a package of the runtime.
  test.each(['java.util.HashMap', 'com.shop.other.Cart', 'org.shop.Cart', 'Cart2'])('%s is not', (name) => {
    expect(sources.has(name)).toBe(false);
  });
});

test('a cost belongs to the innermost method of the repository, by its usual name', () => {
  const { computingMs, costs } = profile([
    [
      40,
      0,
      0,
      'jdk.ExecutionSample',
      'java.util.HashMap#get:9',
      'com.shop.Cart#lambda$total$0:42',
      'com.shop.Cart#add:7',
    ],
    [2, 0, 0, 'jdk.ExecutionSample', 'com.shop.Cart#total:40'],
    [5, 0, 0, 'jdk.NativeMethodSample', 'sun.nio.ch.EPoll#wait:1', 'com.shop.Cart#serve:1'],
    [5, 0, 0, 'jdk.NativeMethodSample', 'java.util.zip.Deflater#deflate:1', 'com.shop.Cart#pack:1'],
    [9, 900, 90_000, 'jdk.ThreadPark', 'java.util.concurrent.locks.LockSupport#park:1', 'org.pool.Pool#run:3'],
    [3, 12.5, 60, 'jdk.JavaMonitorEnter', 'com.shop.util.Text#join:5'],
    [1, 1, 1, 'jdk.Unknown', 'com.shop.Cart#add:7'],
  ]);
  expect(computingMs).toBe(520);
  expect([...costs.values()].map(({ method, kind, ms }) => [method, kind, ms])).toEqual([
    ['com.shop.Cart.total', 'computing', 420],
    ['com.shop.Cart.pack', 'computing', 100],
    ['com.shop.util.Text.join', 'lock', 12.5],
  ]);
});

describe('what is named', () => {
  const computing = (samples: number, others = 500): Profile =>
    profile([
      [samples, 0, 0, 'jdk.ExecutionSample', 'com.shop.Cart#total:42'],
      [others, 0, 0, 'jdk.ExecutionSample', 'com.shop.Cart#add:7'],
    ]);
  const waiting = (ms: number, each = 1): Profile =>
    profile([[ms / each, ms, ms * each, 'jdk.ThreadSleep', 'com.shop.util.Text#join:5']]);

  test('computing that grew, by its share, file and line', () => {
    expect(compareProfiles([computing(50), computing(54)], computing(200), sources)).toEqual([
      {
        method: 'com.shop.Cart.total',
        kind: 'computing',
        base: expect.closeTo((100 * 104) / 1104, 6),
        head: expect.closeTo((100 * 200) / 700, 6),
        z: expect.any(Number),
        file: 'src/main/java/com/shop/Cart.java',
        line: 42,
      },
    ]);
  });
  test('waiting that grew, in milliseconds per request', () => {
    expect(compareProfiles([waiting(500), waiting(520)], waiting(2500), sources)).toMatchObject([
      { method: 'com.shop.util.Text.join', kind: 'sleep', base: 0.51, head: 2.5 },
    ]);
  });
  test.each<readonly [string, readonly [Profile, Profile], Profile]>([
    ['what grew no more than the bases differ by', [computing(50), computing(130)], computing(180)],
    ['what grew within the chance of samples', [computing(50), computing(52)], computing(75)],
    ['what shrank', [computing(200), computing(204)], computing(50)],
    ['what costs too little to matter', [waiting(1), waiting(1)], waiting(25)],
    ['a few long waits', [waiting(100, 50), waiting(100, 50)], waiting(300, 50)],
  ])('never %s', (_, base, head) => {
    expect(compareProfiles(base, head, sources)).toEqual([]);
  });
  test('what only the head has', () => {
    expect(compareProfiles([computing(0), computing(0)], computing(100), sources)).toMatchObject([{ base: 0 }]);
  });
});
