/** Every case of a trend as one line: its name, a strip of its last runs, and its present levels. */
import { groupBy } from '../../lang/group-by.js';
import { loadTestKey } from '../../cases/names.js';
import type { CaseName } from '../../model/documents.js';
import type { Trend, TrendSeries } from '../../model/trend.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { layOut } from '../page/matrix-layout.js';
import { rowNameHtml, toHtml } from '../page/document.js';
import { formatAmount } from '../phrases/amount.js';
import { runDay } from './shared.js';
import type { Wording } from '../phrases/wording.js';

interface TrendCase {
  readonly case: CaseName;
  /** In the order of the metrics. */
  readonly series: readonly TrendSeries[];
  /** The day of its last run if its load test has newer ones; otherwise empty. */
  readonly until: string;
}

/** The scenarios of a trend with their cases, in the order of the page. */
export interface CaseSection {
  readonly scenario: string;
  readonly constant: string;
  readonly rows: readonly { readonly name: string; readonly trendCase: TrendCase }[];
}

/** The day of the last run of every case that its load test has outlived: a request that is no longer in the plan. */
function findEnds({ series, runs }: Trend): ReadonlyMap<string, string> {
  const findLastRun = (own: readonly TrendSeries[]): number =>
    Math.max(...own.map(({ levels }) => levels.at(-1)?.to ?? 0));
  const tests = groupBy(series, ({ case: name }) => loadTestKey(name));
  return new Map(
    [...tests.values()].flatMap((test) => {
      const newest = findLastRun(test);
      return [...groupBy(test, ({ case: { key } }) => key)].flatMap(([key, own]) =>
        findLastRun(own) < newest ? [[key, runDay(runs[findLastRun(own)] ?? {})] as const] : [],
      );
    }),
  );
}

export function listCases(trend: Trend): readonly CaseSection[] {
  const { series } = trend;
  const ends = findEnds(trend);
  const cases = [...groupBy(series, (entry) => entry.case.key).values()].flatMap((own): readonly TrendCase[] => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          {
            case: first.case,
            series: own.toSorted((a, b) => compareMetrics(a.metric, b.metric)),
            until: ends.get(first.case.key) ?? '',
          },
        ];
  });
  return layOut(cases, []).sections.map(({ scenario, constant, rows }) => ({
    scenario,
    constant,
    rows: rows.flatMap(({ name, cells: [trendCase] }) => (trendCase === undefined ? [] : [{ name, trendCase }])),
  }));
}

/** @param index the index of the first case in the data */
export function sectionHtml({ scenario, constant, rows }: CaseSection, index: number, wording: Wording): string {
  // The only case of a scenario needs no name.
  const isOnly = rows.length === 1;
  const lines = rows.map(({ name, trendCase }, i) => {
    const levels = trendCase.series.map((series) => {
      const level = series.levels.at(-1)?.value;
      return `<span class="level">${level === undefined ? '–' : toHtml(formatAmount(level, wording.metric(series)))}</span>`;
    });
    const number = String(index + i);
    const until = trendCase.until === '' ? '' : ` <span class="dim">until ${toHtml(trendCase.until)}</span>`;
    return `<li class="case" id="k${number}"><a href="#k${number}" data-case="${number}">${rowNameHtml((isOnly ? constant : name) || scenario)}${until}</a><span class="strip"></span><span class="levels">${levels.join('')}</span></li>`;
  });
  return `<section class="scenario"><h3><bdi>${toHtml(scenario)}</bdi> <span class="dim">${isOnly ? '' : toHtml(constant)}</span></h3><ol class="cases">
${lines.join('\n')}
</ol></section>`;
}
