/**
 * The comment on the commit where a level changed, with the GitHub of _github.ts. comment.test.ts tests what both kinds of comments
 * share: which comment is ours, sizes, limits and networks that fail.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { githubApi, type GithubOptions } from '../../src/hosts/github/command-line.js';
import { githubForge } from '../../src/hosts/github/forge.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Forge } from '../../src/model/forge.js';
import type { HistoryLine, Problem } from '../../src/model/documents.js';
import { commentOnCommits } from '../../src/report/publishers/comment.js';
import { trendComments } from '../../src/report/trend/document.js';
import { trend } from '../../src/commands/trend/trend.js';
import { hostileLabel } from '../report/reports/index.js';
import { story } from '../stories/_story.js';
import { counterparts, startGithub, throwObjection, type Github } from './_github.js';

const tools = counterparts(); // tools/setup-counterparts.sh emulate prism openapi toxiproxy node24
const withGithub = tools === undefined ? describe.skip : describe;

/** GitHub's response to a workflow token that asks for its user. */
const noUser = { method: 'GET', path: '/user', status: 403, message: 'Resource not accessible by integration' };
const workflow = 'github-actions[bot]';
const ours = '<!-- guardband trend%20load -->';
const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');
const startOf = (n: number): string => new Date(1_760_000_000_000 + n * 86_400_000).toISOString();

/** The labels whose p99 moves, with the night and the factor. */
type Moves = Readonly<Record<string, readonly (readonly [night: number, factor: number])[]>>;

const { write, at: commitsPath } = story();
let github: Github;
/** The commit of the night with the change; a new one for every test. */
let culprit: string;
let previous: string;
beforeAll(async () => {
  github = await startGithub(String(tools));
}, 60_000);
afterAll(async () => {
  await github.close();
});
beforeEach(async () => {
  culprit = await github.createCommit();
  previous = await github.createCommit();
  github.faults.push({ ...noUser });
});
afterEach(async () => {
  throwObjection(github);
  github.faults.splice(0);
  github.asked.splice(0);
  await github.heal();
});

const written = (): readonly string[] => github.asked.filter((item) => /^(POST|PATCH)/.test(item));

const slower: Moves = { 'GET /': [], 'POST /orders': [[25, 1.3]] };

