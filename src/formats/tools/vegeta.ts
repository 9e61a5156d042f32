import { readProperty } from '../../lang/objects.js';
import { getCounts, getDate, getNumber } from '../parse/json.js';
import { jsonReport, readTimes } from '../parse/json-report.js';
import { textReport } from '../parse/print.js';
import { parseMilliseconds } from '../parse/quantity.js';
import { countOutcomes } from '../parse/responses.js';

/** The output of vegeta report -type=json. */
export const vegetaJson = jsonReport({
  id: 'vegeta-json',
  signs: [/"latencies"\s*:\s*\{/, /"status_codes"\s*:/],
  runs: (value) => {
    const milliseconds = (...keys: readonly string[]): number | undefined => getNumber(value, keys, 1e-6);
    const durationMs = (milliseconds('duration') ?? 0) + (milliseconds('wait') ?? 0);
    return {
      ...countOutcomes(getCounts(value, 'status_codes')),
      samples: getNumber(value, ['requests']) ?? 0,
      durationMs,
      values: readTimes(readProperty(value, 'latencies'), 1e-6),
      startedAt: getDate(value, 'earliest'),
    };
  },
});

/** The console output of vegeta report. */
export const vegetaText = textReport({
  id: 'vegeta-text',
  title: 'vegeta report (text)',
  start: /^Requests\s+\[total, rate/,
  required: {
    Duration: /^Duration\s+\[total, attack, wait\]\s+\S+, /m,
    Latencies: /^Latencies\s+\[.*\]\s+\S+/m,
    Success: /^Success\s+\[ratio\]\s+[\d.]+%/m,
    'Status Codes': /^Status Codes\s+\[code:count\]/m,
    'Error Set': /^Error Set:/m,
  },
  runs: (text) => {
    const listed = (head: string): readonly (readonly [name: string, value: string])[] => {
      const [, names = '', values = ''] = new RegExp(`^${head}\\s+\\[(.*?)\\]\\s+(.*)`, 'm').exec(text) ?? [];
      const found = values.split(', ');
      return names.split(', ').map((name, i) => [name, found[i]?.trim() ?? ''] as const);
    };
    const total = (head: string): string | undefined => listed(head).find(([name]) => name === 'total')?.[1];
    const pairs = /^Status Codes\s+\[code:count\](.*)/m.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
    const codes = pairs.map((pair) => pair.split(':')).map(([code = '', count]) => [code, Number(count ?? 0)] as const);
    const times = listed('Latencies').map(
      ([name, value]) => [/^\d/.test(name) ? `p${name}` : name, parseMilliseconds(value)] as const,
    );
    return {
      ...countOutcomes(codes),
      samples: Number(total('Requests') ?? ''),
      durationMs: parseMilliseconds(total('Duration')),
      values: Object.fromEntries(times),
    };
  },
});
