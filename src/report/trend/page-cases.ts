/** Every case of a trend as one line: its name, a strip of its last runs, and its present levels. */
import { runDay } from '../phrases/compared-runs.js';
import { groupBy } from '../../lang/objects.js';
import { loadTestKey } from '../../cases/names.js';
import type { CaseName } from '../../model/documents.js';
import type { Trend, TrendSeries } from '../../model/trend.js';
import { layOut } from '../page/matrix-layout.js';
import { rowNameHtml, toHtml } from '../page/document.js';
import { formatAmount } from '../phrases/amount.js';
import type { Wording } from '../phrases/wording.js';

interface TrendCase {
  readonly case: CaseName;
  readonly series: readonly TrendSeries[];
  /** The day of its newest change beyond the tolerance band, or an empty text. */
  readonly since: string;
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
  const starts = new Map<string, string>();
  for (const { case: name, after, isBeyondBand } of trend.changes)
    if (isBeyondBand && !starts.has(name.key)) starts.set(name.key, runDay(after));
  const cases = [...groupBy(series, (entry) => entry.case.key).values()].flatMap((own): readonly TrendCase[] => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          {
            case: first.case,
            series: own,
            since: starts.get(first.case.key) ?? '',
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

/** The heads of the columns of all sections. */
export const headsHtml = (metrics: readonly string[], wording: Wording): string =>
  `<div class="head"><span class="levels"><span class="level since">since</span>${metrics.map((metric) => `<span class="level">${wording.title({ metric })}</span>`).join('')}</span></div>`;

/**
 * @param index the index of the first case in the data
 * @param metrics the metrics of the columns
 */
export function sectionHtml(
  { scenario, constant, rows }: CaseSection,
  index: number,
  metrics: readonly string[],
  wording: Wording,
): string {
  // The only case of a scenario needs no name.
  const isOnly = rows.length === 1;
  const lines = rows.map(({ name, trendCase }, i) => {
    const levels = metrics.map((metric) => {
      const level = trendCase.series.find((series) => series.metric === metric)?.levels.at(-1)?.value;
      return `<span class="level">${level === undefined ? '–' : toHtml(formatAmount(level, wording.metric({ metric })))}</span>`;
    });
    const number = String(index + i);
    const until = trendCase.until === '' ? '' : ` <span class="dim">until ${toHtml(trendCase.until)}</span>`;
    return `<li class="case" id="k${number}"><a href="#k${number}" data-case="${number}">${rowNameHtml((isOnly ? constant : name) || scenario)}${until}</a><span class="strip"></span><span class="levels"><span class="level since">${trendCase.since}</span>${levels.join('')}</span></li>`;
  });
  return `<section class="scenario"><h3><bdi>${toHtml(scenario)}</bdi> <span class="dim">${isOnly ? '' : toHtml(constant)}</span></h3><ol class="cases">
${lines.join('\n')}
</ol></section>`;
}
