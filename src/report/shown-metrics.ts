/**
 * Holds the metrics of the document that is being rendered, because rendering needs names and units of metrics everywhere.
 * Rendering is synchronous, so the documents of two gates in one process are never rendered at the same time.
 */
import { builtInTable, createMetricTable, type MetricTable } from '../metrics/index.js';
import type { DeclaredMetric } from '../model/documents.js';

let table = builtInTable;

/** The built-in metrics and those that the rendered document declares. */
export const shownMetrics = (): MetricTable => table;

/** A document that lists the metrics that its configuration declares. */
export interface WithDeclaredMetrics {
  readonly metrics?: readonly DeclaredMetric[];
}

/**
 * Renders with the metrics that documents declare.
 *
 * @param render must not return a promise or a generator, which would run later and not see these metrics
 */
export function withDeclaredMetrics<Text extends string | undefined>(
  documents: readonly WithDeclaredMetrics[],
  render: () => Text,
): Text {
  const before = table;
  table = createMetricTable(documents.flatMap(({ metrics = [] }) => metrics));
  try {
    return render();
  } finally {
    table = before;
  }
}
