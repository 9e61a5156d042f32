/** How the charts of a case are displayed: the scale of the values and the zoomed time range. */

export const scales = [
  ['fit', 'fit'],
  ['zero', 'from zero'],
  ['log', 'logarithmic'],
] as const;

/** How the y axis is scaled. */
export type Scale = (typeof scales)[number][0];

export interface View {
  readonly scale: Scale;
  /** First and last second in view; undefined if all runs are. */
  readonly zoom?: readonly [number, number] | undefined;
}

export const usualView: View = { scale: 'fit' };

/** "log" or "fit,1700000000,1700086400"; empty for the default view. */
export function formatView({ scale, zoom }: View): string {
  if (zoom === undefined) return scale === usualView.scale ? '' : scale;
  return [scale, ...zoom.map((seconds) => String(Math.round(seconds)))].join(',');
}

/** Parses the output of formatView. Anyone can edit a URL, so invalid parts are ignored. */
export function parseView(text: string): View {
  const [name, start, end] = text.split(',');
  const scale = scales.find(([id]) => id === name)?.[0] ?? usualView.scale;
  const [min, max] = [Number(start), Number(end)];
  return min < max ? { scale, zoom: [min, max] } : { scale };
}
