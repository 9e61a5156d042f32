import type { Metric } from '../model/metric.js';
import { points, shown } from './shared/shown.js';

const steps = { scale: 'whole', band: {} } as const;
/** Of the product itself: back ends and load generators are measured separately. */
const ofProduct = '(?!(?:netty|jmeter|back-?end) )';
const footprint = (percent: string): readonly RegExp[] =>
  [
    `average ${ofProduct}(.+ )?memory footprint after full gc`,
    '(memory|heap)( footprint| usage)? after( full)? gc',
  ].map((words) => new RegExp(`^${words}${percent}$`, 'i'));

/** Further numbers of JMeter, and what published tables, other tools and derivations report. */
export const shownMetrics: readonly Metric[] = [
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
