/** Tools that write one line per request, so that every percentile is exact: vegeta, hey and Yandex.Tank. */
import type { Reader } from '../../model/reading.js';
import { isDate } from '../../lang/format.js';
import { parseJson } from '../../lang/printable.js';
import { splitRow } from '../parse/csv.js';
import { getNumber, getText } from '../parse/json.js';
import { lineLog, type LineLog, type Request } from '../parse/requests.js';
import { toPath } from '../parse/tool.js';

interface Stream extends Omit<LineLog, 'open'> {
  /** Whether times count from the start of the test, so that the date is unknown. */
  readonly isRelative?: boolean;
  /** Undefined for a line that is not a request. */
  readonly parse: (line: string) => Request | undefined;
}

const stream = ({ parse, isRelative = false, ...log }: Stream): Reader =>
  lineLog({ ...log, open: () => ({ parse: (line) => toRequest(line, parse), format: () => ({ isRelative }) }) });

function toRequest(line: string, parse: Stream['parse']): Request | 'broken' | undefined {
  if (line.trim() === '') return undefined;
  const request = parse(line);
  return request !== undefined && isDate(request.startMs) && Number.isFinite(request.elapsedMs) ? request : 'broken';
}

/** A request fails without a response, or with a status of 400 or above. */
const toFailure = (code: string, message = ''): Pick<Request, 'failure'> =>
  message !== '' || !/^[123]\d\d$/.test(code) ? { failure: { code: code === '0' ? '' : code, message } } : {};

const vegetaJson = stream({
  id: 'vegeta-results-json',
  start: /^\{"attack":"(?:[^"\\]|\\.)*","seq":\d/,
  parse: (line) => {
    const value = parseJson(line);
    const [code = '', url = ''] = [getText(value, 'code'), getText(value, 'url')];
    return {
      label: `${getText(value, 'method') ?? ''} ${toPath(url)}`.trim(),
      startMs: Date.parse(getText(value, 'timestamp') ?? ''),
      elapsedMs: getNumber(value, ['latency'], 1e-6) ?? NaN,
      ...toFailure(code, getText(value, 'error')),
    };
  },
});

const vegetaCsv = stream({
  id: 'vegeta-results-csv',
  start: /^\d{19},\d{1,3},\d+,\d+,\d+,/,
  parse: (line) => {
    const [time = '', code = '', latency, , , error, , , , method = '', url = ''] = splitRow(line);
    if (!/^\d{19}$/.test(time) || !/^\d+$/.test(latency ?? '')) return undefined;
    const label = `${method} ${toPath(url)}`.trim();
    return { label, startMs: Number(time) / 1e6, elapsedMs: Number(latency) / 1e6, ...toFailure(code, error) };
  },
});

const heyCsv = stream({
  id: 'hey-csv',
  start: /^response-time,DNS\+dialup,DNS,/,
  hasHead: true,
  isRelative: true,
  parse: (line) => {
    const [, elapsed, code = '', offset] = /^([\d.]+)(?:,[\d.]+){5},(\d{3}),([\d.]+)\s*$/.exec(line) ?? [];
    if (elapsed === undefined) return undefined;
    return { label: '', startMs: Number(offset) * 1000, elapsedMs: Number(elapsed) * 1000, ...toFailure(code) };
  },
});

const phout = stream({
  id: 'phout-text',
  start: /^\d{9,10}\.\d{3}\t[^\t\n]*(?:\t\d+){10}\r?\n/,
  parse: (line) => {
    const cells = line.trimEnd().split('\t');
    const [time = '', tag = '', elapsed, net = '', proto = ''] = [...cells.slice(0, 3), ...cells.slice(10)];
    if (cells.length !== 12) return undefined;
    const failure = net === '0' ? toFailure(proto) : { failure: { code: '', message: `net code ${net}` } };
    return {
      label: tag.replace(/#\d*$/, ''),
      startMs: Number(time) * 1000,
      elapsedMs: Number(elapsed) / 1000,
      ...failure,
    };
  },
});

export const requestStreams = [vegetaJson, vegetaCsv, heyCsv, phout] as const;
