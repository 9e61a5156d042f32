import type { Metric } from '../model/metric.js';
import { completionPercent } from './completion-percent.js';
import { cpuPercent } from './cpu-percent.js';
import { errorPercent } from './error-percent.js';
import { gcThroughput } from './gc-throughput.js';
import { kneePoint } from './knee-point.js';
import { littlesLaw } from './littles-law.js';
import { loadAverage } from './load-average.js';
import { maxThroughput } from './max-throughput.js';
import { max } from './max.js';
import { mean } from './mean.js';
import { meanConnect } from './mean-connect.js';
import { meanLatency } from './mean-latency.js';
import { memoryAfterGc } from './memory-after-gc.js';
import { memoryAfterGcPercent } from './memory-after-gc-percent.js';
import { min } from './min.js';
import { overhead } from './overhead.js';
import { p50 } from './p50.js';
import { p75 } from './p75.js';
import { p90 } from './p90.js';
import { p95 } from './p95.js';
import { p98 } from './p98.js';
import { p99 } from './p99.js';
import { p999 } from './p999.js';
import { ratio } from './ratio.js';
import { receivedKBPerSec } from './received-kb-per-sec.js';
import { replicas } from './replicas.js';
import { sentKBPerSec } from './sent-kb-per-sec.js';
import { standardDeviation } from './standard-deviation.js';
import { startupTime } from './startup-time.js';
import { targetShare } from './target-share.js';
import { throughput } from './throughput.js';

/** The metrics of this program, in the order in which they are judged and shown. */
const builtIn = [
  errorPercent,
  throughput,
  p99,
  mean,
  p50,
  p75,
  p90,
  p95,
  p98,
  p999,
  min,
  max,
  standardDeviation,
  meanLatency,
  meanConnect,
  receivedKBPerSec,
  sentKBPerSec,
  maxThroughput,
  kneePoint,
  completionPercent,
  replicas,
  startupTime,
  cpuPercent,
  loadAverage,
  gcThroughput,
  memoryAfterGc,
  memoryAfterGcPercent,
  ratio,
  overhead,
  targetShare,
  littlesLaw,
] as const satisfies readonly Metric[];

/** Every metric, in order. Those that the configuration declares follow the built-in ones. */
export const metrics: readonly [Metric, ...Metric[]] = [...builtIn];

export const metricById: ReadonlyMap<string, Metric> = new Map(metrics.map((metric) => [metric.id, metric]));

/**
 * Sets the metrics that a configuration declares in addition to the built-in ones; those of an earlier call are forgotten.
 * They are the same for everything that one command reads, judges and shows.
 */
export function declareMetrics(own: readonly Metric[]): void {
  (metrics as [Metric, ...Metric[]]).splice(builtIn.length, Infinity, ...own);
  const byId = metricById as Map<string, Metric>;
  byId.clear();
  for (const metric of metrics) byId.set(metric.id, metric);
}

const builtInIds: ReadonlySet<string> = new Set(builtIn.map(({ id }) => id));
export const isBuiltIn = (id: string): boolean => builtInIds.has(id);

/** The metric that a column head or JSON key stands for. */
export function findMetricByColumn(head: string): Metric | undefined {
  return metrics.find((metric) => metric.columns.some((pattern) => pattern.test(head)));
}
