/** Runs the commands of docs/agents.md as printed: the recipes in jq, on reports of real checks. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { commands } from '../../src/commands/index.js';
import { builtProduct } from '../house/_product.js';

const page = readFileSync('docs/agents.md', 'utf8');
/** The recipes by the question that begins the paragraph before them. */
const recipes = new Map(
  Array.from(
    page.matchAll(/^([A-Z][^\n?]*\?)[^`]*(?:`\w+`[^`]*)*\n\n```sh\n(jq [\s\S]*?)```/gm),
    ([, question = '', script = '']) => [question, script],
  ),
);

const folder = mkdtempSync(join(tmpdir(), 'guardband-agents-'));
const shop = resolve('examples/shop');
const checks = {
  slow: [`${shop}/results/slow`, '--baselines', `${shop}/baselines`],
  failing: [`${shop}/results/failing`, '--baselines', `${shop}/baselines`],
  partial: [`${shop}/results/healthy/browse`, '--baselines', `${shop}/baselines`],
  undecided: [`${shop}/results/slow`, '--against', `${shop}/results/healthy`],
  healthy: [`${shop}/results/healthy`, '--baselines', `${shop}/baselines`],
};
type Check = keyof typeof checks;

const guardband = (cwd: string, ...argv: readonly string[]) =>
  spawnSync(process.execPath, [builtProduct().cli, ...argv], { cwd, encoding: 'utf8' });

beforeAll(() => {
  for (const [name, argv] of Object.entries(checks)) {
    mkdirSync(join(folder, name));
    guardband(join(folder, name), 'check', ...argv, '--out', 'report.json');
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Answers a question of the page with its recipe, line by line. */
function ask(check: Check, question: string): readonly string[] {
  const script = recipes.get(question) ?? `no recipe for ${question}`;
  const { stdout, stderr } = spawnSync('bash', ['-euc', script], {
    cwd: join(folder, check),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'], // a shell that reads from a socket takes itself for a remote one
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

const withJq = spawnSync('jq', ['--version']).status === 0 ? test : test.skip;

withJq.each(Object.keys(checks) as Check[])(
  'every recipe has a question, and answers it for the report %s',
  (check) => {
    expect(recipes.size).toBe(page.match(/^jq /gm)?.length);
    for (const question of recipes.keys()) ask(check, question);
  },
);

withJq.each<[Check, string]>([
  ['slow', 'failed: regression'],
  ['partial', 'failed: missing'],
  ['undecided', 'undecided: suspect-unresolved'],
])('the answer of %s is %s', (check, answer) => {
  expect(ask(check, 'What is the answer, and why?')).toEqual([answer]);
});

withJq('what failed has its numbers, the worst first', () => {
  const question = 'What failed, and by how much?';
  const slow = ask('slow', question).map((line) => line.split('\t'));
  expect(slow).toHaveLength(14); // p50 of six cases, and what of their throughput and p99 is beyond the limit
  const cart = slow.find(([name, id]) => name === 'checkout / POST /cart [users=10]' && id === 'p50');
  expect(cart?.slice(0, 4)).toEqual(['checkout / POST /cart [users=10]', 'p50', '19', '31']);
  expect(Number(cart?.[4])).toBeCloseTo(63.2, 1);
  expect(ask('failing', question)[0]).toMatch(/^checkout \/ .*\terrorPercent\t0\t100\t100$/);
  expect(ask('partial', question)).toHaveLength(6 * 4);
  expect(ask('healthy', question)).toEqual([]);
});

withJq('what the failing cases have in common is the scenario, surely, and can be accepted', () => {
  const question = 'What do the failing cases have in common, how sure is it, since when, and what can be done?';
  expect(ask('slow', question).map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      kind: 'moved',
      shared: { scenario: 'checkout' },
      cases: 6,
      sure: { by: 'chance', chance: expect.any(Number) },
      since: null,
      next: ['accept', 'waive', 'explain'],
    },
  ]);
});

withJq('the next command is one that can be run', () => {
  const question = 'What is the next command?';
  const [next = ''] = ask('slow', question);
  const [, pattern = '', metric = ''] = /^guardband explain '(.*)' (\w+) --results results\/$/.exec(next) ?? [];
  const explained = guardband(folder, 'explain', pattern, metric, '--results', ...checks.slow);
  expect(explained).toMatchObject({ status: 0, stdout: expect.stringContaining('checkout / POST /orders [users=20]') });
  expect(ask('undecided', question)).toEqual(['guardband gate --out report.json']);
  expect(ask('partial', question)).toEqual([expect.stringMatching(/^measure again: checkout/)]);
  expect(ask('healthy', question)).toEqual([]);
});

withJq('what is unknown names the cases', () => {
  expect(ask('undecided', 'What is unknown?')).toContain('checkout / POST /cart [users=20] throughput');
  expect(ask('slow', 'What is unknown?')).toEqual([]);
});

test('the exit codes of the page are those of the checks', () => {
  const rows = Array.from(page.matchAll(/^\| (\d) +\| `(\w+)`/gm), ([, code, outcome]) => [outcome, Number(code)]);
  writeFileSync(join(folder, 'no-results.txt'), 'x');
  const codeOf = (...argv: readonly string[]) => guardband(folder, 'check', ...argv).status;
  expect(Object.fromEntries(rows)).toEqual({
    passed: codeOf(...checks.healthy),
    failed: codeOf(...checks.slow),
    undecided: codeOf(...checks.undecided),
    unusable: codeOf('no-results.txt'),
  });
});

test('every command prints JSON with --format json, except read, which always does', async () => {
  expect(page).toContain('Every command prints JSON with `--format json`, `read` always');
  const without: string[] = [];
  for (const [name, load] of Object.entries(commands)) {
    const { options } = (await load()).command;
    if (!options.some(({ name: option, about }) => option === 'format' && /\bjson\b/.test(about))) without.push(name);
  }
  expect(without).toEqual(['read']);
  const { stdout } = guardband(folder, 'read', `${shop}/results/healthy/browse`);
  expect(JSON.parse(stdout)).toMatchObject({ measurements: expect.any(Array) });
});
