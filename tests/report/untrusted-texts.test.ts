/** Every free text of a report may come from a result, a configuration or another job: no output may be changed by it. */
import { describe, expect, test } from '@jest/globals';
import { validate } from '../../src/generated/validators/report.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Report, Trend } from '../../src/model/documents.js';
import type { Page } from '../../src/model/host.js';
import { jobRenderings, nameJobs } from '../../src/report/jobs/markdown.js';
import { renderers } from '../../src/report/renderers/index.js';
import { annotateReport } from '../../src/report/renderings.js';
import { trendRenderers } from '../../src/report/trend/document.js';
import { render } from './_shown.js';
import { reports } from './reports/index.js';
import { makeTrend } from './reports/trend.js';

const evil =
  'e\u202ev\u200bi\u00adl\u{e0041}</details></script><b>x</b> @all #1 [a](http://e.example) `c` |\n::error::x\r\n##[group]\u001b[31m\u009b';
const page: Page = { width: 100, colour: false, today: '2026-02-01', repositoryUrl: 'https://github.com/o/r' };

/** Keys whose values are free texts; all other texts are words that the schema lists, ids, or dates. */
const freeKeys = new Set(
  'scenario label key message advice file tag branch note objective store similarStore title issue'.split(' '),
);
/** Objects whose values are free texts. */
const freeMaps = new Set(['configuration', 'environment', 'where']);

function poison(value: unknown, key = '', around = ''): unknown {
  if (typeof value === 'string') {
    const isFree =
      freeKeys.has(key) || freeMaps.has(around) || (key === 'reason' && ['waiver', 'waivers'].includes(around));
    return isFree ? `${value}${evil}` : value;
  }
  if (Array.isArray(value)) return value.map((item) => poison(item, key, around));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, name, key)]));
}

const poisoned = Object.entries(reports).map(([name, report]) => [name, poison(report) as Report] as const);

/** Everything that is not visible, except line breaks, which the formats themselves need. */
const invisible = /(?![\ufe00-\ufe0f])[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Default_Ignorable_Code_Point}]/u;

describe.each(poisoned)('%s', (_, report) => {
  test('is a valid report with free texts', () => {
    expect(validate(report) ? [] : validate.errors).toEqual([]);
    expect(JSON.stringify(report).split('::error').length).toBeGreaterThan(10);
  });

  test.each(renderers.map(({ id }) => id))('%s shows no invisible character', (id) => {
    expect(render(id, report, page)).not.toMatch(invisible);
  });

  test('Markdown shows no mention, link, tag or number of an issue outside of code', () => {
    const prose = proseOf(render('markdown', report, page));
    expect(prose).not.toMatch(/<b>x|@all|#1 |\]\(http:|<\/script/);
    expect(prose.split('<details>').length).toBe(prose.split('</details>').length);
  });

  test('annotations are single visible lines', () => {
    for (const { message, place } of annotateReport(report))
      expect(`${message}${place.title ?? ''}`).not.toMatch(new RegExp(`\n|${invisible.source}`, 'u'));
  });

  test('HTML and JUnit contain no tag of a text', () => {
    for (const text of [render('html', report, page), render('junit', report, page)]) {
      expect(text).not.toContain('<b>x');
      expect(text.split('</script').length).toBe(text.split('<script').length);
    }
  });
});

/** Markdown without its code, in which nothing has an effect. */
const proseOf = (markdown: string): string =>
  markdown.replace(/^ *(`{3,})\w*\n[^]*?\n *\1$/gm, '').replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');

test('one comment about several jobs shows none of it', () => {
  const files = poisoned.map(([name, report]) => ({ file: `${name}${evil}.json`, report, problems: [] }));
  const rendering = jobRenderings(nameJobs(files), { ...nodeHost(), page });
  const annotations = rendering.annotations().map(({ message, place }) => `${message}${place.title ?? ''}`);
  const [markdown = '', text = ''] = ['markdown', 'text'].map((id) => rendering.text(id));
  for (const shown of [markdown, text, rendering.headline, ...annotations]) expect(shown).not.toMatch(invisible);
  expect(proseOf(markdown)).not.toMatch(/<b>x|@all|#1 |\]\(http:|<\/script/);
});

test.each(trendRenderers.map((renderer) => [renderer.id, renderer] as const))(
  'a trend as %s shows none of it',
  (id, { render }) => {
    const names = Array.from({ length: 5 }, (_, i) => `${String(i)}${evil}`);
    const trend = poison(makeTrend({ cases: 5, runs: 40, names })) as Trend;
    const text = render(trend, page);
    expect(text).not.toMatch(invisible);
    if (id === 'html') expect(text).not.toContain('<b>x');
    if (id === 'markdown') expect(proseOf(text)).not.toMatch(/<b>x|@all|#1 |\]\(http:\/\/e|<\/script/);
  },
);
