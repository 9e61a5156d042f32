import type { DeclaredMetric } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { errorPercent } from './error-percent.js';
import { shownMetrics } from './published.js';
import { shown } from './shared/shown.js';
import { responseTimes } from './response-times.js';
import { throughput } from './throughput.js';

/** The metrics of this program, in the order in which they are judged and shown. */
const builtIn = [errorPercent, throughput, ...responseTimes, ...shownMetrics] as const satisfies readonly Metric[];

/** The built-in metrics, in order. */
export const metrics: readonly [Metric, ...Metric[]] = builtIn;

export const metricById: ReadonlyMap<string, Metric> = new Map(metrics.map((metric) => [metric.id, metric]));

export const isBuiltIn = (id: string): boolean => metricById.has(id);

/** The metrics of one run: the built-in ones, then those that its configuration declares. */
export interface MetricTable {
  /** In the order in which they are judged and shown. */
  readonly all: readonly [Metric, ...Metric[]];
  readonly byId: ReadonlyMap<string, Metric>;
  readonly declared: readonly DeclaredMetric[];
}

/** @param declared those with the id of a built-in metric are ignored */
export function createMetricTable(declared: readonly DeclaredMetric[]): MetricTable {
  const own = declared.filter(({ id }) => !isBuiltIn(id));
  const all = [...builtIn, ...own.map(toMetric)] as const;
  return { all, byId: new Map(all.map((metric) => [metric.id, metric])), declared: own };
}

/** A metric that the configuration declares, in its own unit. */
export const toMetric = ({ id, title, unit, better }: DeclaredMetric): Metric =>
  shown(id, title, [better, unit], { scale: unit === '%' ? 'points' : 'ratio', gated: true });

/** The declared metrics as an entry of a document; empty if there are none. */
export const listDeclared = ({ declared }: MetricTable): { readonly metrics?: readonly DeclaredMetric[] } =>
  declared.length === 0 ? {} : { metrics: declared };

export const builtInTable: MetricTable = createMetricTable([]);
