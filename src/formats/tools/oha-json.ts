import { readProperty } from '../../lang/objects.js';
import { getCounts, getNumber } from '../parse/json.js';
import { jsonReport, readTimes } from '../parse/json-report.js';
import { countOutcomes, sumCounts, type Counts } from '../parse/responses.js';
import type { Problem } from '../../model/documents.js';
import { unfinishedRequests } from '../../problems/summaries.js';

/** oha's name for requests in flight at the end. A text may be truncated within it. */
const deadline = 'aborted due to deadline';
const isUnfinished = ([name]: Counts[number]): boolean => deadline.startsWith(name);

/** With -z, oha counts requests in flight at the end as errors, and includes them in its rate. */
const countFinished = (responses: Counts, failures: Counts) =>
  countOutcomes(
    responses,
    failures.filter((failure) => !isUnfinished(failure)),
  );

function findUnfinished(responses: Counts, failures: Counts, file: string): readonly Problem[] {
  const unfinished = sumCounts(failures.filter(isUnfinished));
  const finished = sumCounts([...responses, ...failures]) - unfinished;
  return finished > 0 && unfinished > 0 ? [unfinishedRequests(file, unfinished)] : [];
}

/** The output of oha --output-format json (-j in older versions). */
export const ohaJson = jsonReport({
  id: 'oha-json',
  signs: [/"summary"\s*:\s*\{\s*"successRate"\s*:/],
  runs: (value) => ({
    ...countFinished(countIn(value, 'statusCodeDistribution'), countIn(value, 'errorDistribution')),
    durationMs: getNumber(value, ['summary', 'total'], 1000),
    values: {
      ...readTimes(readProperty(value, 'summary'), 1000),
      ...readTimes(readProperty(value, 'latencyPercentiles'), 1000),
    },
  }),
  problems: (value, file) =>
    findUnfinished(countIn(value, 'statusCodeDistribution'), countIn(value, 'errorDistribution'), file),
});

/** ghz has the same keys for the counts, but no summary. */
const countIn = (value: unknown, key: string): Counts =>
  getNumber(value, ['summary', 'total']) === undefined ? [] : getCounts(value, key);
