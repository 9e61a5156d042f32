import type { Metric } from '../model/metric.js';

/** A metric that is reported, but not judged by default; usually a ratio of which less is better. */
const reported = (metric: Pick<Metric, 'id' | 'title' | 'band' | 'columns'> & Partial<Metric>): Metric => ({
  unit: '',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  ...metric,
});

const transferred = { unit: 'KB/s', better: 'higher', band: { percent: 10 } } as const;

/** What the scan of samples measures beside the response times. */
export const measured = [
  reported({
    id: 'receivedKBPerSec',
    title: 'received',
    ...transferred,
    columns: [/^received( ?kb\/sec| kbytes rate)?$/i],
  }),
  reported({ id: 'sentKBPerSec', title: 'sent', ...transferred, columns: [/^sent( ?kb\/sec| kbytes rate)?$/i] }),
  /** The share of satisfied users, 0 to 1: who only tolerates a response time counts half. */
  reported({ id: 'apdex', title: 'APDEX', better: 'higher', band: { percent: 10 }, columns: [/^apdex$/i] }),
] as const;

/** What published tables, other tools and derivations report, and the scan of samples does not measure. */
export const published = [
  /** The highest rate reached while errors and delays stayed within bounds; not the throughput of a single test. */
  reported({
    id: 'maxThroughput',
    title: 'maximum throughput',
    unit: '/s',
    better: 'higher',
    band: { percent: 5 },
    columns: [
      /^(max(imum)?|peak)( achievable| achieved| sustained)? ([rtq]ps|throughput|rate|(requests|req)\/s(ec(ond)?)?)$/i,
    ],
  }),
  /**
   * The load (users, messages) beyond which throughput no longer grows. Tests measure it in steps, so each step down counts.
   */
  reported({
    id: 'kneePoint',
    title: 'knee point',
    better: 'higher',
    scale: 'whole',
    band: {},
    columns: [/^knee point$/i],
  }),
  /** Share of sent items that arrived, e.g. of messages through a queue. */
  reported({
    id: 'completionPercent',
    title: 'completion',
    unit: '%',
    better: 'higher',
    scale: 'points',
    band: { absolute: 1 },
    columns: [/^completion( rate)?( ?%)?$/i],
  }),
  /** Number of instances needed. A whole number, so one more is a step and never noise. */
  reported({
    id: 'replicas',
    title: 'replicas',
    scale: 'whole',
    band: {},
    columns: [/^((minimum|min\.?|expected|required|recommended|needed) ){0,2}replicas$/i],
  }),
  /** Time from the start of the process or container until it accepts requests. */
  reported({
    id: 'startupTime',
    title: 'start-up time',
    unit: 'ms',
    band: { percent: 10, absolute: 1 },
    columns: [/^start-?up time$/i],
  }),
  /** CPU utilisation of the server, 0-100. Judged as a ratio, because 5 points are a lot at 10 % and little at 90 %. */
  reported({
    id: 'cpuPercent',
    title: 'CPU',
    unit: '%',
    band: { percent: 10, absolute: 5 },
    columns: [
      /^(avg |average |max(imum)? |peak )?cpu ((usage|utili[sz]ation)( ?%)?|%|percent)$/i,
      /^% cpu( usage)?$/i,
      /^cpu$/i,
    ],
  }),
  /** The kernel's load average of the product's machine over the last minute of the test. */
  reported({
    id: 'loadAverage',
    title: 'load average',
    band: { percent: 20, absolute: 0.5 },
    columns: [/^(?!(netty|jmeter|back-?end) )(.+ - )?(system )?load average( - last 1 minute| 1 min(ute)?)?$/i],
  }),
  /**
   * Share of the product's time that was not spent on garbage collection. Back ends and load generators are measured
   * separately.
   */
  reported({
    id: 'gcThroughput',
    title: 'GC throughput',
    unit: '%',
    better: 'higher',
    scale: 'points',
    band: { absolute: 1 },
    columns: [/^(?!(netty|jmeter|back-?end) )(.+ )?gc throughput$/i],
  }),
  /** Average heap that the product used after a full garbage collection. */
  reported({
    id: 'memoryAfterGc',
    title: 'memory after full GC',
    unit: 'MB',
    band: { percent: 20, absolute: 10 },
    columns: [
      /^average (?!(netty|jmeter|back-?end) )(.+ )?memory footprint after full gc$/i,
      /^(memory|heap)( footprint| usage)? after( full)? gc$/i,
    ],
  }),
  /**
   * Heap used after a full garbage collection as a share of the heap, 0-100. Judged as a ratio, because 3 points are little
   * at 60 %, but a leak at 3 %.
   */
  reported({
    id: 'memoryAfterGcPercent',
    title: 'memory after full GC %',
    unit: '%',
    band: { percent: 20, absolute: 2 },
    columns: [
      /^average (?!(netty|jmeter|back-?end) )(.+ )?memory footprint after full gc( ?%)?$/i,
      /^(memory|heap)( footprint| usage)? after( full)? gc( ?%| percent)?$/i,
    ],
  }),
  /**
   * One value as a multiple of another of the same run, where more is better: throughput with 4 cores relative to that with
   * 1.
   */
  reported({
    id: 'ratio',
    title: 'ratio',
    better: 'higher',
    band: { percent: 5 },
    columns: [/^ratio$/i],
  }),
  /**
   * One value as a multiple of another of the same run, where less is better: response times with a policy relative to those
   * without it.
   */
  reported({
    id: 'overhead',
    title: 'overhead',
    band: { percent: 5 },
    columns: [/^overhead$/i],
  }),
  /** The achieved rate as a share of the target rate. */
  reported({
    id: 'targetShare',
    title: 'share of target',
    unit: '%',
    better: 'higher',
    scale: 'points',
    band: { absolute: 2 },
    columns: [/^(achieved|share) of target( ?%)?$/i],
  }),
  /**
   * Throughput x mean response time / users. The value is 1 if each user sends the next request as soon as the previous one
   * is answered, and less if users pause or the load generator cannot keep up. More than 1 is impossible.
   */
  reported({
    id: 'littlesLaw',
    title: "Little's law",
    better: 'higher',
    band: { percent: 10 },
    columns: [/^little.?s law$/i],
  }),
] as const;
