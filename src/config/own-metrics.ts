/** Metrics that guardband.yml declares, for values that somebody else measured. */
import { isBuiltIn } from '../metrics/index.js';
import type { ConfigDocument } from '../model/documents.js';
import type { Metric } from '../model/metric.js';

/** The default tolerance band of a metric about whose noise nothing is known. */
const defaultBand = { percent: 10 };

/** The metrics of a configuration that say which direction is better. Those without it must be built in. */
export const readOwnMetrics = ({ metrics = {} }: ConfigDocument): readonly Metric[] =>
  Object.entries(metrics).flatMap(([id, rule]) => {
    if (typeof rule !== 'object' || rule.better === undefined || isBuiltIn(id)) return [];
    const { better, unit = '', title = id } = rule;
    const scale = unit === '%' ? 'points' : 'ratio';
    return [{ id, title, unit, better, scale, gated: true, band: defaultBand, columns: [] } satisfies Metric];
  });
