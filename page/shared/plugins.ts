/** uPlot plugins that draw bands, changes of level, tags and outliers. */
import { themeColour } from './dom.js';
import type uPlot from 'uplot';

/** A stretch of the x axis with the level of its runs. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** The edges of the tolerance band. */
  readonly band?: readonly [better: number, worse: number];
  /** The edge of the guard band beyond the tolerance band. */
  readonly limit?: number;
}

/**
 * Draws the guard band, the tolerance band and the level of each stretch behind the lines.
 *
 * @param limitText is written beside the limit, which is a line then
 */
export function bandsPlugin(stretches: readonly Stretch[], limitText?: string): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx, bbox } = plot;
    const y = (value: number): number =>
      Math.min(bbox.top + bbox.height, Math.max(bbox.top, plot.valToPos(value, 'y', true)));
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    for (const { from, to, level, band, limit } of stretches) {
      const left = plot.valToPos(from, 'x', true);
      const width = Math.max(2, plot.valToPos(to, 'x', true) - left);
      const fill = (name: string, a: number, b: number, least = 0): void => {
        ctx.fillStyle = themeColour(name);
        const height = Math.max(least, Math.abs(y(a) - y(b)));
        ctx.fillRect(left, Math.min(y(a), y(b)) - least / 2, width, height);
      };
      if (band !== undefined) {
        // A limit inside of the tolerance band has no guard band.
        if (limit !== undefined && Math.abs(limit - level) > Math.abs(band[1] - level)) fill('guard', band[1], limit);
        fill('band', ...band);
      }
      fill('level', level, level, 2 * devicePixelRatio);
      if (limit !== undefined && limitText !== undefined) fill('worse', limit, limit, devicePixelRatio);
    }
    const [first] = stretches;
    if (first?.limit !== undefined && limitText !== undefined) {
      ctx.fillStyle = themeColour('worse');
      ctx.font = chartFont();
      ctx.textAlign = 'left';
      // On the side of the limit where no run is.
      const beside = y(first.limit) + (first.limit > first.level ? -5 : 14) * devicePixelRatio;
      const [top, bottom] = [bbox.top + 10 * devicePixelRatio, bbox.top + bbox.height - 4 * devicePixelRatio];
      ctx.fillText(limitText, bbox.left + 6 * devicePixelRatio, Math.min(bottom, Math.max(top, beside)));
    }
    ctx.restore();
  };
  return { hooks: { drawAxes: draw } };
}

/** The font of text in a chart. */
const chartFont = (): string => `${String(12 * devicePixelRatio)}px system-ui, sans-serif`;

export interface Flag {
  /** The place on the x axis. */
  readonly at: number;
  readonly text: string;
}

export interface Moved extends Flag {
  /** A colour of page/base.css. */
  readonly tone: string;
}

/** Draws a dashed line with the size of the change where the level changed, and a flag at the bottom where a tag begins. */
export function flagsPlugin(changes: readonly Moved[], tags: readonly Flag[] = []): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx } = plot;
    ctx.save();
    ctx.textAlign = 'left';
    ctx.font = chartFont();
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
    .toSorted((a, b) => a.at - b.at)
    .flatMap((flag) => {
      const x = Math.round(plot.valToPos(flag.at, 'x', true));
      if (x < plot.bbox.left || x > right) return [];
      const width = plot.ctx.measureText(flag.text).width + 10 * devicePixelRatio;
      const start = x + width > right ? x - width : x;
      const isLabelled = start >= end;
      if (isLabelled) end = start + width;
      return [{ ...flag, x, start, isLabelled }];
    });
}

/** Draws values outside the scale as triangles at its edge. */
export function outliersPlugin(colour: string): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx, bbox, data, scales } = plot;
    const [low, high] = [scales['y']?.min ?? -Infinity, scales['y']?.max ?? Infinity];
    const size = 5 * devicePixelRatio;
    ctx.save();
    ctx.fillStyle = themeColour(colour);
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
