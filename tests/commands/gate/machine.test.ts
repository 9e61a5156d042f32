/** What the machine did is read while pairs are measured: who disturbed them, and how much work a request is. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAndJudge } from '../../../src/commands/check/read-and-judge.js';
import { validate } from '../../../src/generated/validators/machine.js';
import { validate as validateReport } from '../../../src/generated/validators/report.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import type { MachineUse, Report } from '../../../src/model/documents.js';
import { plainWording } from '../../../src/report/sentences/words.js';
import { measuredLine } from '../../../src/report/sentences/certainty.js';
import { measuredWorld, type Measurement } from './_measured.js';

const gate = measuredWorld();
const minute = 60_000;
/** A minute of two cores: the service of 1,600 requests used most of one, and nothing else ran. */
const calm: MachineUse = {
  cores: 2,
  spanMs: minute,
  serviceMs: 48_000,
  generatorMs: 6_000,
  foreignMs: 1_200,
  pressureMs: 9_000,
  stealMs: 0,
};
const busy: MachineUse = { ...calm, foreignMs: 48_000, pressureMs: 30_000 };
const hour = { pairs: 3, budgetMs: 60 * minute };
/** Three pairs show it. */
const slower = ({ side, number }: Measurement): number =>
  side === 'head' ? 1.3 + 0.03 * Math.sin(7 * number) : 1 + 0.02 * Math.sin(7 * number + 3);
const working =
  (times: number) =>
  ({ side, number }: Measurement): MachineUse => ({
    ...calm,
    serviceMs: calm.serviceMs * (side === 'head' ? times : 1) * (1 + 0.01 * Math.sin(number)),
  });
const lineOf = (report: Report | undefined): string =>
  report === undefined ? '' : measuredLine(report, plainWording(report));

describe('a pair that other programs disturbed', () => {
  const disturbed = ({ side, number, before }: Measurement): MachineUse =>
    side === 'base' && number === 2 && before === 0 ? busy : calm;

  test('is measured again in the same order, kept, and not judged', async () => {
    const factor = ({ number, before }: Measurement): number => (number === 2 && before === 0 ? 3 : 1);
    const { exitCode, report, measured, stderr, out } = await gate(hour, { machine: disturbed, factor });
    expect([exitCode, report?.pairs?.pairs, report?.gate?.measurements]).toEqual([0, 3, 8]);
    expect(measured.map(({ side, number }) => `${side} ${String(number)}`)).toEqual([
      ...['base 1', 'head 1', 'head 2', 'base 2', 'head 2', 'base 2', 'base 3', 'head 3'],
    ]);
    expect(stderr).toContain('other programs used 40 % of the cores, so pair 2 is measured again');
    for (const side of ['base', 'head'])
      expect([
        existsSync(join(out, 'disturbed', side, '2/results/shop.jtl')),
        existsSync(join(out, 'disturbed', side, '2/machine.json')),
      ]).toEqual([true, true]);
    expect(report?.gate?.machine?.map(({ pair, isDisturbed, isReplaced }) => [pair, isDisturbed, isReplaced])).toEqual([
      [1, undefined, undefined],
      [2, true, true],
      [2, undefined, undefined],
      [3, undefined, undefined],
    ]);
    expect(lineOf(report)).toContain(
      'Other programs used up to 1 % of the cores; 1 pair was measured again, because they used 40 %.',
    );
    expect(lineOf(report)).toContain('8 measurements in 8 min: 3 pairs of base and head.');
    expect(validateReport(report)).toBe(true);
  });

  test.each([0.3, 1, 4])('whatever it shows: requests that take %d times as long', async (times) => {
    const factor = ({ side, number, before }: Measurement): number =>
      side === 'head' && number === 2 && before === 0 ? times : 1;
    const { measured, exitCode } = await gate(hour, { machine: disturbed, factor });
    expect([exitCode, measured.length]).toEqual([0, 8]);
  });

  test('is measured again once in a gate', async () => {
    const { measured, report } = await gate(hour, { machine: () => busy });
    expect(measured.map(({ number, before }) => `${String(number)}.${String(before)}`).filter((_, i) => i % 2)).toEqual(
      [...['1.0', '1.1', '2.0', '3.0']],
    );
    expect(report?.gate?.machine?.map(({ isDisturbed, isReplaced }) => [isDisturbed, isReplaced])).toEqual([
      [true, true],
      ...[1, 2, 3].map(() => [true, undefined]),
    ]);
    const again = await gate(hour, { machine: ({ number }) => (number === 2 ? calm : busy) });
    expect(again.measured.filter(({ before }) => before > 0).map(({ number }) => number)).toEqual([1, 1]);
  });

  test('is judged if the budget cuts the measurement that would replace it', async () => {
    const spanMs = ({ number, before }: Measurement): number => (number === 2 && before > 0 ? Infinity : minute);
    const { report, out } = await gate({ pairs: 3, budgetMs: 8 * minute }, { machine: disturbed, spanMs });
    expect([report?.pairs?.pairs, report?.gate?.isBudgetSpent]).toEqual([2, true]);
    expect(['base', 'head'].map((side) => existsSync(join(out, side, '2/results/shop.jtl')))).toEqual([true, true]);
    expect(existsSync(join(out, 'disturbed/head/2'))).toBe(false);
    expect(report?.gate?.machine?.map(({ isDisturbed, isReplaced }) => [isDisturbed, isReplaced])).toEqual([
      [undefined, undefined],
      [true, undefined],
    ]);
  });

  test('is judged if there is no time for another one', async () => {
    const { exitCode, report, measured } = await gate({ pairs: 1, budgetMs: 3 * minute }, { machine: () => busy });
    expect([exitCode === 3, measured.length]).toEqual([false, 2]);
    expect(lineOf(report)).toContain('Other programs used up to 40 % of the cores.');
  });

  test.each([
    ['programs that leave cores free', { ...busy, pressureMs: 12_000 }],
    ['a service that fills the cores', { ...busy, foreignMs: 12_000 }],
    ['a system that does not tell whether tasks wait', { ...busy, pressureMs: undefined }],
    ['a measurement that is mostly start-up', { ...busy, spanMs: 1_500, foreignMs: 1_200, pressureMs: 1_000 }],
  ])('is not one of %s', async (_, { pressureMs, ...machine }) => {
    const known = { ...machine, ...(pressureMs !== undefined && { pressureMs }) };
    expect((await gate(hour, { machine: () => known })).measured).toHaveLength(6);
  });

  test('the host of a virtual machine that gave its cores to others is named', async () => {
    const { report } = await gate(hour, { machine: () => ({ ...calm, stealMs: 6_000 }) });
    expect(lineOf(report)).toContain(
      'up to 1 % of the cores, and the host of this machine gave 5 % of them to others.',
    );
  });
});

