import { readProperty } from '../../lang/objects.js';
import { getCounts, getDate, getNumber, jsonReport, readTimes } from '../parse/json.js';
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
