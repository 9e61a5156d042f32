/** Comments as GitHub renders them: the part that readers see first, without scrolling, on a desktop and on a phone. */
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../../src/model/documents.js';
import { openBrowser, type Browser, type BrowserPage } from '../../../tools/browser.mjs';
import { commentPage } from '../../../tools/comment-page.mjs';
import { reports } from '../reports/index.js';
import { expectFirstScreen, pictures } from './_first-screen.js';
import { everythingFaster, everythingSlower, screens, threeRegressions } from '../reports/screens.js';
import { render } from '../_shown.js';
import { finding, pastRuns, report, steady, suspected, values } from '../reports/build.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh chromium playwright-core cmark-gfm github-markdown-css

const inputs = { results: ['results'], options: [] };

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

/** Groups of four cases after one past run, none of which fails, and one that got better. */
const factors = { '50B': 1.6, '1KiB': 1.45, '10KiB': 1.75, '100KiB': 0.85 };
const undecided = report(
  ['Passthrough proxy', 'Transformation'].flatMap((scenario) =>
    Object.entries(factors).flatMap(([size, factor]) =>
      [100, 200, 500, 1000].flatMap((users) => {
        const facts = { scenario, on: { size, users: String(users) }, runs: 1 };
        const tail = { ...facts, metric: 'p99', ...values(users, users * factor, undefined, factor) };
        const better = { verdict: 'improvement', reason: 'beyond-limit' } as const;
        const doubt = { exceptions: ['one-past-run'] };
        return [
          ...steady(facts).slice(0, 2),
          factor > 1 ? suspected({ ...tail, ...doubt }) : finding({ ...tail, ...better }),
        ];
      }),
    ),
  ),
  { reasons: ['suspect-unresolved'], baseline: { selector: 'history', cases: 32, runs: pastRuns(1) } },
);

/** Comments, and the texts that must be within the first screen, in addition to the heading. */
const shown: Readonly<Record<string, readonly [Report, readonly string[]]>> = {
  ...Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [
      name,
      [screen.report, [...screen.groups, 'by chance', 'guardband accept']] as const,
    ]),
  ),
  // Every group that moved, although none fails.
  undecided: [
    undecided,
    [
      'unknown: 24 of 32',
      'size=10KiB',
      'size=50B',
      'size=1KiB',
      '100KiB',
      'one past run cannot tell',
      'guardband gate',
    ],
  ],
  'other-environment': [reports.elsewhere, ['instance is', 'guardband record']],
  suspect: [reports.suspect, ['unknown: shop', 'cannot tell', 'guardband gate']],
  drift: [
    reports.drift,
    ['GET /orders looks gradually slower: throughput −4.2 %', 'slow loss since', 'guardband trend'],
  ],
  'first-run': [reports.first, ['guardband record']],
  errors: [reports.errors, ['checkout', '100']],
  missing: [
    reports.missing,
    ['GET /orders and POST /orders', 'not measured', '3 missing, 1 invalid', 'Find out why some cases'],
  ],
  objectives: [reports.objectives, ['allowed 70 to 80', 'waived']],
  'everything-slower': [
    everythingSlower,
    ['all 12 cases got slower', 'Either the machine or the change', 'guardband gate'],
  ],
  'everything-faster': [
    everythingFaster,
    ['no regression in 12 cases', 'got faster', 'by chance', 'Either the machine or the change'],
  ],
  'three-regressions': [threeRegressions, ['POST /pay', 'GET /items', 'POST /cart', 'by chance', 'guardband accept']],
  released: [
    reports.released,
    ['no regression', 'compared with 4.4.0 (it does not decide)', 'guardband trend', '2 worse'],
  ],
  'release-decides': [
    reports.releaseDecides,
    ['compared with 4.4.0', 'decides', '24 cases: 2 worse', 'by chance', 'the history', 'Fix it', 'To allow it'],
  ],
  hostile: [reports.hostile, []],
};

withCounterparts('comments in Chromium', () => {
  test.each(Object.entries(shown))('%s fits on the first screen, without scrolling sideways', async (...named) => {
    const [name, [comment, texts]] = named;
    const file = join(folder, `${name}.html`);
    writeFileSync(file, commentPage(render('markdown', comment, { inputs }), counterparts ?? ''));
    await expectFirstScreen(page, { name, file, heading: 'h3', texts });
  });
});
