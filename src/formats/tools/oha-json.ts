import { readProperty } from '../../lang/objects.js';
import { getCounts, getNumber, jsonReport, readTimes } from '../parse/json.js';
import { countOutcomes } from '../parse/responses.js';

/** The output of oha --output-format json (-j in older versions). With -z it counts requests in flight at the end as errors. */
export const ohaJson = jsonReport({
  id: 'oha-json',
  signs: [/"summary"\s*:\s*\{\s*"successRate"\s*:/],
  runs: (value) =>
    getNumber(value, ['summary', 'total']) === undefined
      ? []
      : {
          ...countOutcomes(
            getCounts(value, 'statusCodeDistribution'),
            getCounts(value, 'errorDistribution').filter(([name]) => name !== 'aborted due to deadline'),
          ),
          durationMs: getNumber(value, ['summary', 'total'], 1000),
          values: {
            ...readTimes(readProperty(value, 'summary'), 1000),
            ...readTimes(readProperty(value, 'latencyPercentiles'), 1000),
          },
        },
});
