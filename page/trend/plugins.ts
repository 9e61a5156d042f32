/** uPlot plugins that draw bands, level changes, tags and outliers. */
import type uPlot from 'uplot';
import { themeColour } from '../shared/theme.js';
import { referenceLevels, type History } from './history.js';

interface Bands {
  readonly history: History;
  /** In percent. */
  readonly guard: number;
  readonly isHigherBetter: boolean;
  /** Seconds of each run. */
  readonly time: readonly number[];
}

/** Draws the guard band, the tolerance band and the reference level behind the line. */
export function bandsPlugin({ history, guard, isHigherBetter, time }: Bands): uPlot.Plugin {
  const references = referenceLevels(history);
  const raise = (level: number, percent: number): number => level * (1 + percent / 100);
  const lower = (level: number, percent: number): number => level / (1 + percent / 100);
  const [worse, better] = isHigherBetter ? [lower, raise] : [raise, lower];
  const draw = (plot: uPlot): void => {
    const { ctx, bbox } = plot;
    const y = (value: number): number =>
      Math.min(bbox.top + bbox.height, Math.max(bbox.top, plot.valToPos(value, 'y', true)));
    const x = (seconds: number): number => plot.valToPos(seconds, 'x', true);
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    for (const [i, [first, last, level]] of history.levels.entries()) {
      const next = history.levels[i + 1]?.[0];
      const left = x(time[first] ?? 0);
      const width = Math.max(2, x(time[next ?? last] ?? 0) - left);
      const fill = (name: string, a: number, b: number): void => {
        ctx.fillStyle = themeColour(name);
        ctx.fillRect(left, Math.min(y(a), y(b)), width, Math.abs(y(a) - y(b)));
      };
      const reference = references[i] ?? level;
      const { band } = history;
      if (band !== undefined) {
        fill('guard', worse(reference, band), worse(reference, guard));
        fill('band', better(reference, band), worse(reference, band));
      }
      ctx.fillStyle = themeColour('level');
      ctx.fillRect(left, y(level) - devicePixelRatio, width, 2 * devicePixelRatio);
    }
    ctx.restore();
  };
  return { hooks: { drawAxes: draw } };
}

interface Flag {
  readonly time: number;
  readonly text: string;
}

/** Draws a dashed line with the size of the change where the level changed, and a flag at the bottom where a tag begins. */
export function flagsPlugin(
  changes: readonly (Flag & { readonly tone: string })[],
  tags: readonly Flag[],
): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx } = plot;
    ctx.save();
    ctx.textAlign = 'left';
    ctx.font = `${String(11 * devicePixelRatio)}px system-ui, sans-serif`;
    for (const { x, start, text, tone, isLabelled } of place(plot, changes)) {
      ctx.strokeStyle = ctx.fillStyle = themeColour(tone);
      ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
      line(plot, x, 0);
      if (isLabelled) ctx.fillText(text, start + 4 * devicePixelRatio, plot.bbox.top - 4 * devicePixelRatio);
    }
    ctx.strokeStyle = ctx.fillStyle = themeColour('dim');
    ctx.setLineDash([]);
    const bottom = plot.bbox.top + plot.bbox.height;
    for (const { x, start, text, isLabelled } of place(plot, tags)) {
      if (!isLabelled) continue;
      line(plot, x, plot.bbox.height - 12 * devicePixelRatio);
      ctx.fillText(text, start + 4 * devicePixelRatio, bottom - 3 * devicePixelRatio);
    }
    ctx.restore();
  };
  return { hooks: { draw } };
}

/** A vertical line to the bottom of the chart. */
function line({ ctx, bbox }: uPlot, x: number, top: number): void {
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top + top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
}

/** The flags in view, and where the label of each starts, if it fits between its neighbours: left of its line at the right edge. */
function place<Placed extends Flag>(
  plot: uPlot,
  flags: readonly Placed[],
): readonly (Placed & { readonly x: number; readonly start: number; readonly isLabelled: boolean })[] {
  const right = plot.bbox.left + plot.bbox.width;
  let end = -Infinity;
  return flags
    .toSorted((a, b) => a.time - b.time)
    .flatMap((flag) => {
      const x = Math.round(plot.valToPos(flag.time, 'x', true));
      if (x < plot.bbox.left || x > right) return [];
      const width = plot.ctx.measureText(flag.text).width + 10 * devicePixelRatio;
      const start = x + width > right ? x - width : x;
      const isLabelled = start >= end;
      if (isLabelled) end = start + width;
      return [{ ...flag, x, start, isLabelled }];
    });
}

/** Draws values outside the scale as triangles at its edge. */
export function outliersPlugin(): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx, bbox, data, scales } = plot;
    const [low, high] = [scales['y']?.min ?? -Infinity, scales['y']?.max ?? Infinity];
    const size = 5 * devicePixelRatio;
    ctx.save();
    ctx.fillStyle = themeColour('value');
    for (const [i, value] of (data[1] ?? []).entries()) {
      if (value == null || (value >= low && value <= high)) continue;
      const x = plot.valToPos(data[0][i] ?? 0, 'x', true);
      if (x < bbox.left || x > bbox.left + bbox.width) continue;
      const [edge, inward] = value > high ? [bbox.top, 1] : [bbox.top + bbox.height, -1];
      ctx.beginPath();
      ctx.moveTo(x, edge);
      ctx.lineTo(x - size, edge + inward * size * 1.5);
      ctx.lineTo(x + size, edge + inward * size * 1.5);
      ctx.fill();
    }
    ctx.restore();
  };
  return { hooks: { draw } };
}
