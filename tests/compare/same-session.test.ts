import { describe, expect, test } from '@jest/globals';
import type { Measurement, Provenance } from '../../src/model/documents.js';
import { detectSession } from '../../src/compare/compare-run.js';

const minute = 60_000;
const measured = (atMinute?: number, durationMinutes?: number): Measurement => ({
  scenario: 'shop',
  configuration: {},
  metrics: { throughput: 1000 },
  ...(atMinute !== undefined && { startedAt: new Date(1_800_000_000_000 + atMinute * minute).toISOString() }),
  ...(durationMinutes !== undefined && { durationMs: durationMinutes * minute }),
});

type Side = readonly Measurement[];
const session = (side: Side, before: Side, provenance: Provenance = {}, provenanceBefore: Provenance = provenance) =>
  detectSession(
    { provenance, measurements: side },
    before.map((measurement) => ({ measurement, provenance: provenanceBefore })),
  );

describe('both sides belong to one session', () => {
  test.each<readonly [string, Side, Side, number]>([
    ['one after the other', [measured(30), measured(40)], [measured(0), measured(10)], 2],
    ['in turn', [measured(10), measured(30)], [measured(0), measured(20)], 2],
    ['the candidate first', [measured(0)], [measured(60), measured(120)], 2],
    ['a pause of two hours', [measured(120)], [measured(0)], 1],
    ['long runs: what counts is the pause after their end', [measured(300, 170)], [measured(0, 290)], 1],
    ['a short run within a long one ends nothing', [measured(500)], [measured(0, 480), measured(10, 5)], 2],
    ['no dates, but repetitions', [measured()], [measured(), measured()], 2],
    ['no dates on one side, but repetitions', [measured(5)], [measured(), measured()], 2],
  ])('%s', (_, current, before, repetitions) => {
    const isDated = [...current, ...before].every(({ startedAt }) => startedAt !== undefined);
    expect(session(current, before)).toEqual({ repetitions, ...(isDated && { pauseHours: 2 }), problems: [] });
  });

  test('uses the date of the run if measurements have none', () => {
    const startedOn = (startedAt: string): Provenance => ({ startedAt });
    expect(
      session([measured()], [measured()], startedOn('2026-11-20T10:00:00Z'), startedOn('2026-11-20T09:00:00Z')),
    ).toEqual({
      repetitions: 1,
      pauseHours: 2,
      problems: [],
    });
  });
});

describe('the sides belong to different sessions', () => {
  test.each<readonly [string, Side, Side]>([
    ['one repetition each without dates, which may be a release', [measured()], [measured()]],
    ['repetitions of the candidate only, without dates', [measured(), measured()], [measured()]],
    ['one repetition each, a day apart', [measured(24 * 60)], [measured(0)]],
    ['no baseline', [measured(0)], []],
  ])('%s', (_, current, before) => {
    expect(session(current, before)).toEqual({ problems: [] });
  });

  test.each<readonly [string, Side, Side, RegExp]>([
    ['hours apart', [measured(400)], [measured(0), measured(10)], / 7 hours /],
    ['a week apart', [measured(7 * 24 * 60)], [measured(0), measured(10)], / 7 days /],
    ['a baseline of two days', [measured(3010)], [measured(0), measured(3000)], / 2 days /],
  ])('%s, with a problem', (_, current, before, words) => {
    expect(session(current, before)).toMatchObject({
      problems: [{ code: 'not-one-session', message: expect.stringMatching(words) }],
    });
  });

  test('in another environment', () => {
    const instanceOf = (instance: string): Provenance => ({ environment: { instance } });
    expect(session([measured()], [measured(), measured()], instanceOf('a'), instanceOf('b'))).toEqual({ problems: [] });
  });
});
