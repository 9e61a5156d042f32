/** The message to a webhook, received by a real server. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cli } from '../../src/cli.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { withWebhook } from '../../src/hosts/job.js';
import { jtl, story } from './_story.js';

interface Message {
  readonly text: string;
  readonly outcome: string;
  readonly report?: { readonly findings: readonly unknown[] };
}

const { at, write } = story();
const secret = 'T000-B000-secret';
let server: Server;
let url: string;
let status = 200;
const received: Message[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      if (request.method === 'POST' && request.headers['content-type'] === 'application/json')
        received.push(JSON.parse(body) as Message);
      response.writeHead(status, { location: `${url}/elsewhere` }).end('ok');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/services/${secret}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  received.splice(0);
  status = 200;
  write('r/shop/results.jtl', jtl('GET /'));
  write('before/shop/results.jtl', jtl('GET /', { startMs: 1_750_000_000_000 }));
  write('guardband.yml', 'objectives:\n  - {where: {}, p99: "< 1000"}\n');
});

async function check(
  address: string,
  ...argv: readonly string[]
): Promise<{ readonly exitCode: number; readonly output: string }> {
  let output = '';
  const print = (text: string): void => void (output += text);
  const page = { width: 120, colour: false, repositoryUrl: 'https://example.com/shop' };
  const host = withWebhook({ ...nodeHost(), stdout: print, stderr: print, page }, address);
  const exitCode = await cli(
    ['check', at('r'), '--against', at('before'), '--config', at('guardband.yml'), ...argv],
    host,
  );
  if (output.includes(secret)) throw new Error(`printed the address: ${output}`);
  return { exitCode, output };
}
const fail = (): void => {
  write('guardband.yml', 'objectives:\n  - {where: {}, p99: "< 1"}\n');
};

test('sends the headline, the link and the report', async () => {
  const words = '--notify-on always --title Checkout --report-url https://example.com/report --commit ab12cd34';
  await check(url, ...words.split(' '));
  expect(received).toHaveLength(1);
  expect(received[0]?.text).toMatch(/^Checkout: .+\nhttps:\/\/example\.com\/report$/);
  expect(received[0]?.report?.findings.length).toBeGreaterThan(0);
  expect(received[0]).toMatchObject({ outcome: 'passed', commit: 'ab12cd34', repository: 'https://example.com/shop' });
});

test('with failed, sends a message only if the gate did not pass, and none unless asked to', async () => {
  await check(url, '--notify-on', 'failed');
  expect(received).toEqual([]);
  write('r/shop/results.jtl', jtl('GET /', { elapsedMs: 30, everyMs: 15 }));
  expect(await check(url, '--notify-on', 'failed')).toMatchObject({ exitCode: 2 });
  expect(received.splice(0)).toMatchObject([{ outcome: 'undecided', text: expect.stringMatching(/unknown: /) }]);
  fail();
  for (const unasked of [[], ['--notify-on', 'never']]) await check(url, ...unasked);
  expect(received).toEqual([]);
  expect(await check(url, '--notify-on', 'failed')).toMatchObject({ exitCode: 1 });
  expect(received.map(({ outcome }) => outcome)).toEqual(['failed']);
  write('r/shop/results.jtl', 'nothing that a load test writes\n');
  expect(await check(url, '--notify-on', 'failed')).toMatchObject({ exitCode: 3 });
  expect(received.map(({ outcome }) => outcome)).toEqual(['failed', 'unusable']);
});

test('a name can neither mention anybody nor link anywhere', async () => {
  fail();
  for (const folder of ['r', 'before']) write(`${folder}/shop/results.jtl`, jtl('<!channel> @all [x](http://evil)'));
  await check(url, '--notify-on', 'always', '--set', 'scenario=<!here> @all ![x](http://evil.example)');
  expect(received[0]?.text).toContain('evil');
  expect(received[0]?.text).not.toMatch(/<!|@\w|\]\(|:\/\/\w/);
});

test.each([404, 500, 302])('status %i is a warning, and the verdict stands', async (refused) => {
  const { exitCode: verdict } = await check(url);
  status = refused;
  const { exitCode, output } = await check(url, '--notify-on', 'always');
  expect(exitCode).toBe(verdict);
  expect(output).toContain(
    `warning: The notification could not be published: the webhook answered with status ${refused}.`,
  );
  expect(received).toHaveLength(1);
});

test.each([
  ['nobody listens', `http://127.0.0.1:1/${secret}`, 'the connection failed'],
  ['the host does not exist', `https://${secret}.invalid/`, 'the connection failed'],
  ['the address is not https', `http://example.com/${secret}`, 'is not an HTTPS URL'],
  ['the address is none', secret, 'is not an HTTPS URL'],
])('a warning does not name the address where %s', async (_, address, why) => {
  const { output } = await check(address, '--notify-on', 'always');
  expect(output).toContain('warning: The notification could not be published: ');
  expect(output).toContain(why);
});

test('a missing address is a note', async () => {
  const { output } = await check('', '--notify-on', 'always');
  expect(output).toContain('note: No notification was sent: GUARDBAND_WEBHOOK_URL is not set.');
});

/** A run of a day; a slow one exceeds the objective. */
const runOf = (day: number, { isSlow = false, branch = 'main' } = {}): string =>
  JSON.stringify({
    schemaVersion: 1,
    provenance: { startedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`, branch },
    measurements: [
      {
        scenario: 'shop',
        configuration: {},
        samples: 90_000,
        metrics: { errorPercent: 0, throughput: 400 + (day % 3), p99: isSlow ? 90 : 40 + (day % 2) / 10 },
      },
    ],
  });

test('with change, sends a message only if the outcome is not that of the run before', async () => {
  let folder = 0;
  /** Judges and records a run of every day, and returns what was sent. */
  const judge = async (days: readonly { readonly isSlow?: boolean; readonly branch?: string }[]) => {
    received.splice(0);
    const history = at(`history-${String(folder++)}`);
    const sent: string[] = [];
    for (const [i, day] of days.entries()) {
      write('day.json', runOf(i + 1, day));
      const place = ['--baselines', history, '--config', at('guardband.yml')];
      const host = withWebhook({ ...nodeHost(), stdout: () => undefined, stderr: () => undefined }, url);
      await cli(['check', at('day.json'), ...place, '--notify-on', 'change', '--empty', 'pass'], host);
      await cli(['record', at('day.json'), ...place], host);
      sent.push(received.splice(0).map(({ outcome }) => outcome)[0] ?? '-');
    }
    return sent.join(' ');
  };
  write('guardband.yml', 'objectives: [{where: {}, p99: "< 60"}]\n');
  const [fast, slow] = [{}, { isSlow: true }];
  expect(await judge([fast, fast, fast, fast])).toBe('- - - -');
  expect(await judge([fast, fast, fast, slow, slow, fast, fast])).toBe('- - - failed - passed -');
  expect(await judge([slow, slow])).toBe('failed -');
  // The branch of another team is slow all the time.
  const other = { isSlow: true, branch: 'other' };
  expect(await judge([fast, fast, fast, other, fast, other, fast])).toBe('- - - failed - - -');
});

test('with change, the message names the previous outcome, and an outcome that cannot be judged is always sent', async () => {
  for (const day of [1, 2, 3]) {
    write('day.json', runOf(day));
    await cli(['record', at('day.json'), '--baselines', at('told')], { ...nodeHost(), stdout: () => undefined });
  }
  write('guardband.yml', 'objectives: [{where: {}, p99: "< 60"}]\n');
  write('day.json', runOf(4, { isSlow: true }));
  const options = ['--baselines', at('told'), '--config', at('guardband.yml'), '--notify-on', 'change'];
  const host = withWebhook({ ...nodeHost(), stdout: () => undefined, stderr: () => undefined }, url);
  await cli(['check', at('day.json'), ...options], host);
  expect(received).toMatchObject([
    { outcome: 'failed', previousOutcome: 'passed', text: expect.stringMatching(/\(passed before\)/) },
  ]);
  write('day.json', 'nothing that a load test writes\n');
  await cli(['check', at('day.json'), ...options], host);
  expect(received).toMatchObject([{}, { outcome: 'unusable' }]);
});
