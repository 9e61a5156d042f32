/** The last runs of a case as a strip of coloured cells. */
import type { TrendPageData } from '../../src/report/trend/cards.js';
import { svg } from '../shared/dom.js';
import { distance, guardPercent, referenceLevels, toneOf, type History } from './history.js';

const stripRuns = 60;

/** The worst distance of the given series in each of the last runs of the case; NaN where it was not measured. */
function distances(histories: readonly History[], { metrics }: TrendPageData): readonly number[] {
  const runs = [...new Set(histories.flatMap((history) => history.runs.slice(-stripRuns)))]
    .sort((a, b) => a - b)
    .slice(-stripRuns);
  const places = new Map(runs.map((run, i) => [run, i]));
  const worst = runs.map(() => NaN);
  for (const history of histories) {
    const references = referenceLevels(history);
    const guard = guardPercent(history);
    const isHigherBetter = metrics[history.metric]?.better === 'higher';
    let level = Math.max(
      0,
      history.levels.findIndex(([, last]) => last >= (runs[0] ?? 0)),
    );
    for (let i = Math.max(0, history.runs.length - stripRuns); i < history.runs.length; i++) {
      const run = history.runs[i] ?? 0;
      const place = places.get(run);
      while ((history.levels[level + 1]?.[0] ?? Infinity) <= run) level++;
      if (place === undefined) continue;
      const far = distance(history.values[i] ?? 0, references[level] ?? 0, guard, isHigherBetter);
      const known = worst[place] ?? NaN;
      worst[place] = Number.isNaN(known) || far > known ? far : known;
    }
  }
  return worst;
}

/** One path per tone keeps a strip at six elements instead of sixty. */
export function drawStrip(histories: readonly History[], data: TrendPageData): SVGElement {
  const paths = new Map<string, string>();
  const all = distances(histories, data);
  const first = stripRuns - all.length; // the newest run is always at the right end
  let outside = 0;
  for (const [i, far] of all.entries()) {
    const tone = Number.isNaN(far) ? 'none' : toneOf(far);
    if (far >= 1) outside++;
    paths.set(tone, `${paths.get(tone) ?? ''}M${String(first + i)} 0h.9v1h-.9z`);
  }
  return svg(
    'svg',
    {
      viewBox: `0 0 ${String(stripRuns)} 1`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': `${String(outside)} of the last ${String(all.length)} runs beyond the guard band`,
    },
    ...[...paths].map(([tone, d]) => svg('path', { class: tone, d })),
  );
}
