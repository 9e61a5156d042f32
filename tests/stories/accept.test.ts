/** Levels of a history: a regression is remembered until it is accepted; an improvement becomes the new level. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printedWords } from './_printed.js';
import { historyLines, jtl, story, type Story } from './_story.js';

const day = 86_400_000;
const slow = 1.7;
const slower = slow * 1.25;
const muchSlower = slow * 1.4;
const dayZero = 1_760_000_000_000;
const startOf = (night: number): string => new Date(dayZero + night * day).toISOString();

/** The result of a night, slower by `factor`; nights vary by a few percent. */
function night(n: number, factor = 1): string {
  const wobble = 1 + 0.01 * Math.sin(7 * n);
  return jtl('GET /', {
    startMs: dayZero + n * day,
    elapsedMs: Math.round(40 * factor),
    everyMs: Math.round(1000 * factor * wobble),
  });
}

function team({ run, write, report, at }: Story) {
  const place = ['--baselines', '@baselines'];
  return {
    record: async (n: number, factor = 1): Promise<void> => {
      write('r/shop/10_users/results.jtl', night(n, factor));
      expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
    },
    check: async (n: number, factor = 1) => {
      write('r/shop/10_users/results.jtl', night(n, factor));
      const told = await run('check', '@r', ...place, '--out', '@report.json');
      const { findings, problems } = report('report.json');
      const throughput = findings.find(({ metric }) => metric === 'throughput');
      return { ...told, throughput, problems };
    },
    accept: (...argv: readonly string[]) => run('accept', ...argv, ...place),
    lines: () => historyLines(at('baselines')),
    /** Undoes an acceptance. */
    withdraw: () => {
      for (const file of readdirSync(at('baselines')))
        if (file.includes('accepted')) rmSync(join(at('baselines'), file));
    },
  };
}

const own = story();
const { run, write } = own;
const { record, check, accept, lines, withdraw } = team(own);

test('a regression that was not accepted keeps failing after any number of recordings', async () => {
  for (let n = 0; n < 6; n++) await record(n);
  for (let n = 6; n < 11; n++) {
    expect(await check(n, slow)).toMatchObject({ exitCode: 1, throughput: { verdict: 'regression' } });
    await record(n, slow);
  }
  for (let n = 11; n < 45; n++) await record(n, slow);
  const { exitCode, throughput, problems } = await check(45, slow);
  expect([exitCode, throughput?.verdict]).toEqual([1, 'regression']);
  expect(throughput?.baseline).toMatchObject({ runs: 6 });
  expect(problems.filter(({ code }) => code === 'level-not-accepted')).toMatchObject([
    {
      level: 'warning',
      message: expect.stringContaining(`changed with the run of ${startOf(6).slice(0, 16).replace('T', ' ')}`),
    },
  ]);
  expect(problems.find(({ code }) => code === 'level-not-accepted')?.message).toMatch(
    /^The p50 of shop .* changed .*: \+6\d %[^]* more levels changed with the same run: .*throughput of shop/,
  );
}, 60_000);

const few = team(story());

test('a level of a few runs is only said to have changed perhaps', async () => {
  await few.record(0);
  for (let n = 1; n < 3; n++) await few.record(n, slow);
  const { problems } = await few.check(3, slow);
  expect(problems.filter(({ code }) => code === 'level-not-accepted')).toMatchObject([
    {
      level: 'note',
      message: expect.stringMatching(/may have changed .* 3 runs cannot tell a change from the machine/),
    },
  ]);
  expect(problems.find(({ code }) => code === 'level-not-accepted')?.advice).toMatch(/^Record further runs/);
});

test('a regression that was not accepted is accepted by the command in the warning', async () => {
  const { problems } = await check(45, slow);
  const { advice = '' } = problems.find(({ code }) => code === 'level-not-accepted') ?? {};
  const [, command = ''] = /: guardband accept (.*)$/.exec(advice) ?? [];
  expect(command).toMatch(
    new RegExp(
      `^'shop / GET / \\[users=10\\]' --from '${startOf(6)}' --baselines \\S+/baselines --reason 'why it is meant to stay'$`,
    ),
  );
  const words = Array.from(command.matchAll(/'([^']*)'|[^ ]+/g), ([word, quoted]) => quoted ?? word);
  expect(await run('accept', ...words)).toMatchObject({ exitCode: 0 });
  expect(await check(45, slow)).toMatchObject({ exitCode: 0, throughput: { verdict: 'pass' } });
  withdraw();
});

test('a regression that was not accepted has a warning whose command names the configuration, if an option does', async () => {
  write('perf/gate.yml', 'version: 1\nbaselines: {store: ../baselines}\n');
  write('r/shop/10_users/results.jtl', night(45, slow));
  const { stdout } = await run('check @r --config @perf/gate.yml');
  // The loss is older than the newest thirty runs.
  expect(stdout).toMatch(/GET \/, since the run .*\n +of 2025-10-15 08:53, not new/);
  expect(stdout).toMatch(/If it is intended:\n    guardband accept .* --config \S+\/perf\/gate\.yml --baselines \S+ /);
});

test('a regression that was not accepted passes once it is fixed', async () => {
  expect(await check(46)).toMatchObject({ exitCode: 0, throughput: { verdict: 'pass' } });
});