/** A history of this many nights, of which the 25th measured the culprit. */
function measure(nights: number, moves: Moves = slower, more: readonly object[] = []): void {
  const lines: object[] = [...more];
  for (let n = 0; n < nights; n++)
    for (const [i, [label, steps]] of Object.entries(moves).entries()) {
      const moved = steps.filter(([night]) => n >= night).reduce((all, [, factor]) => all * factor, 1);
      const line: HistoryLine = {
        measurement: {
          scenario: 'shop',
          label,
          configuration: { users: '50' },
          samples: 1000,
          metrics: { p99: 40 * moved * (1 + 0.02 * Math.sin(7 * n + 2 * i)) },
        },
        provenance: { startedAt: startOf(n), commit: n === 25 ? culprit : n === 24 ? previous : known(n) },
        schemaVersion: 1,
      };
      lines.push(line);
    }
  write('b/shop.ndjson', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}
const acceptance = (label: string, reason: string, from: number): object => ({
  schemaVersion: 1,
  accept: {
    case: { scenario: 'shop', label, configuration: { users: '50' } },
    metric: 'p99',
    from: startOf(from),
    reason,
    acceptedAt: startOf(from),
  },
});
const known = (n: number): string => createHash('sha1').update(String(n)).digest('hex');

function forgeOf({ key: _, ...options }: Partial<GithubOptions> & { key?: string } = {}): Forge {
  const api = githubApi({ url: github.url, token: workflow, patienceMs: 20_000, ...options });
  return githubForge({ api, repository: 'octocat/shop' }, { subject: { commit: culprit } });
}

/** The problems of `mode: trend` after the newest night. */
async function tell(
  options: Partial<GithubOptions> & { key?: string } = {},
  forge = forgeOf(options),
): Promise<readonly Problem[]> {
  const found = await trend({ history: [], baselines: commitsPath('b') }, nodeHost());
  if (found.trend === undefined) throw new Error(JSON.stringify(found.problems));
  return commentOnCommits(trendComments(found.trend, found.fresh, found.earlier), options.key ?? 'load', forge);
}

/** The first night after which the change is visible. */
let seen: number;
async function seenWith(moves: Moves = slower, more: readonly object[] = []): Promise<number> {
  for (let nights = 26; nights < 45; nights++) {
    measure(nights, moves, more);
    const { fresh } = await trend({ history: [], baselines: commitsPath('b') }, nodeHost());
    if (fresh.length > 0) return nights;
  }
  throw new Error('nothing moved');
}
beforeAll(async () => {
  [culprit, previous] = [known(25), known(24)];
  seen = await seenWith();
});

withGithub('on a commit', () => {
  test('comments once when the change becomes visible; a second run adds nothing', async () => {
    for (let nights = seen - 2; nights < seen; nights++) {
      measure(nights);
      expect(await tell()).toEqual([]);
    }
    expect(written()).toEqual([]);

    measure(seen);
    expect(await tell()).toEqual([]);
    const [first, ...more] = await github.commentsOn(culprit);
    expect(more).toEqual([]);
    expect(first?.user.login).toBe(workflow);
    expect(first?.body.split('\n').slice(0, 2)).toEqual([
      ours,
      expect.stringMatching(/^### ❌ Performance: POST \/orders got slower: p99 \+\d+\u00a0%$/),
    ]);
    expect(first?.body).toMatch(
      /\n\| p99 \*\*\+\d+\u00a0%\*\* <sub>[^|]*<\/sub><br><sub>[▁-█]+<\/sub> \| ❌ \*\*POST \/orders\*\* \|\n/,
    );
    expect(first?.body).toContain(
      `\nSince the run of ${startOf(25).slice(0, 10)}, between these commits: ${previous.slice(0, 10)}..${culprit.slice(0, 10)}. 2 of 2 runs beyond all 25 before.\n`,
    );
    expect(first?.body).toContain('guardband accept ');
    expect(await github.commentsOn(previous)).toEqual([]); // on the newest commit of the range

    github.asked.splice(0);
    expect(await tell()).toEqual([]);
    expect(written()).toEqual([]);
    expect(await github.commentsOn(culprit)).toEqual([first]);
  });

  test('reports improvements too', async () => {
    const moves: Moves = { 'GET /': [], 'POST /orders': [[25, 0.7]] };
    measure(await seenWith(moves), moves);
    expect(await tell()).toEqual([]);
    const [{ body } = { body: '' }] = await github.commentsOn(culprit);
    expect(body).toMatch(/^### 🟢 Performance: POST \/orders got faster: p99 −\d+/m);
    expect(body).toContain('No action needed: the improved level is the baseline from now on.');
  });
});

withGithub('the later findings about a commit', () => {
  test('updates the comment days later with the later findings', async () => {
    measure(seen);
    expect(await tell()).toEqual([]);
    const [first] = await github.commentsOn(culprit);
    measure(seen + 6);
    expect(await tell()).toEqual([]);
    measure(seen + 6, slower, [acceptance('POST /orders', 'checks signatures now', seen)]);
    expect(await tell()).toEqual([]);
    const [second, ...more] = await github.commentsOn(culprit);
    expect([second?.id, more]).toEqual([first?.id, []]);
    expect(second?.body.split('\n')[0]).toBe(ours);
    expect(second?.body).toMatch(/^### ✅ Performance: POST \/orders got slower: p99 [^\n]*; accepted$/m);
    expect(second?.body).toContain('🟡 **POST /orders**; accepted: checks signatures now');
    expect(second?.body).toContain('everything that got worse has been accepted or has recovered');
    expect(github.asked.filter((item) => item.startsWith('POST '))).toHaveLength(1);
  });

  test('retracts a change that later runs disproved, in the same comment', async () => {
    const few: Moves = {
      ...slower,
      'POST /orders': [
        [25, 1.3],
        [27, 1 / 1.3],
      ],
    };
    measure(27, few);
    expect(await tell()).toEqual([]);
    expect((await github.commentsOn(culprit)).map(({ body }) => body)).toEqual([
      expect.stringContaining('POST /orders got slower'),
    ]);
    measure(28, few);
    expect(await tell()).toEqual([]);
    const [{ body } = { body: '' }, ...more] = await github.commentsOn(culprit);
    expect(more).toEqual([]);
    expect(body.split('\n').slice(0, 2)).toEqual([ours, '### ✅ Performance: no level moved with this commit']);
    expect(body).toContain('Later runs show that, although it looked like it at first.');
    expect(body).not.toContain('POST /orders');
  });
});

withGithub('a loss of which another commit caused a part', () => {
  test('the comment keeps the part of its own commit', async () => {
    // Half of it in night 25, the rest in night 27.
    const steps: Moves = {
      'GET /': [],
      'POST /orders': [
        [25, 1.15],
        [27, 1.3 / 1.15],
      ],
    };
    const told: string[] = [];
    for (let nights = 26; nights <= 36; nights++) {
      measure(nights, steps);
      expect(await tell()).toEqual([]);
      const bodies = (await github.commentsOn(culprit)).map(({ body }) => body);
      expect(bodies.length).toBeLessThan(2);
      told.push(/got slower|no level moved/.exec(bodies[0] ?? '')?.[0] ?? '');
    }
    expect(told.filter((item, i) => item !== told[i - 1])).toEqual(['', 'got slower']);
    const [{ body } = { body: '' }] = await github.commentsOn(culprit);
    expect(body).toMatch(/^### ❌ Performance: POST \/orders got slower: p99 \+1[5-7]\u00a0%$/m);
    expect(github.asked.filter((item) => item.startsWith('POST '))).toHaveLength(1);
  });
});

withGithub('on a commit that others comment on', () => {
  test('two jobs with different keys do not interfere', async () => {
    measure(seen);
    for (const key of ['linux --> 8', 'linux', 'linux']) expect(await tell({ key })).toEqual([]);
    expect((await github.commentsOn(culprit)).map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- guardband trend%20linux%20%2D%2D%3E%208 -->',
      '<!-- guardband trend%20linux -->',
    ]);
  });

  test('a correction does not post a deleted comment again', async () => {
    measure(seen);
    expect(await tell()).toEqual([]);
    const [first] = await github.commentsOn(culprit);
    await github.direct('DELETE', `/repos/octocat/shop/comments/${String(first?.id)}`);
    measure(seen + 1);
    expect(await tell()).toEqual([]);
    expect(await github.commentsOn(culprit)).toEqual([]);
  });
});

const warning = { code: 'no-commit-comment', level: 'warning' };
beforeEach(() => {
  measure(seen);
});

withGithub('a refusal by GitHub is only a warning with the reason', () => {
  test('403: a read-only token', async () => {
    const [problem, ...more] = await tell({ token: String(github.tokens['reader']) });
    expect(more).toEqual([]);
    expect(problem).toMatchObject(warning);
    expect(problem?.message).toMatch(/403 .*Forbidden/);
    expect(problem?.advice).toMatch(/contents: write.*The trend is not affected/);
    expect(await github.commentsOn(culprit)).toEqual([]);
  });

  test('404: a commit that is not in this repository', async () => {
    [culprit] = [known(25)];
    measure(seen);
    expect(await tell()).toEqual([expect.objectContaining({ ...warning, message: expect.stringMatching(/404/) })]);
    // If an older comment is missing, no correction is needed.
    measure(seen + 1);
    expect(await tell()).toEqual([]);
  });

  test('429 for an hour: does not wait, and skips the other commits', async () => {
    github.faults.push({ method: 'GET', path: '/commits/', status: 429, headers: { 'retry-after': '3600' } });
    const moves: Moves = {
      ...slower,
      'GET /': [
        [5, 1.4],
        [14, 0.6],
      ],
    };
    measure(seen, moves);
    const began = Date.now();
    const [problem, ...more] = await tell();
    expect(more).toEqual([]);
    expect(problem?.message).toMatch(/429 .*requires a wait of 3600 s.*2 more comments were not attempted/);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

withGithub('any text on a commit', () => {
  test('names that try to mention, link or break out of tables are shown as code', async () => {
    const moves: Moves = { 'GET /': [], quiet: [], [hostileLabel]: [[25, 1.3]] };
    measure(await seenWith(moves), moves);
    expect(await tell()).toEqual([]);
    const [{ body } = { body: '' }] = await github.commentsOn(culprit);
    expect(body).toContain('@all');
    expect(body.replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '')).not.toMatch(/@|<img|<script|https?:|#\d|www\./);
  });

  test('hundreds of levels with long names and long reasons fit', async () => {
    const long = (i: number): string => `${String(i)} ${'🐌'.repeat(300)}`;
    const moves: Moves = Object.fromEntries(
      Array.from({ length: 240 }, (_, i) => [long(i), i < 60 ? [[25, 1.3] as const] : []]),
    );
    const accepts = Array.from({ length: 60 }, (_, i) => acceptance(long(i), '🐌'.repeat(300), 26));
    measure(await seenWith(moves, accepts), moves, accepts);
    expect(await tell()).toEqual([]);
    const [{ body } = { body: '' }] = await github.commentsOn(culprit);
    expect(bytes(body)).toBeLessThan(60_000);
    expect(body).toContain('60 of 240 cases got slower');
    expect(body).toMatch(/\*\*60 of 240 cases\*\*, .*; accepted: /);
  });
});
