/**
 * Metrics: what is measured, and which direction is better. One table; a configuration can declare more.
 *
 * Types: Metric. The way: a reader finds a metric by the patterns of its heads, the configuration changes its band, and values.ts
 * puts values on the scale on which they are compared, where larger is worse.
 * What must hold: the order is that of reports, and errorPercent comes first; a metric of the table is
 * not judged unless it says so, a declared one is.
 *
 * Example: p99 has a band of 10 % and of 1 ms, and both must be exceeded: from 100 ms, more than 110 ms. A band of 10 % of a
 * throughput is as wide as a factor of 1 / 0.9. Of errors, ten points differ as much as a factor of e.
 */
import type { DeclaredMetric } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { cacheByObject } from '../lang/objects.js';

/**
 * A metric that is shown and, unless it or the configuration says otherwise, not judged. Heads may have its title or its id
 * without patterns.
 */
const shown = (
  id: string,
  title: string,
  [better, unit = '']: readonly [better: Metric['better'], unit?: Metric['unit']],
  own: Partial<Metric> = {},
): Metric => ({ id, title, unit, better, scale: 'ratio', gated: false, band: { percent: 10 }, columns: [], ...own });

/** Of a metric that is judged in points, not as a ratio. */
const points = (absolute: number): Partial<Metric> => ({ scale: 'points', band: { absolute } });

/**
 * Share of failed requests, 0-100. Judged in points, because most histories are 0, for which a relative change has no
 * meaning.
 */
export const errorPercent = shown('errorPercent', 'error %', ['lower', '%'], {
  ...points(0.5),
  gated: true,
  cap: 5,
  columns: [
    /^(?:(?:overall|total|http|request|avg|average|mean) )?(?:errors?|fail(?:ures?|ed|s)?|ko|err)(?: (?:requests?|samples?|transactions?|calls?|responses?))? ?(?:rate|ratio|fraction|%|percent(?:age)?|pct)$/i,
    /^% ?(?:of )?(?:http )?(?:errors?|fail(?:ures?|ed|s)?|ko|err)(?: (?:requests?|samples?|transactions?|http))?$/i,
  ],
});

/** Requests per second: n / (last end - first start), as JMeter's reports and jtl-splitter compute it. */
const throughput = shown('throughput', 'throughput', ['higher', '/s'], {
  gated: true,
  band: { percent: 5 },
  columns: [
    /^((average|avg|mean|achieved|actual|measured|total|overall|median) )?((request )?throughput|(request|req|transaction) rate|(?:[rtq]|io)ps)(?: (?:average|avg|mean))?$/i,
  ],
});

/** A response time that is reported but not judged by default. */
const responseTime = (id: string, title: string, columns: readonly RegExp[]): Metric =>
  shown(id, title, ['lower', 'ms'], { band: { percent: 10, absolute: 1 }, columns });

/** Whose times a head may name, where nothing else than requests is measured. */
const subject = '(?:operation|op|query|transaction|txn?|call|command|message|msg|rpc|api|http|e2e|overall|total) ';
/** What headers call a response time; a plain "latency" or "duration" may be something else. */
const timeOf = 'resp(?:onse)?(?: times?)?|res times?|request times?|http req duration|time per request|rt';
const anyTime = `(?:${timeOf}|re(?:sponse|quest) latenc(?:y|ies)|(?:${subject})?(?:latenc(?:y|ies)|durations?|elapsed(?: time)?|times?))`;

/** The headers of a statistic of the response time: "p99", "p99 latency", "response time (p99)". */
const statistic = (names: string): RegExp =>
  new RegExp(`^(?:(?:${names})(?:,? (?:of )?(?:the )?${anyTime})?|${anyTime}[, -]+(?:${names}))$`, 'i');

/** A percentile: "99th Percentile of Response Time", "99% Line", "p99", "99%", "perc 99.0", "99 Percent"; p999 for 99.9. */
const percentileNames = (digits: string, text: string): string => {
  const level = `${text}(?:\\.0+)?`;
  const marks =
    '(?:st|nd|rd|th)?[ -]?(?:percentiles?|percent|pctl?|perc|%-?ile|%ile|%(?: line| in)?| ?line)|(?:st|nd|rd|th)';
  return `[tq]?p[- ]?(?:${digits}|${level})|(?:percentiles?|perc|pct) ?${level} ?%?|${level}(?:${marks})`;
};

function percentile(percent: number): Metric {
  const text = String(percent).replace('.', '\\.');
  // The keys of JMeter's statistics, at its default levels.
  const key = [90, 95, 99].indexOf(percent) + 1;
  const names = `${percentileNames(String(percent).replace('.', ''), text)}|pct${key}(?= res time)`;
  return responseTime(`p${text.replace('\\.', '')}`, `p${String(percent)}`, [statistic(names)]);
}

const anyPercentile = statistic(percentileNames('\\d{2,4}', '\\d{1,2}(?:\\.\\d+)?'));

