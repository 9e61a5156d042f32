import { readProperty } from '../../lang/objects.js';
import { getCounts, getNumber } from '../parse/json.js';
import { jsonReport, readTimes } from '../parse/json-report.js';
import { countOutcomes } from '../parse/responses.js';

/** With -z, oha counts requests in flight at the end as errors of this name, and includes them in its rate. */
const unfinished = 'aborted due to deadline';

/** The output of oha --output-format json (-j in older versions). */
export const ohaJson = jsonReport({
  id: 'oha-json',
  signs: [/"summary"\s*:\s*\{\s*"successRate"\s*:/],
  runs: (value) => ({
    ...countOutcomes(
      getCounts(value, 'statusCodeDistribution'),
      getCounts(value, 'errorDistribution').filter(([name]) => name !== unfinished),
    ),
    durationMs: getNumber(value, ['summary', 'total'], 1000),
    values: {
      ...readTimes(readProperty(value, 'summary'), 1000),
      ...readTimes(readProperty(value, 'latencyPercentiles'), 1000),
    },
  }),
});
