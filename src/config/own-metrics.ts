/** Metrics that guardband.yml declares, for values from other sources. */
import { isBuiltIn } from '../metrics/index.js';
import type { ConfigDocument, DeclaredMetric } from '../model/documents.js';

/** The metrics of a configuration that define which direction is better. Metrics without a direction must be built in. */
export const readOwnMetrics = ({ metrics = {} }: ConfigDocument): readonly DeclaredMetric[] =>
  Object.entries(metrics).flatMap(([id, rule]) => {
    if (typeof rule !== 'object' || rule.better === undefined || isBuiltIn(id)) return [];
    const { better, unit = '', title = id } = rule;
    return [{ id, title, unit, better }];
  });