/** Whether a head names any percentile of the response time. */
export const isPercentileColumn = (head: string): boolean => anyPercentile.test(head);

/** The level of a percentile in percent (p999: 99.9); NaN for other metrics. */
export function percentileLevel(id: string): number {
  const [, digits = 'NaN', decimals = ''] = /^p(\d\d)(\d*)$/.exec(id) ?? [];
  return Number(`${digits}.${decimals}0`);
}

/** What is known of the response times of all requests of a case. */
export const responseTimes: readonly Metric[] = [
  /** The gated latency: the slowest hundredth of requests took at least this long. */
  { ...percentile(99), gated: true },
  responseTime('mean', 'mean', [
    new RegExp(
      `^(?:(?:average|avg|av|mean)(?: (?:${timeOf}|times?))?|(?:times?|${timeOf}),? (?:average|avg|av|mean)|${timeOf})$`,
      'i',
    ),
  ]),
  /** The median, which most tools call p50. */
  {
    ...percentile(50),
    gated: true,
    columns: [statistic(`median|med|${percentileNames('50', '50')}`)],
  },
  percentile(75),
  percentile(90),
  percentile(95),
  percentile(98),
  percentile(99.9),
  responseTime('min', 'min', [statistic(`min(?:imum)?|fastest|shortest|${percentileNames('0', '0')}`)]),
  responseTime('max', 'max', [statistic(`max(?:imum)?|slowest|longest|worst|${percentileNames('100', '100')}`)]),
  /** Population standard deviation of the response time, as JMeter computes it. */
  responseTime('standardDeviation', 'std. dev.', [
    statistic('std? ?dev(?:iation)?|standard deviation|stdev|sd|σ(?: sd)?'),
  ]),
  /**
   * Time to the first byte including the connection, like JMeter's Latency. In other tools a plain "latency" is the whole
   * response time.
   */
  responseTime('meanLatency', 'mean latency', [
    new RegExp(`^((average|avg|av|mean) ?)?(response |${subject})?latenc(y|ies)$`, 'i'),
    new RegExp(`^(?:${subject})?latenc(y|ies),? (average|avg|av|mean)$`, 'i'),
    /^((average|avg|av|mean) )?(time to first (byte|response)|ttfb)$/i,
  ]),
  /** Time until the connection was established; 0 if one was reused. It shows handshakes that the response time hides. */
  responseTime('meanConnect', 'mean connect', [/^(average|avg|av|mean) ?connect( ?time)?$/i]),
];

const steps = { scale: 'whole', band: {} } as const;
/** Of the product itself: back ends and load generators are measured separately. */
const ofProduct = '(?!(?:netty|jmeter|back-?end) )';
const footprint = (percent: string): readonly RegExp[] =>
  [
    `average ${ofProduct}(.+ )?memory footprint after full gc`,
    '(memory|heap)( footprint| usage)? after( full)? gc',
  ].map((words) => new RegExp(`^${words}${percent}$`, 'i'));

