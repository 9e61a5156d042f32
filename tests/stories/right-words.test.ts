/** What the sentences around a verdict say: of cases that show it, of runs that began it, and of steps that work. */
import { expect, test } from '@jest/globals';
import { printedWords } from './_printed.js';
import { historyText } from './_nights.js';
import { story } from './_story.js';

const plan = { search: ['GET /flights', 'GET /seats'], booking: ['POST /bookings', 'POST /payments'] } as const;
const [scenarios, users, past] = [Object.keys(plan) as (keyof typeof plan)[], ['8', '32'], 12] as const;
/** Deterministic noise between -1 and 1. */
const random = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;
const startOf = (run: number): string => new Date(Date.parse('2026-11-01T00:26:00Z') + run * 86_400_000).toISOString();

interface About {
  readonly scenario: string;
  readonly label: string;
  readonly load: string;
  readonly run: number;
}
/** How much slower a case is than usual, and how much more its p99 varies than its p50. */
type Factor = (about: About) => number;

const { run, write, at } = story({ width: 100 }, '', '2026-11-22T12:00:00Z');

const measure = (number: number, factor: Factor, { noise = 0.008, lengthMs = 240_000 } = {}) =>
  scenarios.flatMap((scenario, s) =>
    plan[scenario].flatMap((label, l) =>
      users.map((load, u) => {
        const vary = (kind: number): number => random(97 * number + 31 * s + 17 * l + 7 * u + kind);
        const slower = factor({ scenario, label, load, run: number });
        const p50 = 50 * slower * Math.exp(noise * vary(1));
        const throughput = 40 * Math.exp((noise / 2) * vary(2)) * slower ** -0.2;
        return {
          ...{ scenario, label, configuration: { users: load }, durationMs: lengthMs },
          samples: Math.round((throughput * lengthMs) / 1000),
          metrics: { errorPercent: 0, throughput, p50, p99: 2.1 * p50 * Math.exp(2.5 * noise * vary(3)) },
        };
      }),
    ),
  );

const commitOf = (number: number): string => (0x1a2b3c4d5e + number).toString(16).padEnd(40, '0');
const provenanceOf = (number: number) => ({ startedAt: startOf(number), commit: commitOf(number) });

/** Writes a history of so many runs, and the next one. */
function record(name: string, factor: Factor, { runs = past, ...options }: { runs?: number; noise?: number } = {}) {
  const nights = Array.from({ length: runs }, (_, number) => ({
    provenance: provenanceOf(number),
    measurements: measure(number, factor, options),
  }));
  const lines = historyText(nights);
  for (const scenario of scenarios)
    write(`${name}/${scenario}.ndjson`, lines.replaceAll(new RegExp(`^(?!.*"scenario":"${scenario}").*\\n`, 'gm'), ''));
  writeRun(name, measure(runs, factor, options), runs);
}

const writeRun = (name: string, measurements: ReturnType<typeof measure>, number: number = past): void => {
  write(`${name}.json`, JSON.stringify({ schemaVersion: 1, provenance: provenanceOf(number), measurements }));
};

const flat = (printed: string): string => printed.replace(/\s+/g, ' ').replaceAll(at(''), '@');
const check = async (name: string, ...more: readonly string[]) => {
  const { exitCode, stdout } = await run('check', `@${name}.json`, '--baselines', `@${name}`, ...more);
  return { exitCode, stdout, said: flat(stdout) };
};

test('two metrics of one run do not say different things of the machine', async () => {
  record('machine', ({ run: number }) => (number === past ? 1.22 : 1));
  const { said } = await check('machine');
  expect(said).toContain('Either the machine or the change is the cause.');
  expect(said).not.toContain('be it the machine');
});