test('a regression that was not accepted can be accepted only with a reason, and only for known cases, metrics and runs', async () => {
  expect(await accept('shop', '--reason', '  ')).toMatchObject({ exitCode: 3, stdout: '' });
  expect((await accept('shop')).stderr).toContain('needs a reason');
  expect((await accept('shpo', '--reason', 'x')).stderr).toContain('Did you mean "shop / GET /"?');
  expect((await accept('shop', '--reason', 'x', '--metric', 'troughput')).stderr).toContain('"throughput"');
  expect((await accept('shop', '--reason', 'x', '--from', '2025')).stderr).toContain('45 runs');
  expect((await accept('shop', '--reason', 'x', '--from', '1999')).stderr).toContain('no run');
  expect((await accept('shop', 'nothing', '--reason', 'x')).exitCode).toBe(3);
  expect((await accept('--reason', 'x')).exitCode).toBe(3);
  expect(lines()).toHaveLength(45);
});

test('a regression that was not accepted passes once accepted; a further loss is found at once, with the known noise', async () => {
  const { exitCode, stdout } = await accept('shop*', '--reason', 'checks signatures now');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('The level of shop / GET / [users=10] from the run of 2025-11-22 08:53 on is accepted');
  expect(lines()).toHaveLength(46);
  expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({
    accept: { case: { scenario: 'shop' }, metric: '*', reason: 'checks signatures now', from: startOf(44) },
  });
  expect((await accept('shop*', '--reason', 'again')).stdout).toContain('Accepted 0 levels');
  expect(lines()).toHaveLength(46);

  const same = await check(45, slow);
  expect(same).toMatchObject({ exitCode: 0, throughput: { verdict: 'pass', baseline: { runs: 1 } } });
  expect(same.throughput?.noise?.runs).toBe(30);
  expect(same.problems.filter(({ code }) => code.startsWith('level-'))).toEqual([]);
  // -20 % against a level of one run.
  expect((await check(45, slower)).throughput?.verdict).toBe('regression');
  for (let n = 45; n < 51; n++) {
    await record(n, muchSlower);
    expect(await check(n + 1, muchSlower)).toMatchObject({ exitCode: 1, throughput: { verdict: 'regression' } });
  }
}, 60_000);

test('a regression that was not accepted accepted from its first night, has a level of all nights since', async () => {
  expect(await accept('shop', '--reason', 'x', '--from', startOf(45).slice(0, 10))).toMatchObject({ exitCode: 0 });
  const { exitCode, throughput } = await check(51, muchSlower);
  expect([exitCode, throughput?.baseline?.runs]).toEqual([0, 6]);
});

describe('an improvement', () => {
  const { record, check } = team(story());

  test('becomes the new level with a note; losing it again is a regression', async () => {
    for (let n = 0; n < 10; n++) await record(n);
    expect(await check(10, 0.8)).toMatchObject({ exitCode: 0, throughput: { verdict: 'improvement' } });
    for (let n = 10; n < 15; n++) await record(n, 0.8);
    const { exitCode, throughput, problems } = await check(15, 0.8);
    expect([exitCode, throughput?.verdict, throughput?.baseline?.runs]).toEqual([0, 'pass', 5]);
    expect(problems.filter(({ code }) => code === 'level-taken')).toMatchObject([{ level: 'note' }]);
    expect(await check(15)).toMatchObject({ exitCode: 1, throughput: { verdict: 'regression' } });
  });
});

describe('a history that was merged', () => {
  const project = story();
  const { record, check, accept, lines, withdraw } = team(project);
  const history = 'baselines/shop.ndjson';

  test('gives the same result for accepted levels in any order, also if duplicated', async () => {
    for (let n = 0; n < 8; n++) await record(n);
    for (let n = 8; n < 11; n++) await record(n, slow);
    const base = project.text(history);
    expect(await accept('shop', '--reason', 'one branch', '--metric', 'throughput')).toMatchObject({ exitCode: 0 });
    const ours = lines();
    withdraw();
    project.write(history, base);
    await record(11, slow);
    expect(await accept('shop', '--reason', 'the other')).toMatchObject({ exitCode: 0 });
    const union = [...lines(), ...ours];
    withdraw();
    const verdicts: unknown[] = [];
    for (const merged of [union, union.toReversed(), [...new Set(union)].sort()]) {
      project.write(history, `${merged.join('\n')}\n`);
      const { exitCode, throughput } = await check(12, slow);
      expect(throughput?.verdict).not.toMatch(/regression|suspect/);
      verdicts.push({ exitCode, ...throughput?.baseline });
    }
    expect(verdicts[0]).toMatchObject({ exitCode: 0, runs: 1 });
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[2]).toEqual(verdicts[0]);
  });
});

const late = story();
test('the command that a check prints accepts its run, although a later healthy one was recorded', async () => {
  const { record, check } = team(late);
  for (let n = 0; n < 10; n++) await record(n);
  await record(12);
  const { stdout } = await check(10, slow);
  await record(10, slow);
  expect((await late.run(...printedWords(stdout, 'accept'))).stdout).toContain('from the run of 2025-10-19 08:53 on');
});

describe('a clock that was set back', () => {
  const { record, check, accept } = team(story());

  test('runs are ordered by start time, whatever the order of recording', async () => {
    for (const n of [3, 0, 5, 1, 4, 2]) await record(n);
    for (const n of [9, 7, 6, 8]) await record(n, slow);
    expect((await accept('shop', '--reason', 'x')).stdout).toContain('from the run of 2025-10-18 08:53 on');
    expect(await check(10, slow)).toMatchObject({ exitCode: 0, throughput: { baseline: { runs: 1 } } });
    // Measured before the accepted run but recorded after it: it belongs to the previous level.
    await record(5.5);
    expect(await check(10, slow)).toMatchObject({ exitCode: 0, throughput: { baseline: { runs: 1 } } });
  });
});
