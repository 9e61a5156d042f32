import { lineLog } from '../parse/line-log.js';
import type { Request } from '../parse/requests.js';

/**
 * simulation.log of Gatling 2 and 3 in its text format: one line per request, separated by tabs. The columns changed twice,
 * but the last ones have stayed the same: name, start, end, OK or KO, message.
 */
export const gatlingLog = lineLog({
  id: 'gatling-log',
  start: /^(ASSERTION\t.*\r?\n)*RUN\t[^\t]+\t/,
  open: () => ({ parse: parseLine }),
});

const request = /^REQUEST\t(?:(?:[^\t]*\t)?\d*\t)?([^\t]*)\t([^\t]+)\t(\d{13})\t(\d{13})\t(OK|KO)(?:\t([^]*))?$/;

/** Everything else that Gatling writes. Any other line may be a request that was damaged. */
const otherLine = /^(?:(?:RUN|USER|GROUP|ASSERTION|ERROR)\t|\s*$)/;

const innerRequest = /REQUEST\t(?:[^\t]*\t){2,4}\d{13}\t\d{13}\t[OK]/;

/** Whether a damaged line end joined two lines. Gatling replaces carriage returns in names and messages. */
const isJoined = (line: string): boolean =>
  line.includes('\r') || (line.lastIndexOf('REQUEST\t') > 0 && innerRequest.test(line.slice(1)));

function parseLine(line: string): Request | 'broken' | 'negative' | undefined {
  if (line === '') return undefined; // an archive of a few megabytes can hold a billion of them
  const content = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (isJoined(content)) return 'broken';
  return parseRequest(content) ?? (otherLine.test(content) ? undefined : 'broken');
}

function parseRequest(content: string): Request | 'negative' | undefined {
  const [, groups = '', name = '', start, end, status, message = ''] = request.exec(content) ?? [];
  const [startMs, endMs] = [Number(start), Number(end)];
  if (status === undefined) return undefined;
  if (endMs < startMs) return 'negative';
  const label = [...groups.split(',').filter((group) => group !== ''), name].join(' / ');
  return { label, startMs, elapsedMs: endMs - startMs, ...(status === 'KO' && { failure: { message } }) };
}