/** Further numbers of JMeter, and what published tables, other tools and derivations report. */
const shownMetrics: readonly Metric[] = [
  shown('receivedKBPerSec', 'received', ['higher', 'KB/s'], { columns: [/^received( kbytes rate)?$/i] }),
  shown('sentKBPerSec', 'sent', ['higher', 'KB/s'], { columns: [/^sent( kbytes rate)?$/i] }),
  /** The share of satisfied users, 0 to 1: who only tolerates a response time counts half. */
  shown('apdex', 'APDEX', ['higher']),
  /** The highest rate reached while errors and delays stayed within bounds; not the throughput of a single test. */
  shown('maxThroughput', 'maximum throughput', ['higher', '/s'], {
    band: { percent: 5 },
    columns: [
      /^(max(imum)?|peak)( achievable| achieved| sustained)? ([rtq]ps|throughput|rate|(requests|req)\/s(ec(ond)?)?)$/i,
    ],
  }),
  /**
   * The load (users, messages) beyond which throughput no longer grows. Tests measure it in steps, so each step down counts.
   */
  shown('kneePoint', 'knee point', ['higher'], steps),
  /** Share of sent items that arrived, e.g. of messages through a queue. */
  shown('completionPercent', 'completion', ['higher', '%'], {
    ...points(1),
    columns: [/^completion( rate)?( ?%)?$/i],
  }),
  /** Number of instances needed. A whole number, so one more is a step and never noise. */
  shown('replicas', 'replicas', ['lower'], {
    ...steps,
    columns: [/^((minimum|min\.?|expected|required|recommended|needed) ){0,2}replicas$/i],
  }),
  /** Time from the start of the process or container until it accepts requests. */
  shown('startupTime', 'start-up time', ['lower', 'ms'], { band: { percent: 10, absolute: 1 } }),
  /** CPU utilisation of the server, 0-100. Judged as a ratio, because 5 points are a lot at 10 % and little at 90 %. */
  shown('cpuPercent', 'CPU', ['lower', '%'], {
    band: { percent: 10, absolute: 5 },
    columns: [
      /^(avg |average |max(imum)? |peak )?cpu ((usage|utili[sz]ation)( ?%)?|%|percent)$/i,
      /^% cpu( usage)?$/i,
      /^cpu$/i,
    ],
  }),
  /** The kernel's load average of the product's machine over the last minute of the test. */
  shown('loadAverage', 'load average', ['lower'], {
    band: { percent: 20, absolute: 0.5 },
    columns: [new RegExp(`^${ofProduct}(.+ - )?(system )?load average( - last 1 minute| 1 min(ute)?)?$`, 'i')],
  }),
  /** Share of the product's time that was not spent on garbage collection. */
  shown('gcThroughput', 'GC throughput', ['higher', '%'], {
    ...points(1),
    columns: [new RegExp(`^${ofProduct}(.+ )?gc throughput$`, 'i')],
  }),
  /** Average heap that the product used after a full garbage collection. */
  shown('memoryAfterGc', 'memory after full GC', ['lower', 'MB'], {
    band: { percent: 20, absolute: 10 },
    columns: footprint(''),
  }),
  /**
   * Heap used after a full garbage collection as a share of the heap, 0-100. Judged as a ratio, because 3 points are little
   * at 60 %, but a leak at 3 %.
   */
  shown('memoryAfterGcPercent', 'memory after full GC %', ['lower', '%'], {
    band: { percent: 20, absolute: 2 },
    columns: footprint('( ?%| percent)?'),
  }),
  /**
   * One value as a multiple of another of the same run, where more is better: throughput with 4 cores relative to that with
   * 1.
   */
  shown('ratio', 'ratio', ['higher'], { band: { percent: 5 } }),
  /**
   * One value as a multiple of another of the same run, where less is better: response times with a policy relative to those
   * without it.
   */
  shown('overhead', 'overhead', ['lower'], { band: { percent: 5 } }),
  /** The achieved rate as a share of the target rate. */
  shown('targetShare', 'share of target', ['higher', '%'], {
    ...points(2),
    columns: [/^(achieved|share) of target( ?%)?$/i],
  }),
  /**
   * Throughput x mean response time / users. The value is 1 if each user sends the next request as soon as the previous one
   * is answered, and less if users pause or the load generator cannot keep up. More than 1 is impossible.
   */
  shown('littlesLaw', "Little's law", ['higher'], { columns: [/^little.?s law$/i] }),
];

/**
 * Uncertainty of a time in whole milliseconds, by class of metrics. Rounding has a standard deviation of 1 / sqrt(12) ms; a
 * median of few distinct values also jumps by a whole millisecond.
 */
export const quantumMs = { rate: 0, typical: 0.5, tail: 0.29 } as const;

/** Uncertainty of a median that is interpolated within whole milliseconds: within one, times are not spread evenly. */
export const interpolatedMs = 0.15;

/** The metrics of this program, in the order in which they are judged and shown. */
const builtIn = [errorPercent, throughput, ...responseTimes, ...shownMetrics] as const satisfies readonly Metric[];

/** The built-in metrics, in order. */
export const metrics: readonly [Metric, ...Metric[]] = builtIn;

export const metricById: ReadonlyMap<string, Metric> = new Map(metrics.map((metric) => [metric.id, metric]));

export const isBuiltIn = (id: string): boolean => metricById.has(id);

/** The metrics of one run: the built-in ones, then those that its configuration declares. */
export interface MetricTable {
  /** In the order in which they are judged and shown. */
  readonly all: readonly [Metric, ...Metric[]];
  readonly byId: ReadonlyMap<string, Metric>;
  readonly declared: readonly DeclaredMetric[];
}

/** @param declared those with the id of a built-in metric are ignored */
export const createMetricTable = (declared: readonly DeclaredMetric[]): MetricTable =>
  declared.length === 0 ? builtInTable : tableOf(declared);

function makeTable(declared: readonly DeclaredMetric[]): MetricTable {
  const own = declared.filter(({ id }) => !isBuiltIn(id));
  const all = [...builtIn, ...own.map(toMetric)] as const;
  return { all, byId: new Map(all.map((metric) => [metric.id, metric])), declared: own };
}

/** A metric that the configuration declares, in its own unit. */
export const toMetric = ({ id, title, unit, better }: DeclaredMetric): Metric =>
  shown(id, title, [better, unit], { scale: unit === '%' ? 'points' : 'ratio', gated: true });

/** The declared metrics as an entry of a document; empty if there are none. */
export const listDeclared = ({ declared }: MetricTable): { readonly metrics?: readonly DeclaredMetric[] } =>
  declared.length === 0 ? {} : { metrics: declared };

export const builtInTable = makeTable([]);
const tableOf = cacheByObject(makeTable);
