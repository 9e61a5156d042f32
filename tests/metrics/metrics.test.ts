/**
 * Finds metrics by column head, and checks the definition of every metric: a direction and a default band.
 */
import { describe, expect, test } from '@jest/globals';
import { metrics } from '../../src/metrics/index.js';
import { findMetric } from '../../src/formats/parse/vocabulary.js';

const heads: readonly (readonly [head: string, id: string | undefined])[] = [
  ['Average Response Time (ms)', 'mean'],
  ['Standard Deviation of Response Time (ms)', 'standardDeviation'],
  ['Minimum Response Time (ms)', 'min'],
  ['Maximum Response Time (ms)', 'max'],
  ['Median', 'p50'],
  ['75th Percentile of Response Time (ms)', 'p75'],
  ['90% Line', 'p90'],
  ['p95', 'p95'],
  ['98th Percentile of Response Time (ms)', 'p98'],
  ['99th Percentile', 'p99'],
  ['99.9th Percentile of Response Time (ms)', 'p999'],
  ['Kettle 2.1.0 GC Throughput (%)', 'gcThroughput'],
  ['Average Kettle Memory Footprint After Full GC (M)', 'memoryAfterGc'],
  ['Memory after full GC (MB)', 'memoryAfterGc'],
  ['Heap after GC (MB)', 'memoryAfterGc'],
  ['Average Kettle Memory Footprint After Full GC (%)', 'memoryAfterGcPercent'],
  ['Memory Footprint After Full GC (% of heap)', 'memoryAfterGcPercent'],
  ['Heap usage after full GC %', 'memoryAfterGcPercent'],
  ['Memory after full GC (percent)', 'memoryAfterGcPercent'],
  ['Average Netty Service Memory Footprint After Full GC (M)', undefined],
  ['Average Netty Service Memory Footprint After Full GC (%)', undefined],
  ['Standard Deviation of Kettle Memory Footprint After Full GC (%)', undefined],
  ['Kettle Memory Footprint (M)', undefined],
  ['CPU usage (%)', 'cpuPercent'],
  ['Expected Replicas', 'replicas'],
  ['Completion rate (%)', 'completionPercent'],
  ['Time to first response (ms)', 'meanLatency'],
  ['Received (KB/sec)', 'receivedKBPerSec'],
  ['Sent (KB/sec)', 'sentKBPerSec'],
  ['Kettle - System Load Average - Last 1 minute', 'loadAverage'],
];

test.each(heads)('column head "%s" means %s', (head, id) => {
  expect(findMetric(head)?.metric.id).toBe(id);
});

test('reads the unit of a published column head', () => {
  expect(findMetric('Startup time (seconds)')).toMatchObject({ metric: { id: 'startupTime' }, unit: 'seconds' });
  expect(findMetric('Memory after full GC (GB)')).toMatchObject({ metric: { id: 'memoryAfterGc' }, unit: 'gb' });
  expect(findMetric('Memory after full GC (%)')).toMatchObject({ metric: { id: 'memoryAfterGcPercent' } });
});

describe('every metric', () => {
  test.each([...metrics])('$id has a direction, and a band that fits its scale', ({ better, scale, band }) => {
    expect(better).toMatch(/^(higher|lower)$/);
    const { percent, absolute } = { percent: undefined, absolute: undefined, ...band };
    expect({ scale, percent: percent !== undefined, absolute: absolute !== undefined }).toMatchObject(
      {
        ratio: { percent: true },
        points: { percent: false, absolute: true },
        whole: { percent: false, absolute: false },
      }[scale],
    );
  });

  test('shares no column head with another', () => {
    for (const [head] of heads)
      expect(metrics.filter(({ columns }) => columns.some((pattern) => pattern.test(head))).length).toBeLessThan(2);
  });
});
