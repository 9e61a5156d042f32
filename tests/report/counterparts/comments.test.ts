/** Comments as GitHub renders them: the part that readers see first, without scrolling, on a desktop and on a phone. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rendererById } from '../../../src/report/renderers/index.js';
import type { Report, RunDocument } from '../../../src/model/documents.js';
import { openBrowser, type Browser, type BrowserPage } from '../../../tools/browser.mjs';
import { commentPage } from '../../../tools/comment-page.mjs';
import { story } from '../../stories/_story.js';
import { reports } from '../reports/index.js';
import { expectFirstScreen, pictures } from './_first-screen.js';
import { everythingFaster, everythingSlower, screens, threeRegressions } from '../reports/screens.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh chromium playwright-core cmark-gfm github-markdown-css

const render = (report: Report): string =>
  rendererById.get('markdown')?.render(report, {
    width: Infinity,
    colour: false,
    today: '2026-02-01',
    inputs: { results: ['results'], options: [] },
  }) ?? '';

interface Shown {
  readonly markdown: string;
  /** Texts that must be within the first screen, in addition to the heading. */
  readonly first: readonly string[];
}

const { run, write, at } = story();
let browser: Browser;
let page: BrowserPage;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-comments-'));
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  browser = await openBrowser(counterparts ?? '');
  page = await browser.newPage({});
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const shop = async (name: string): Promise<string> =>
  (
    await run(
      'check',
      `examples/shop/results/${name}`,
      '--baselines',
      'examples/shop/baselines',
      '--format',
      'markdown',
    )
  ).stdout;

/** Groups of four cases, and one that got better. */
const groupsThatMoved = ['size=10KiB', 'size=50B', 'size=1KiB', '100KiB'];
const undecided = async (): Promise<string> => {
  const scenarios = ['Passthrough proxy', 'Transformation'];
  const sizes = { '50B': 1.6, '1KiB': 1.45, '10KiB': 1.75, '100KiB': 0.85 };
  const document = (startedAt: string, isNow: boolean): RunDocument => ({
    schemaVersion: 1,
    provenance: { startedAt },
    measurements: scenarios.flatMap((scenario) =>
      Object.entries(sizes).flatMap(([size, factor]) =>
        [100, 200, 500, 1000].map((users) => ({
          scenario,
          configuration: { size, users: String(users) },
          metrics: { errorPercent: 0, throughput: 400, p99: users * (isNow ? factor : 1) },
          samples: 100_000,
        })),
      ),
    ),
  });
  write('past/run.json', JSON.stringify(document('2026-01-01T00:00:00Z', false)));
  await run('record', '@past', '--baselines', '@one');
  write('now/run.json', JSON.stringify(document('2026-01-02T00:00:00Z', true)));
  const { stdout } = await run('check', '@now', '--baselines', '@one', '--format', 'markdown');
  expect(stdout).not.toMatch(/\d{3},\d{3} %/);
  return stdout.replaceAll(at(''), '');
};

const shown: Readonly<Record<string, () => Promise<Shown> | Shown>> = {
  'shop-slow': async () => ({ markdown: await shop('slow'), first: ['checkout', 'ertain', 'guardband accept'] }),
  'shop-failing': async () => ({ markdown: await shop('failing'), first: ['checkout', 'guardband '] }),
  'shop-healthy': async () => ({ markdown: await shop('healthy'), first: ['no regression'] }),
  ...Object.fromEntries(
    Object.entries(screens).map(([name, { report, groups }]) => [
      name,
      () => ({ markdown: render(report), first: [...groups, 'ertain', 'guardband accept'] }),
    ]),
  ),
  // Every group that moved, although none fails.
  undecided: async () => ({
    markdown: await undecided(),
    first: ['unknown: 24 of 32', ...groupsThatMoved, 'one past run cannot tell', 'guardband gate'],
  }),
  'other-environment': () => ({ markdown: render(reports.elsewhere), first: ['instance is', 'guardband record'] }),
  suspect: () => ({
    markdown: render(reports.suspect),
    first: ['unknown: shop', 'cannot tell', 'guardband gate'],
  }),
  drift: () => ({
    markdown: render(reports.drift),
    first: ['GET /orders looks gradually slower: throughput −4.2 %', 'slow loss since', 'guardband trend'],
  }),
  'first-run': () => ({ markdown: render(reports.first), first: ['guardband record'] }),
  errors: () => ({ markdown: render(reports.errors), first: ['checkout', '100'] }),
  missing: () => ({
    markdown: render(reports.missing),
    first: ['GET /orders and POST /orders', 'not measured', '3 missing, 1 invalid', 'Find out why some cases'],
  }),
  objectives: () => ({ markdown: render(reports.objectives), first: ['allowed 70 to 80', 'waived'] }),
  'everything-slower': () => ({
    markdown: render(everythingSlower),
    first: ['all 12 cases got slower', 'Either the machine or the change', 'guardband gate'],
  }),
  'everything-faster': () => ({
    markdown: render(everythingFaster),
    first: [
      'no regression in 12 cases',
      'got faster',
      'Certain that it got better',
      'Either the machine or the change',
    ],
  }),
  'three-regressions': () => ({
    markdown: render(threeRegressions),
    first: ['POST /pay', 'GET /items', 'POST /cart', 'ertain', 'guardband accept'],
  }),
  released: () => ({
    markdown: render(reports.released),
    first: ['no regression', 'compared with 4.4.0 (it does not decide)', 'guardband trend', '2 worse'],
  }),
  'release-decides': () => ({
    markdown: render(reports.releaseDecides),
    first: ['compared with 4.4.0', 'decides', '24 cases: 2 worse', 'Certain', 'the history', 'Fix it', 'To allow it'],
  }),
  hostile: () => ({ markdown: render(reports.hostile), first: [] }),
};

withCounterparts('comments in Chromium', () => {
  test.each(Object.keys(shown))('%s fits on the first screen, without scrolling sideways', async (name) => {
    const { markdown = '', first = [] } = (await shown[name]?.()) ?? {};
    const file = join(folder, `${name}.html`);
    writeFileSync(file, commentPage(markdown, counterparts ?? ''));
    await expectFirstScreen(page, { name, file, heading: 'h3', texts: first });
  });
});
