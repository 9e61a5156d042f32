/** Metrics that a configuration declares belong to one run: gates in one process must not interfere with each other. */
import { expect, test } from '@jest/globals';
import { commentOnRun } from '../../src/commands/comment/comment.js';
import { check as checkResults, nodeHost, type Publisher } from '../../src/index.js';
import { story } from './_story.js';

const { at, write, run, text } = story();

const measured = (queueDepth: number, day: number): string =>
  JSON.stringify({
    schemaVersion: 1,
    provenance: { startedAt: `2026-10-${String(day)}T00:00:00.000Z` },
    measurements: [
      {
        scenario: 'shop',
        configuration: {},
        samples: 9000,
        metrics: { errorPercent: 0, throughput: 100, p99: 30, queueDepth },
      },
    ],
  });

interface Outcome {
  readonly exitCode: number;
  readonly shown: string;
  readonly problems: readonly string[];
}

/** Runs a check through the library, and renders its report. */
async function check(config: string): Promise<Outcome> {
  let shown = '';
  const publisher: Publisher = async ({ text: render }) => {
    // Other gates run in between.
    await new Promise((resolve) => setTimeout(resolve, 1));
    shown = `${render('markdown') ?? ''}${render('html') ?? ''}`;
    return [];
  };
  const request = { results: [at('now.json')], against: at('before.json'), config: at(config) };
  const host = { ...nodeHost(), now: () => new Date('2026-11-20T12:00:00Z') };
  const { exitCode, problems } = await checkResults(request, [publisher], host);
  return { exitCode, shown, problems: problems.map(({ code }) => code) };
}

test('several gates with different declared metrics judge and show the same as each gate alone', async () => {
  write('before.json', measured(20, 10));
  write('now.json', measured(60, 11));
  const declare = (rule: string): string => `version: 1\nmetrics: { queueDepth: { ${rule}, band: 10% } }\n`;
  write('lower.yml', declare("better: lower, unit: 'ms', title: Wait in the queue"));
  write('higher.yml', declare("better: higher, unit: '/s', title: Deliveries"));
  write('none.yml', 'version: 1\n');

  const configs = ['lower.yml', 'higher.yml', 'none.yml', 'lower.yml', 'higher.yml'];
  const alone: Outcome[] = [];
  for (const config of configs) alone.push(await check(config));
  const [lower, higher, none] = alone;
  expect(lower?.shown).toContain('Wait in the queue');
  expect(lower?.shown).not.toContain('Deliveries');
  expect(higher?.shown).toContain('Deliveries');
  expect(alone.map(({ problems }) => problems.includes('undeclared-metric'))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect([higher?.exitCode, none?.exitCode]).toEqual([0, 2]);
  expect(lower?.exitCode).not.toBe(0);

  expect(await Promise.all(configs.map(check))).toEqual(alone);
});

test('a report shows its own metrics wherever it is read', async () => {
  write('lower.yml', "version: 1\nmetrics: { queueDepth: { better: lower, unit: 'ms', title: Wait in the queue } }\n");
  const words = ['@now.json', '--against', '@before.json', '--config', '@lower.yml'];
  await run('check', ...words, '--out', '@report.json');
  expect(JSON.parse(text('report.json'))).toMatchObject({
    metrics: [{ id: 'queueDepth', title: 'Wait in the queue', unit: 'ms', better: 'lower' }],
  });
  const shown: string[] = [];
  const publisher: Publisher = ({ text: render }) =>
    Promise.resolve(void shown.push(render('markdown') ?? '')).then(() => []);
  const host = nodeHost();
  await commentOnRun({ reports: [at('report.json')] }, [publisher], host, () =>
    Promise.resolve({ host, problems: [] }),
  );
  expect(shown.join()).toContain('Wait in the queue');
});
