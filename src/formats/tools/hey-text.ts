import { countOutcomes, isWholeSummary, parsePercentiles, parseSummary } from '../parse/responses.js';
import { textReport } from '../parse/print.js';

/** hey's console output. */
export const heyText = textReport({
  id: 'hey-text',
  title: 'hey (text)',
  sign: /^Summary:\r?\n\s+Total:\s+[\d.]+ secs/m,
  start: /^Summary:\r?\n\s+Total:/,
  required: {
    Average: /^ +Average:\s+\S+ secs/m,
    'Requests/sec': /^ +Requests\/sec:\s+[\d.]+\s/m,
    'Status code distribution': /^Status code distribution:/m,
  },
  isWhole: isWholeSummary,
  runs: (text) => {
    const { responses, failures, rate, durationMs, times } = parseSummary(text);
    return {
      ...countOutcomes(responses, failures),
      durationMs,
      values: {
        throughput: rate,
        // There are no times without any response.
        ...(responses.length > 0 && times),
        ...parsePercentiles(text),
      },
    };
  },
});
