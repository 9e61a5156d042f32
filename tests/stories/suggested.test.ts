/** Everything that a report suggests must work exactly as printed, and the next check must have the promised outcome. */
import { describe, expect, test } from '@jest/globals';
import { printedSnippet, printedWords } from './_printed.js';
import { jtl, story, type Story } from './_story.js';

const day = 86_400_000;
const start = Date.parse('2026-01-01');

/**
 * A load test of two scenarios with two loads each.
 *
 * @param noise the variation of response times from run to run
 */
function shop(own: Story, noise = 0) {
  const elapsed = (factor: number, seed: number): number =>
    Math.round(400 * factor * (1 + noise * Math.sin(11 * seed)));
  const measure = (folder: string, n: number, slow: Readonly<Record<string, number>> = {}, heap = '4G'): void => {
    for (const [i, scenario] of ['browse', 'checkout'].entries())
      for (const users of [5, 20]) {
        const factor = slow[scenario] ?? 1;
        const everyMs = Math.round((2000 / users) * factor * (1 + 0.01 * Math.sin(7 * n + i + users)));
        const startMs = start + n * day + i * 3_600_000 + users * 60_000;
        const file = `${folder}/${scenario}/${heap}_heap/${String(users)}_users/results.jtl`;
        own.write(file, jtl('GET /', { startMs, everyMs, elapsedMs: elapsed(factor, n + i + users), n: 500 }));
      }
  };
  const place = ['--baselines', '@baselines', '--config', '@guardband.yml'];
  return {
    measure,
    history: async (runs = 10): Promise<void> => {
      own.write('guardband.yml', 'version: 1\n');
      for (let n = 0; n < runs; n++) {
        measure('r', n);
        expect(await own.run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
      }
    },
    check: (...more: readonly string[]) => own.run('check', '@now', ...place, ...more),
    /** Adds a printed snippet to the configuration. */
    configure: (text: string, key: string): void => {
      own.write('guardband.yml', `version: 1\n${printedSnippet(text, key)}`);
    },
  };
}

const own = story();
const { measure, history, check, configure } = shop(own);

test('cases that are missing are retired by the printed configuration: the same check passes', async () => {
  await history();
  measure('now', 11);
  const argv = ['check', '@now/browse', '--baselines', '@baselines', '--config', '@guardband.yml'];
  const scenario = ['--set', 'scenario=browse'];
  const { exitCode, stdout } = await own.run(...argv, ...scenario);
  expect(exitCode).toBe(1);
  configure(stdout, 'retired');
  expect(await own.run(...argv, ...scenario)).toMatchObject({ exitCode: 0 });
  expect((await check()).exitCode).not.toBe(3);
}, 60_000);

describe('runs in a folder each, whose names become scenarios', () => {
  const own = story();
  const place = ['--baselines', '@baselines', '--config', '@guardband.yml'];
  const measure = (n: number): string => {
    const name = `r${String(n)}`;
    own.write(`${name}/results.jtl`, jtl('GET /', { startMs: start + n * day, elapsedMs: 20 + (n % 3) }));
    return `@${name}`;
  };

  test('are one scenario by what is printed, and nothing is to be retired', async () => {
    own.write('guardband.yml', 'version: 1\n');
    for (const n of [1, 2, 3]) {
      const { exitCode, stderr } = await own.run('record', measure(n), ...place);
      expect(exitCode).toBe(0);
      expect(/now as "(r\d)": different/.exec(stderr)?.[1]).toBe(n === 1 ? undefined : `r${String(n)}`);
    }
    const { exitCode, stdout } = await own.run('check', measure(4), ...place);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 1,
      stdout: expect.stringMatching(/^FAILED {2}the scenario is r4 in this run and r1, r2 or r3 in the baseline/),
    });
    expect(stdout).not.toContain('retired');
    const block = printedSnippet(stdout, 'renamed');
    expect(block).toBe('renamed:\n  - {scenario: "r2", to: "r1"}\n  - {scenario: "r3", to: "r1"}\n');
    own.write('guardband.yml', `version: 1\n${block}scenario: ${/`scenario: (.*?)`/.exec(stdout)?.[1] ?? ''}\n`);
    const again = await own.run('check', '@r4', ...place);
    expect(again).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^PASSED {2}no .*regression in 1 case/) });
  });
});

describe('a label that was renamed', () => {
  const own = story();
  const place = ['--baselines', '@baselines', '--config', '@guardband.yml'];
  const measure = (labels: Readonly<Record<string, number>>, n: number): void => {
    for (const [i, [label, elapsedMs]] of Object.entries(labels).entries())
      own.write(
        `r/${String(i)}.jtl`,
        jtl(label, { startMs: start + n * day, everyMs: 10 + (n % 2), elapsedMs: elapsedMs + (n % 3) }),
      );
  };
  const check = () => own.run('check', '@r', '--set', 'scenario=shop', ...place);

  test('keeps its history and its accepted level by the printed block', async () => {
    own.write('guardband.yml', 'version: 1\n');
    for (let n = 0; n < 8; n++) {
      measure({ 'GET /': 20, 'GET /cart': 30, 'POST /pay': 40 }, n);
      expect(await own.run('record', '@r', '--set', 'scenario=shop', ...place)).toMatchObject({ exitCode: 0 });
    }
    measure({ 'GET /': 20, 'GET /cart': 30, 'POST /pay': 80 }, 9);
    const reason = ['--reason', 'encrypted', '--results', '@r', '--set', 'scenario=shop'];
    expect(await own.run('accept', 'POST /pay', ...reason, ...place)).toMatchObject({ exitCode: 0 });

    measure({ 'GET /': 20, 'GET /cart': 30, 'POST /payments': 80 }, 10);
    const { exitCode, stdout } = await check();
    expect(exitCode).toBe(1);
    const block = printedSnippet(stdout, 'renamed');
    expect(block).toBe('renamed:\n  - {label: "POST /pay", to: "POST /payments"}\n');
    own.write('guardband.yml', `version: 1\n${block}`);
    const again = await check();
    expect({ code: again.exitCode, stdout: again.stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^PASSED {2}no regression in 3 cases/),
    });
  });
});

describe('a suspect', () => {
  const own = story();
  const { measure, history, check } = shop(own, 0.06);

  test('is measured beside its base by the printed command', async () => {
    await history();
    const measureOnce = (factor: number): void => {
      measure('now', 11);
      own.write(
        'now/checkout/4G_heap/20_users/results.jtl',
        jtl('GET /', {
          startMs: start + 11 * day + 90 * 60_000,
          everyMs: 100,
          elapsedMs: Math.round(400 * factor),
          n: 500,
        }),
      );
    };
    // Finds the smallest change of one case that is a suspect, whatever the rule is.
    const printed: string[] = [];
    for (let factor = 1.02; factor < 1.8 && !printed.at(-1)?.includes('guardband gate'); factor += 0.025) {
      measureOnce(factor);
      printed.push((await check()).stdout);
    }
    expect(printed.map((text) => text.split('\n')[0]).join('\n')).toContain('one run cannot tell');
    expect(printedWords(printed.at(-1) ?? '', 'gate')).toEqual(expect.arrayContaining(['gate', '--baselines']));
  }, 120_000);
});
