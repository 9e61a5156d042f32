import type { Metric } from '../model/metric.js';

/** What is shown and, unless the configuration says otherwise, not judged. Heads may have its title or its id without patterns. */
const shown = { unit: '', scale: 'ratio', gated: false, band: { percent: 10 }, columns: [] } as const;

type Shown = Omit<Metric, keyof typeof shown> & Partial<Metric>;

/** Further numbers of JMeter, and what published tables, other tools and derivations report. */
const published: readonly Shown[] = [
  {
    id: 'receivedKBPerSec',
    title: 'received',
    unit: 'KB/s',
    better: 'higher',
    columns: [/^received( kbytes rate)?$/i],
  },
  {
    id: 'sentKBPerSec',
    title: 'sent',
    unit: 'KB/s',
    better: 'higher',
    columns: [/^sent( kbytes rate)?$/i],
  },
  /** The share of satisfied users, 0 to 1: who only tolerates a response time counts half. */
  {
    id: 'apdex',
    title: 'APDEX',
    better: 'higher',
  },

  /** The highest rate reached while errors and delays stayed within bounds; not the throughput of a single test. */
  {
    id: 'maxThroughput',
    title: 'maximum throughput',
    unit: '/s',
    better: 'higher',
    band: { percent: 5 },
    columns: [
      /^(max(imum)?|peak)( achievable| achieved| sustained)? ([rtq]ps|throughput|rate|(requests|req)\/s(ec(ond)?)?)$/i,
    ],
  },
  /**
   * The load (users, messages) beyond which throughput no longer grows. Tests measure it in steps, so each step down counts.
   */
  {
    id: 'kneePoint',
    title: 'knee point',
    better: 'higher',
    scale: 'whole',
    band: {},
  },
  /** Share of sent items that arrived, e.g. of messages through a queue. */
  {
    id: 'completionPercent',
    title: 'completion',
    unit: '%',
    better: 'higher',
    scale: 'points',
    band: { absolute: 1 },
    columns: [/^completion( rate)?( ?%)?$/i],
  },
  /** Number of instances needed. A whole number, so one more is a step and never noise. */
  {
    id: 'replicas',
    title: 'replicas',
    better: 'lower',
    scale: 'whole',
    band: {},
    columns: [/^((minimum|min\.?|expected|required|recommended|needed) ){0,2}replicas$/i],
  },
  /** Time from the start of the process or container until it accepts requests. */
  {
    id: 'startupTime',
    title: 'start-up time',
    unit: 'ms',
    better: 'lower',
    band: { percent: 10, absolute: 1 },
  },
  /** CPU utilisation of the server, 0-100. Judged as a ratio, because 5 points are a lot at 10 % and little at 90 %. */
  {
    id: 'cpuPercent',
    title: 'CPU',
    unit: '%',
    better: 'lower',
    band: { percent: 10, absolute: 5 },
    columns: [
      /^(avg |average |max(imum)? |peak )?cpu ((usage|utili[sz]ation)( ?%)?|%|percent)$/i,
      /^% cpu( usage)?$/i,
      /^cpu$/i,
    ],
  },
  /** The kernel's load average of the product's machine over the last minute of the test. */
  {
    id: 'loadAverage',
    title: 'load average',
    better: 'lower',
    band: { percent: 20, absolute: 0.5 },
    columns: [/^(?!(netty|jmeter|back-?end) )(.+ - )?(system )?load average( - last 1 minute| 1 min(ute)?)?$/i],
  },
  /**
   * Share of the product's time that was not spent on garbage collection. Back ends and load generators are measured
   * separately.
   */
  {
    id: 'gcThroughput',
    title: 'GC throughput',
    unit: '%',
    better: 'higher',
    scale: 'points',
    band: { absolute: 1 },
    columns: [/^(?!(netty|jmeter|back-?end) )(.+ )?gc throughput$/i],
  },
  /** Average heap that the product used after a full garbage collection. */
  {
    id: 'memoryAfterGc',
    title: 'memory after full GC',
    unit: 'MB',
    better: 'lower',
    band: { percent: 20, absolute: 10 },
    columns: [
      /^average (?!(netty|jmeter|back-?end) )(.+ )?memory footprint after full gc$/i,
      /^(memory|heap)( footprint| usage)? after( full)? gc$/i,
    ],
  },
  /**
   * Heap used after a full garbage collection as a share of the heap, 0-100. Judged as a ratio, because 3 points are little
   * at 60 %, but a leak at 3 %.
   */
  {
    id: 'memoryAfterGcPercent',
    title: 'memory after full GC %',
    unit: '%',
    better: 'lower',
    band: { percent: 20, absolute: 2 },
    columns: [
      /^average (?!(netty|jmeter|back-?end) )(.+ )?memory footprint after full gc( ?%)?$/i,
      /^(memory|heap)( footprint| usage)? after( full)? gc( ?%| percent)?$/i,
    ],
  },
  /**
   * One value as a multiple of another of the same run, where more is better: throughput with 4 cores relative to that with
   * 1.
   */
  {
    id: 'ratio',
    title: 'ratio',
    better: 'higher',
    band: { percent: 5 },
  },
  /**
   * One value as a multiple of another of the same run, where less is better: response times with a policy relative to those
   * without it.
   */
  {
    id: 'overhead',
    title: 'overhead',
    better: 'lower',
    band: { percent: 5 },
  },
  /** The achieved rate as a share of the target rate. */
  {
    id: 'targetShare',
    title: 'share of target',
    unit: '%',
    better: 'higher',
    scale: 'points',
    band: { absolute: 2 },
    columns: [/^(achieved|share) of target( ?%)?$/i],
  },
  /**
   * Throughput x mean response time / users. The value is 1 if each user sends the next request as soon as the previous one
   * is answered, and less if users pause or the load generator cannot keep up. More than 1 is impossible.
   */
  {
    id: 'littlesLaw',
    title: "Little's law",
    better: 'higher',
    columns: [/^little.?s law$/i],
  },
];

export const shownMetrics: readonly Metric[] = published.map((own) => ({ ...shown, ...own }));
