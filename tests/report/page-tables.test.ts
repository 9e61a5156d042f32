/** The tables of the report page: groups, matrix and values. */
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/model/documents.js';
import { groupByCase } from '../../src/report/page/report-data.js';
import { htmlWording } from '../../src/report/blocks/html.js';
import { groupsHtml } from '../../src/report/page/report-page.js';
import { matrixHtml } from '../../src/report/page/matrix.js';
import { plain } from './_shown.js';
import { finding, report, steady, values } from './reports/build.js';

const pageCases = (findings: readonly Finding[]) => groupByCase(report(findings));
const dead = finding({ label: 'a', verdict: 'invalid', gated: false, reason: 'dead', was: 20 });
const worse = { ...values(400, 300, 380, 4), verdict: 'regression', reason: 'flagrant', fails: true } as const;

describe('the matrix', () => {
  test('has only cases with a judged metric, and keeps their numbers', () => {
    const html = matrixHtml(pageCases([dead, ...steady({ label: 'b' })]), plain);
    expect(html.match(/#c\d+/g)).toEqual(['#c1']);
  });

  test('shortens long names, and names a label of blanks', () => {
    const html = matrixHtml(
      pageCases([...steady({ label: ' ' }), ...steady({ label: `first${'x'.repeat(700)}last` })]),
      plain,
    );
    expect(html).toContain('<bdi>(no name)</bdi>');
    expect(html).toMatch(/<bdi>firstx{90,100}…x{50,60}last<\/bdi>/);
  });

  test('is absent if nothing was judged', () => {
    expect(matrixHtml(pageCases([dead]), plain)).toBe('');
    expect(matrixHtml([], plain)).toBe('');
  });
});

describe('the groups', () => {
  const rowsOf = (findings: readonly Finding[]): readonly string[] =>
    groupsHtml(report(findings, { outcome: 'failed', reasons: ['regression', 'missing'] }), htmlWording())
      .split('<tr')
      .slice(2);

  test('show the metrics in which a group moved, and the former value of a missing one', () => {
    const gone = { value: 400, low: 390, high: 410, runs: 8 };
    const rows = rowsOf([
      finding({ label: 'slow', ...worse }),
      finding({ label: 'slow', metric: 'p99', was: 30, candidate: 31, limit: 36 }),
      finding({ label: 'late', metric: 'p99', ...worse, was: 30, candidate: 45, limit: 36 }),
      finding({ label: 'gone', verdict: 'missing', reason: 'no-candidate', fails: true, baseline: gone }),
      finding({ label: 'gone', metric: 'p99', was: 30, candidate: 31, limit: 36 }),
    ]);
    const cellsOf = (label: string): readonly string[] => {
      const row = rows.find((text) => text.includes(`<bdi>${label}</bdi>`)) ?? '';
      return [...row.matchAll(/<td class="number[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
        cell
          .replace(/<span class="phone-head[^>]*>[^<]*<\/span>/, '')
          .replace(/<[^>]*>/g, ' ')
          .trim(),
      );
    };
    expect(cellsOf('slow')).toEqual([expect.stringContaining('−25 %'), '+3.3 % 30 → 31 ms']);
    expect(cellsOf('gone')).toEqual(['400 /s before', '+3.3 % 30 → 31 ms']);
  });

  test('name the worst case, whose values they show, only if they have several', () => {
    const one = rowsOf([finding({ label: 'slow', ...worse }), ...steady({ label: 'b' })])[0];
    const slow = ['slow', 'late'].map((label) => finding({ label, ...worse }));
    const two = rowsOf([...slow, ...steady({ label: 'b' })])[0];
    expect(one).not.toContain('worst:');
    expect(two).toContain('worst:');
  });
});
