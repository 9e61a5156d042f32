import { describe, expect, test } from '@jest/globals';
import { match } from '../src/match.js';
import type { Measurement, Problem } from '../src/model.js';
import { remarks } from '../src/remarks.js';

type Environment = Readonly<Record<string, string>>;
const measurement: Measurement = { scenario: 'shop', configuration: {}, metrics: { throughput: 1000 } };

/** What is said of a candidate beside past runs, each with what it ran on. */
function said(now: Environment | undefined, ...before: readonly (Environment | undefined)[]): readonly Problem[] {
  const candidate = { provenance: { ...(now && { environment: now }) }, measurements: [measurement] };
  const past = before.map((environment, i) => ({
    measurement,
    provenance: { startedAt: `2026-01-0${String(i + 1)}T00:00:00.000Z`, ...(environment && { environment }) },
  }));
  return remarks(candidate, match(candidate, past, { at: 'history', runs: 30 }), [], false);
}

describe('what only one side says it ran on', () => {
  const large = { instance: 'large' };

  test.each<readonly [string, Environment | undefined, readonly (Environment | undefined)[], string]>([
    ['nothing, before an instance', undefined, [large, large], 'the candidate ran on is not known (instance)'],
    ['something else', { jdk: '21' }, [{ ...large, jdk: '21' }], 'the candidate ran on is not known (instance)'],
    ['an instance, before nothing', large, [undefined], 'the baseline ran on is not known (instance)'],
    ['one more than before', { ...large, jdk: '21' }, [large, large], 'the baseline ran on is not known (jdk)'],
    ['runs from before anybody said it', undefined, [undefined, large], 'the candidate ran on is not known (instance)'],
    [
      'each another thing',
      { jdk: '21' },
      [large],
      'the candidate ran on is not known (instance), and what the baseline ran on is not known (jdk)',
    ],
  ])('%s: one note', (_, now, before, words) => {
    expect(said(now, ...before)).toEqual([
      expect.objectContaining({
        code: 'environment-unknown',
        level: 'note',
        message: `What ${words}, so a change of machine would not be noticed.`,
      }),
    ]);
  });

  test('nothing is said where both name the same, neither any, only some past runs an axis, or there is no past', () => {
    expect(said(large, large, large)).toEqual([]);
    expect(said(undefined, undefined)).toEqual([]);
    expect(said(large, { ...large, jdk: '21' }, large)).toEqual([]);
    expect(said({ ...large, jdk: '21' }, { ...large, jdk: '21' }, large)).toEqual([]);
    expect(said(large)).toEqual([]);
  });
});
