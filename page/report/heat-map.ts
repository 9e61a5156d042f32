/** The heat map: how many requests took how long, over time. */
import type uPlot from 'uplot';
import { bucketStart } from '../../src/samples/response-times.js';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import { element, themeColour } from '../shared/dom.js';
import type { Course } from './course.js';
import type { Plot } from '../shared/plot.js';

/** The lowest time of the logarithmic axis. */
const leastMs = 1;
const faintest = 0.12;

export function heatPlot(course: Course, shared: Pick<Plot, 'x' | 'xTitle' | 'formatX'>): Plot {
  const { times } = course;
  const counts = times.flat().filter((count) => count > 0);
  const most = counts.reduce((largest, count) => Math.max(largest, count), 1);
  const buckets = times.flatMap((row) => [row.findIndex((count) => count > 0), row.length - 1]).filter((at) => at >= 0);
  const low = Math.max(leastMs, bucketStart(buckets.reduce((least, at) => Math.min(least, at), Infinity)));
  const high = bucketStart(buckets.reduce((largest, at) => Math.max(largest, at), 0) + 1);
  const strength = (count: number): number =>
    faintest + (1 - faintest) * (most === 1 ? 1 : Math.log(count) / Math.log(most));
  const draw = (plot: uPlot): void => {
    drawCells(plot, course, strength);
  };
  const headers = ['UTC', 'from (ms)', 'to (ms)', 'requests'];
  return {
    ...shared,
    title: 'Response times, all requests',
    unit: 'ms',
    lines: [
      {
        title: 'longest',
        values: times.map((row) => (row.length === 0 ? null : bucketStart(row.length))),
        colour: 'none',
      },
    ],
    plugins: [{ hooks: { drawClear: [draw] } }],
    scaleY: {
      distr: 3, // uPlot.Scale.Distr.Log; a const enum does not exist in the bundle
      range: () => [low / 1.1, high * 1.1],
    },
    splitsY: roundTimes(low, high),
    note: element(
      'p',
      { class: 'key heat' },
      element('span', {}, '1 request'),
      element('span', { class: 'ramp' }),
      element('span', {}, `${formatAmount(most, { unit: '' })} requests per cell`),
    ),
    table: () => [
      headers,
      ...times.flatMap((row, i) =>
        row.flatMap((count, bucket) =>
          count === 0 ? [] : [[course.x[i] ?? null, bucketStart(bucket), bucketStart(bucket + 1), count]],
        ),
      ),
    ],
  };
}

/** 1, 2, 5, 10, 20, 50 ... within the range. */
export function roundTimes(low: number, high: number): number[] {
  const found: number[] = [];
  for (let power = 1; power <= high; power *= 10)
    for (const factor of [1, 2, 5])
      if (factor * power >= low / 1.1 && factor * power <= high * 1.1) found.push(factor * power);
  return found;
}

/** One rectangle per interval and bucket. Whole pixels, because cells that overlap would show as stripes. */
function drawCells(plot: uPlot, { x: middles, times, widthMs }: Course, strength: (count: number) => number): void {
  const { ctx, bbox } = plot;
  const half = widthMs / 2000;
  const place = (value: number, scale: 'x' | 'y'): number => Math.round(plot.valToPos(value, scale, true));
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.fillStyle = themeColour('third');
  for (const [i, row] of times.entries()) {
    const middle = middles[i] ?? 0;
    const [left, right] = [place(middle - half, 'x'), place(middle + half, 'x')];
    if (right < bbox.left || left > bbox.left + bbox.width) continue;
    for (const [bucket, count] of row.entries()) {
      if (count === 0) continue;
      const bottom = place(Math.max(leastMs, bucketStart(bucket)), 'y');
      const top = place(Math.max(leastMs, bucketStart(bucket + 1)), 'y');
      ctx.globalAlpha = strength(count);
      ctx.fillRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
    }
  }
  ctx.restore();
}