describe('the work of a request', () => {
  test('a service that does more of it', async () => {
    const { exitCode, report } = await gate(hour, { machine: working(1.3), factor: slower });
    const pairs = report?.pairs?.pairs ?? 0;
    expect(exitCode).toBe(1);
    expect(lineOf(report)).toContain(
      `The service does more work: 30 → 39 ms of processor time per request in ${String(pairs)} of ${String(pairs)} pairs.`,
    );
    expect(report?.gate?.work).toMatchObject({ of: 'service', verdict: 'more work', moreIn: pairs, pairs });
    expect(report?.gate?.machine?.[0]?.base.workMs).toBeCloseTo(30, 0);
  });

  test('a service that does the same and is slower still fails: it waits longer', async () => {
    const { exitCode, report } = await gate(hour, { machine: working(1), factor: slower });
    expect(exitCode).toBe(1);
    expect(lineOf(report)).toContain(
      'The service does the same work (30 → 30 ms of processor time per request): it waits longer.',
    );
    const unchanged = await gate(hour, { machine: working(1) });
    expect(lineOf(unchanged.report)).not.toContain('work');
  });

  test('the same, among other programs, fails as well', async () => {
    const { exitCode, report } = await gate(hour, { machine: () => busy, factor: slower });
    expect(exitCode).toBe(1);
    expect(lineOf(report)).toContain('other programs may have slowed it down; measure again where none run.');
  });

  test('excuses no loss', async () => {
    const verdictOf = async (machine?: (each: Measurement) => MachineUse) => {
      const { report } = await gate(hour, { factor: slower, ...(machine && { machine }) });
      const { gate: _, ...judged } = report ?? {};
      return { ...judged, baseline: undefined, candidate: undefined, job: undefined };
    };
    const without = await verdictOf();
    for (const times of [0.5, 1]) expect(await verdictOf(working(times))).toEqual(without);
  });

  test('is evidence for a loss that is suspect, and no loss by itself', async () => {
    const restless = ({ side, number }: Measurement): number => (side === 'head' ? 1.15 + 0.3 * (number % 2) : 1);
    const codeOf = async (factor: (each: Measurement) => number, times: number) =>
      (await gate({ pairs: 4, budgetMs: 9 * minute }, { factor, machine: working(times) })).exitCode;
    expect([await codeOf(restless, 1), await codeOf(restless, 1.5), await codeOf(() => 1, 1.5)]).toEqual([2, 1, 0]);
  });

  test('without a load generator that is recognised, it is that of everything', async () => {
    const { generatorMs: _, ...all } = calm;
    const machine = ({ side }: Measurement): MachineUse => ({ ...all, serviceMs: side === 'head' ? 60_000 : 48_000 });
    const { report } = await gate(hour, { machine, factor: slower });
    expect(lineOf(report)).toContain('What was measured does more work: 30 → 38 ms');
  });

  test.each<[string, (each: Measurement) => MachineUse, (each: Measurement) => number]>([
    ['a service that mostly waits', (each) => ({ ...working(2)(each), spanMs: 4 * minute }), () => 400],
    ['other requests on one side', working(2), ({ side }) => (side === 'head' ? 800 : 400)],
    [
      'a load generator that only one side has',
      ({ side, ...each }) => {
        const { generatorMs: _, ...machine } = working(2)({ side, ...each });
        return side === 'head' ? machine : calm;
      },
      () => 400,
    ],
  ])('is unknown of %s', async (_, machine, requests) => {
    const { report } = await gate(hour, { machine, requests });
    const pairs = (report?.gate?.measurements ?? NaN) / 2;
    expect([report?.gate?.work, report?.gate?.machine?.length]).toEqual([undefined, pairs]);
  });
});