test('a loss of the whole run that grew over many runs is named with its first run, and is not put to the machine', async () => {
  const factor: Factor = ({ run: number }) => 1.01 ** number;
  // A history that nobody recorded run by run is taken as given.
  for (let number = 0; number < 20; number++) {
    writeRun('ramp', measure(number, factor), number);
    await run('record', '@ramp.json', '--baselines', '@ramp');
  }
  writeRun('ramp', measure(20, factor), 20);
  const { exitCode, said } = await check('ramp');
  expect(exitCode).toBe(1);
  expect(said.split(' This run against')[0]).toMatch(/worsening since (?:the run of )?2026-11-\d\d/);
  expect(said).toContain('guardband trend --baselines');
  expect(said).toContain("guardband accept '*' --results @/ramp.json");
  expect(said).not.toMatch(/guardband gate|machine or the change|slow loss/);
  const { stdout } = await run('trend', '--baselines', '@ramp');
  const open = flat(stdout).split('Open regressions')[1] ?? '';
  expect(open).toMatch(/worsening since 2026-11-/);
  expect(open).not.toContain('Slow losses');
  // The search for its commits ends with the newest run, not with the first that shows a part of it.
  expect(printedWords(stdout.replaceAll(/^ +guardband/gm, '    guardband'), 'bisect').at(2)).toBe(
    commitOf(19).slice(0, 12),
  );
});

test('what is to be copied covers no other cases than those that --only chose', async () => {
  record('chosen', ({ run: number }) => (number === past ? 1.22 : 1));
  const { stdout } = await check('chosen', '--only', '*users=8*');
  expect(stdout).not.toContain('where: {scenario: "*"}');
  expect(stdout.match(/where: \{users: "8", scenario: "\w+", label: "[^"]+"\}/g)).toHaveLength(4);
  expect(stdout).toContain("guardband accept '*users=8*' ");
  expect((await check('chosen', '--only', 'users=8')).stdout).toContain("guardband accept '*users=8*' ");
});

test('a waiver that its case exceeds, and one that it does not need, say so', async () => {
  record('waived', ({ scenario, run: number }) => (scenario === 'search' && number === past ? 1.28 : 1));
  const waiver = (scenario: string): string =>
    `  - {where: {scenario: ${scenario}}, ceiling: {p50: 15%, p99: 15%}, until: 2026-12-31, reason: encrypted}\n`;
  write('waived.yml', `waivers:\n${waiver('search')}${waiver('booking')}`);
  const { said } = await check('waived', '--config', '@waived.yml');
  expect(said).toMatch(
    /Worse than this waiver allows: p50 and p99 of [^:]* allowed up to 15% worse until 2026-12-31: encrypted\./,
  );
  expect(said).toMatch(
    /Waived, but not worse in this run: p50 and p99 of booking [^:]*: encrypted\.\s+Remove the waiver/,
  );
});

test('a longer test is recorded, as the report advises, and later ones of its length are compared with it', async () => {
  record('longer', () => 1);
  writeRun(
    'longer',
    measure(past, () => 1, { lengthMs: 720_000 }),
  );
  const { exitCode, stdout, said } = await check('longer');
  expect({ exitCode, said }).toMatchObject({ exitCode: 2 });
  expect(said).toMatch(/^UNKNOWN the load test changed: 4 min → 12 min in /);
  expect(stdout).not.toContain('--set');
  expect((await run(...printedWords(stdout, 'record'))).exitCode).toBe(0);
  writeRun(
    'longer',
    measure(past + 1, () => 1, { lengthMs: 720_000 }),
    past + 1,
  );
  expect((await check('longer')).said).not.toContain('the load test changed');
});

test('the sign-off of the only run with a tag says that it is this one', async () => {
  record('tagged', () => 1);
  await run('record', '@tagged.json', '--baselines', '@tagged', '--tag', '1.0');
  const { stdout } = await run('signoff', '@tagged.json', '--against', 'tag:1.0', '--baselines', '@tagged');
  expect(flat(stdout)).toContain('- Only the run under test has this tag. Name a run from before it.');
  expect(flat(stdout)).not.toContain('No recorded run has this tag');
});

test('a report of gains alone says what becomes of them', async () => {
  record('gains', ({ scenario, run: number }) => (scenario === 'search' && number === past ? 0.7 : 1));
  const { exitCode, said } = await check('gains');
  expect({ exitCode, said }).toMatchObject({ exitCode: 0 });
  expect(said).toMatch(/Next steps: - Nothing to do: once runs of this version are recorded, later ones are judged by/);
});
