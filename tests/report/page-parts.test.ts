import { describe, expect, test } from '@jest/globals';
import { loadCurves, reportData, findTone } from '../../src/report/page/report-data.js';
import { reportPage } from '../../src/report/page/report-page.js';
import { environmentTable } from '../../src/report/sentences/runs.js';
import { findVerb } from '../../src/report/sentences/groups.js';
import { groupFindings } from '../../src/judge/account/groups.js';
import type { Provenance, Verdict } from '../../src/model/documents.js';
import { plain } from './_shown.js';
import { failed, finding, regressed, report, suspected, values } from './reports/build.js';
import { manyCases } from './reports/many-cases.js';

type Environment = Readonly<Record<string, string>>;

describe('an axis of the environment', () => {
  const listAxes = (own: Environment, ...past: readonly Environment[]): readonly (string | undefined)[] => {
    const runs = past.map((environment): Provenance => ({ environment }));
    const { candidate, baseline, ...rest } = report([]);
    const of = { candidate: { ...candidate, provenance: { environment: own } }, baseline: { ...baseline, runs } };
    return environmentTable({ ...rest, ...of }, plain).rows.map(([axis]) => axis);
  };
  const isMarked = (...all: Parameters<typeof listAxes>): boolean =>
    listAxes(...all).some((axis) => axis?.includes('differs'));

  test('that differs is the first line', () => {
    expect(listAxes({ heap: '2G', java: '21' }, { heap: '2G', java: '17' })).toEqual(['java (differs)', 'heap']);
  });

  test.each([
    [{ java: '21' }, { java: '21' }, false],
    [{ java: '21' }, { java: '17' }, true],
    [{ java: '21' }, {}, false],
    [{}, { java: '17' }, false],
    [{ java: '21' }, { heap: '2G' }, false],
  ])('%j after %j is marked: %s', (own, past, expected) => {
    expect(isMarked(own, past)).toBe(expected);
  });

  test('is marked if one run of the baseline differs', () => {
    expect(isMarked({ java: '21' }, { java: '21' }, { java: '17' })).toBe(true);
  });
});

test('the table of statistics shows the changes of the verdicts, whatever the repetition in it measured', () => {
  const p50 = { metric: 'p50', gated: true, was: 40, candidate: 57 } as const;
  const judged = finding({ ...p50, delta: { absolute: 17, percent: 42.5, direction: 'worse' } });
  const errors = finding({ metric: 'errorPercent', gated: true, was: 0, candidate: 1 });
  const rate = { ...errors, delta: { absolute: 1, direction: 'worse' } } as const;
  const cases = [{ case: judged.case.key, samples: 100, errors: 1, values: [1, 300, 56] }];
  const statistics = { metrics: ['errorPercent', 'throughput', 'p50'], cases };
  const { statistics: shown } = reportData(report([judged, rate], { statistics }), []);
  expect(shown?.judged).toEqual([0, 2]);
  expect(shown?.rows[0]?.change).toEqual([1, 42.5]);
});

test('the most frequent errors stand below what changed, with their samplers', () => {
  const cases = ['10', '20'].map((users) => finding({ label: 'GET /', on: { users } }));
  const errors = cases.map(({ case: { key } }) => ({
    case: key,
    errors: [
      { code: '503', message: 'busy', count: 20, before: 0 },
      ...['a', 'b', 'c', 'd', 'e'].map((message) => ({ code: '500', message, count: 1 })),
    ],
  }));
  const html = reportPage({ ...report(cases), errors }, {});
  const list = /<section id="groups">.*<section id="errors">(.*?)<section /s.exec(html)?.[1] ?? '';
  expect(list).toContain('<li><b>40 × 503 busy (0 before)</b>: <bdi>shop / GET / (2 cases)</bdi></li>');
  expect(list.match(/<li>/g)).toHaveLength(6);
});

test.each([
  [199, '<section id="statistics"'],
  [200, '<details id="statistics"><summary>'],
])('the statistics of %d cases begin with %s', (cases, expected) => {
  expect(reportPage(manyCases(cases), {})).toContain(expected);
});

test('a load curve has the noise of its baseline', () => {
  const findings = ['10', '20', '40'].flatMap((users) =>
    ['throughput', 'p99'].map((metric) => finding({ label: 'GET /', on: { users }, metric, was: 100, candidate: 90 })),
  );
  expect(loadCurves(report(findings))).toMatchObject([{ loads: [10, 20, 40], p99: { noise: [1.8, 1.8, 1.8] } }]);
});

describe('the tone of a cell', () => {
  test.each<readonly [number, Verdict, string]>([
    [2.95, 'regression', 'worse'],
    [3, 'regression', 'far'],
    [0.49, 'pass', 'same'],
    [0.5, 'pass', 'near'],
    [3, 'suspect', 'suspect'],
    [-2, 'improvement', 'better'],
  ])('%d times its limit as a %s is %s, whatever was measured', (severity, verdict, tone) => {
    expect(findTone(finding({ metric: 'p99', was: 100, candidate: 129, limit: 110, severity, verdict }))).toBe(tone);
  });
});

test.each<readonly [readonly Verdict[], string]>([
  [['suspect', 'suspect'], 'looks slower'],
  [['suspect', 'regression'], 'got slower'],
  [['regression', 'regression'], 'got slower'],
])('a case with the verdicts %j %s', (verdicts, expected) => {
  const findings = ['throughput', 'p99'].map((metric, i) =>
    (verdicts[i] === 'regression' ? regressed : suspected)({ metric, ...values(100, i === 0 ? 50 : 200, 110, 5) }),
  );
  const [group] = groupFindings(report(findings, failed)).groups;
  expect(group && findVerb(group, plain).singular).toBe(expected);
});
