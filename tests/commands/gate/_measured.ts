/** A gate whose measurements take no time: a clock and a load test that the test controls, on real files. */
import { afterAll } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gate } from '../../../src/commands/gate/gate.js';
import type { Side } from '../../../src/measuring/measurer.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import type { Host, ProgramEnd } from '../../../src/model/host.js';

export interface Measurement {
  readonly side: Side;
  /** The number of its pair; NaN for the screen and for builds. */
  readonly number: number;
  readonly timeoutMs: number;
  /** How often this side of this pair was measured before. */
  readonly before: number;
}

export interface Plan {
  /** How many times longer the requests of a measurement take. */
  readonly factor?: (measurement: Measurement) => number;
  /** How long a measurement takes. */
  readonly spanMs?: (measurement: Measurement) => number;
  readonly random?: () => number;
  /** What the machine does meanwhile; nothing is known by default. */
  readonly machine?: (measurement: Measurement) => ProgramEnd['machine'];
  /** How many requests of the first label there are, where others have 400. */
  readonly requests?: (measurement: Measurement) => number;
  /** How many of the four labels there are. */
  readonly labels?: number;
  /** Called with the folder of all measurements, while one is made. */
  readonly meanwhile?: (measurement: Measurement, out: string) => void;
}

const minute = 60_000;

function results(startMs: number, factor: number, requests: number, labels: number): string {
  const rows = ['GET /a', 'GET /b', 'GET /c', 'POST /orders'].slice(0, labels).flatMap((label) =>
    Array.from({ length: label === 'GET /a' ? requests : 400 }, (_, i) => {
      const ms = Math.round(factor * (100 + ((i * 37) % 60)));
      return `${String(startMs + i * ms)},${String(ms)},${label},200,OK,t,text,true,,100,50,1,1,u,1,0,0`;
    }),
  );
  const head =
    'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';
  return `${[head, ...rows].join('\n')}\n`;
}

/** @returns a function that runs the gate without a history; a measurement takes a minute unless the plan says otherwise */
export function measuredWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-measured-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'guardband.yml'), 'version: 1\nscenario: shop\n');
  let runs = 0;
  return async (
    measuring: { readonly pairs?: number; readonly budgetMs?: number; readonly build?: string },
    plan: Plan = {},
  ) => {
    const { factor = () => 1, spanMs = () => minute, random = () => 0.1, requests = () => 400, labels = 4 } = plan;
    let clock = Date.parse('2026-01-01T00:00:00Z');
    const measured: Measurement[] = [];
    const reads: string[] = [];
    const real = nodeHost();
    const runProgram: Host['runProgram'] = (_, variables, { timeoutMs = Infinity } = {}): Promise<ProgramEnd> => {
      const out = variables['GUARDBAND_OUT'] ?? '';
      const side = variables['GUARDBAND_SIDE'] === 'base' ? 'base' : 'head';
      const number = Number(/(\d+)\/results$/.exec(out)?.[1]);
      const before = measured.filter((each) => each.side === side && each.number === number).length;
      const measurement = { side, number, timeoutMs, before } as const;
      measured.push(measurement);
      const span = spanMs(measurement);
      const startMs = clock;
      clock += Math.min(span, timeoutMs);
      if (span > timeoutMs) return Promise.resolve({ code: 143, isTimedOut: true });
      if (out === '') return Promise.resolve({ code: 0 });
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, 'shop.jtl'), results(startMs, factor(measurement), requests(measurement), labels));
      plan.meanwhile?.(measurement, join(out, '../../..'));
      const machine = plan.machine?.(measurement);
      return Promise.resolve({ code: 0, ...(machine !== undefined && { machine }) });
    };
    const counting = (file: string): void => {
      if (file.endsWith('.jtl')) reads.push(file);
    };
    let stderr = '';
    const host: Host = {
      ...real,
      now: () => new Date(clock),
      random,
      runProgram,
      content: async (file) => {
        counting(file);
        return await real.content?.(file);
      },
      stderr: (text) => (stderr += text),
    };
    const out = join(folder, `measured-${String(runs++)}`);
    const result = await gate(
      {
        config: join(folder, 'guardband.yml'),
        baseFolder: folder,
        out,
        measure: { run: 'measure', ...measuring },
      },
      [],
      host,
    );
    return { ...result, measured, reads, stderr, out };
  };
}
