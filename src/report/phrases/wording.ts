/** What a surface needs to put findings into words: the metrics of its documents, and how it writes names. */
import { builtInTable, createMetricTable, isBuiltIn, type MetricTable } from '../../metrics/index.js';
import { printableLine } from '../../lang/printable.js';
import type { DeclaredMetric } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';

/** Escapes an untrusted text (a name, a branch, a configured word) for the format of a surface. */
export type WriteName = (name: string) => string;

/** A finding, or anything else that is about one metric. */
interface OfMetric {
  readonly metric: string;
}

export interface Wording {
  /** The built-in metrics and those that the documents declare. */
  readonly metrics: MetricTable;
  readonly name: WriteName;
  /** Escapes a sentence that may quote names. */
  readonly prose: WriteName;
  /** A report from a newer version may contain a metric that this version does not know. */
  readonly metric: (about: OfMetric) => Metric;
  /** The title of a metric. One that a configuration declares is as untrusted as a name in results. */
  readonly title: (about: OfMetric) => string;
  /** Whether a metric shows how fast the service is, so that a change for the worse means slower. */
  readonly isSpeed: (about: OfMetric) => boolean;
  /** The same for a place in which names are written otherwise, such as the cells of a table. */
  readonly as: (name: WriteName) => Wording;
}

/** A document that lists the metrics that its configuration declares. */
export interface WithDeclaredMetrics {
  readonly metrics?: readonly DeclaredMetric[];
}

/** @param documents those that are shown; they may declare metrics */
export function createWording(
  documents: readonly WithDeclaredMetrics[],
  name: WriteName,
  prose: WriteName = name,
): Wording {
  const declared = documents.flatMap(({ metrics = [] }) => metrics);
  return wordingOf(declared.length === 0 ? builtInTable : createMetricTable(declared), name, prose);
}

/** The wording of a terminal, a log or an attribute: names without line breaks and control characters. */
export const plainWording = (...documents: readonly WithDeclaredMetrics[]): Wording =>
  createWording(documents, printableLine);

function wordingOf(metrics: MetricTable, name: WriteName, prose: WriteName): Wording {
  const find = ({ metric }: OfMetric): Metric => metrics.byId.get(metric) ?? unknownMetric(metric);
  return {
    metrics,
    name,
    prose,
    metric: find,
    title: (about) => (isBuiltIn(about.metric) ? find(about).title : name(find(about).title)),
    isSpeed: (about) => {
      const { id, unit } = find(about);
      return id === 'throughput' || (unit === 'ms' && id !== 'standardDeviation');
    },
    as: (other) => wordingOf(metrics, other, prose),
  };
}

const unknownMetric = (id: string): Metric => ({
  id,
  title: id,
  unit: '',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: {},
  columns: [],
});
