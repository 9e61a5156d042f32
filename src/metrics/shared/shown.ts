import type { Metric } from '../../model/metric.js';

/**
 * A metric that is shown and, unless it or the configuration says otherwise, not judged. Heads may have its title or its id
 * without patterns.
 */
export const shown = (
  id: string,
  title: string,
  [better, unit = '']: readonly [better: Metric['better'], unit?: Metric['unit']],
  own: Partial<Metric> = {},
): Metric => ({ id, title, unit, better, scale: 'ratio', gated: false, band: { percent: 10 }, columns: [], ...own });

/** Of a metric that is judged in points, not as a ratio. */
export const points = (absolute: number): Partial<Metric> => ({ scale: 'points', band: { absolute } });
