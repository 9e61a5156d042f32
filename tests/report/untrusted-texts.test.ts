/** Every free text of a report may come from a result, a configuration or another job: no output may be changed by it. */
import { describe, expect, test } from '@jest/globals';
import { validate } from '../../src/generated/validators/report.js';
import type { Report } from '../../src/model/documents.js';
import { renderers } from '../../src/report/renderers/index.js';
import { reports } from './reports/index.js';

const evil =
  'e\u202ev\u200bi\u00adl\u{e0041}</details></script><b>x</b> @all #1 [a](http://e.example) `c` |\n::error::x\r\n##[group]\u001b[31m\u009b';
const today = '2026-02-01';

/** Keys whose values are free texts; all other texts are words that the schema lists, ids, or dates. */
const freeKeys = new Set([
  'scenario',
  'label',
  'key',
  'message',
  'advice',
  'file',
  'tag',
  'branch',
  'note',
  'objective',
  'store',
  'similarStore',
  'title',
  'issue',
]);
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

  test.each(renderers.map((renderer) => [renderer.id, renderer] as const))(
    '%s shows no invisible character',
    (_id, { render }) => {
      const text = render(report, { width: 100, colour: false, today, repositoryUrl: 'https://github.com/o/r' });
      expect(text).not.toMatch(invisible);
    },
  );

  test('Markdown shows no mention, link, tag or number of an issue outside of code', () => {
    const markdown = renderers
      .find(({ id }) => id === 'markdown')
      ?.render(report, { width: 100, colour: false, today });
    const prose = (markdown ?? '')
      .replace(/^ *(`{3,})\w*\n[^]*?\n *\1$/gm, '')
      .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
    expect(prose).not.toMatch(/<b>x|@all|#1 |\]\(http:|<\/script/);
    expect(prose.split('<details>').length).toBe(prose.split('</details>').length);
  });

  test('HTML and JUnit contain no tag of a text', () => {
    for (const wanted of ['html', 'junit']) {
      const text =
        renderers.find(({ id }) => id === wanted)?.render(report, { width: 100, colour: false, today }) ?? '';
      expect(text).not.toContain('<b>x');
      expect(text.split('</script').length).toBe(text.split('<script').length);
    }
  });
});