describe('machine.json', () => {
  test('is beside the results of each measurement, with a version', async () => {
    const { out } = await gate(hour, { machine: () => calm });
    const document = JSON.parse(readFileSync(join(out, 'head/1/machine.json'), 'utf8')) as object;
    expect([validate(document), document]).toEqual([
      true,
      expect.objectContaining({ schemaVersion: 1, machine: calm }),
    ]);
  });

  test.each([
    ['is cut', '{"schemaVersion"'],
    ['is of another version', '{"schemaVersion": 2, "tool": {"name": "guardband", "version": "9"}, "machine": {}}'],
  ])('one that %s when it was read changes nothing, and ends the gate before', async (_, text) => {
    const meanwhile = ({ side, number }: Measurement, out: string): void => {
      if (side === 'base' && number === 2) writeFileSync(join(out, 'head/1/machine.json'), text);
    };
    const plan = { machine: working(1.3), factor: slower };
    const { exitCode, report } = await gate(hour, { ...plan, meanwhile, random: () => 0.9 });
    expect(exitCode).toBe(1);
    // It was read after the first pair already.
    expect(report?.gate?.work?.verdict).toBe('more work');
    const early = ({ side, number }: Measurement, out: string): void => {
      if (side === 'base' && number === 1) writeFileSync(join(out, 'head/1/machine.json'), text);
    };
    // Nobody may change what was measured before it is read.
    const damaged = await gate(hour, { ...plan, meanwhile: early, random: () => 0.9 });
    expect([damaged.exitCode, damaged.problems]).toEqual([
      3,
      [expect.objectContaining({ code: 'without-verdict', message: expect.stringContaining('head/1/machine.json') })],
    ]);
  });

  test('is no result: pairs are judged again from their folders, but nobody may name it', async () => {
    const { out } = await gate(hour, { machine: () => calm, factor: slower });
    const request = {
      against: join(out, 'base'),
      config: join(out, '../guardband.yml'),
      shards: 'repetitions',
    } as const;
    const again = await readAndJudge({ ...request, results: [join(out, 'head')] }, nodeHost());
    expect([again.judged?.candidate.measurements.length, again.problems]).toEqual([12, []]);
    const named = await readAndJudge({ ...request, results: [join(out, 'head/1/machine.json')] }, nodeHost());
    expect(named.problems).toContainEqual(
      expect.objectContaining({ code: 'unknown-format', message: expect.stringContaining('what the machine did') }),
    );
  });
});

test('elsewhere than on Linux nothing is known, which is said once', async () => {
  const { report, out } = await gate(hour, { machine: () => 'unknown-system', factor: slower });
  expect(report?.gate).toMatchObject({ isMachineUnknown: true });
  expect(report?.gate?.machine).toBeUndefined();
  expect(lineOf(report).match(/Linux/g)).toHaveLength(1);
  expect(existsSync(join(out, 'head/1/machine.json'))).toBe(false);
});

test('where the system tells nothing, nothing is said', async () => {
  const { report } = await gate(hour, { factor: slower });
  expect([report?.gate?.machine, report?.gate?.isMachineUnknown]).toEqual([undefined, undefined]);
  expect(lineOf(report)).not.toMatch(/Linux|programs|work/);
});
