import { readProperty } from '../../../lang/objects.js';
import type { Reader } from '../../../model/reading.js';
import { getNumber, getText } from '../parse/json.js';
import { PointLog, requestMetric, type Point } from '../parse/k6-points.js';
import { readLines } from '../parse/lines.js';
import { truncatedResult } from '../../../problems/raw-rows.js';

const line = /^\s*\{\s*"(?:type"\s*:\s*"(?:Metric|Point)"|metric"\s*:\s*"[^"]*"\s*,\s*"(?:type|data)")/;
const ofRequest = /"metric"\s*:\s*"http_req_(duration|failed)"/;
/** An object on a line of its own. */
const whole = /^\s*\{.*\}\s*$/;

/** All points that k6 measured, one JSON object a line. */
export const k6PointsJson: Reader = {
  id: 'k6-points-json',
  title: 'k6 points (JSON lines)',
  notes: {
    writer: 'k6 run --out json=FILE',
    sources: {
      label:
        'the tags group and name; without a name, the method and the path of the URL; with several scenarios also scenario',
      errorPercent: 'http_req_failed, which is 1 for a failed request, else the tag expected_response',
      'codes and messages of errors': 'the tags status and error',
      throughput: 'requests / time from the first start to the last end, which is the time of the point',
      'p50, p75, p90, p95, p98, p99, p999': 'http_req_duration: nearest rank over all requests, ms with 4 digits',
      'mean, min, max, standardDeviation': 'http_req_duration: ms with 4 digits',
    },
    omissions: 'Metrics other than those of HTTP requests. The number of users. Bytes.',
  },
  recognises: (head) => line.test(head),
  async *read({ file, bytes }, options) {
    const log = new PointLog(options);
    let count = 0;
    for await (const { lines, cut } of readLines(bytes())) {
      if (cut) yield { kind: 'problem', problem: truncatedResult({ file, line: count + 1 }) };
      else
        for (const text of lines) {
          count += 1;
          if (text === '') continue;
          const isSound = whole.test(text) && !text.includes('}{');
          const point = isSound && ofRequest.test(text) ? parsePoint(text) : undefined;
          if (point === 'broken' || !isSound) log.requests.addBroken(count);
          else if (point !== undefined) log.add(point);
        }
      if (log.requests.isHopeless) break;
    }
    yield* log.readings(file, 1);
  },
};

/** Undefined for a line that describes a metric. */
function parsePoint(text: string): Point | 'broken' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return 'broken';
  }
  const metric = getText(value, 'metric') ?? '';
  if (readProperty(value, 'type') !== 'Point' || !requestMetric.test(metric)) return undefined;
  const number = getNumber(value, ['data', 'value']);
  const endMs = Date.parse(getText(value, 'data', 'time') ?? '');
  if (number === undefined || number < 0 || Number.isNaN(endMs)) return 'broken';
  return { metric, endMs, value: number, tag: (name) => getText(value, 'data', 'tags', name) };
}
