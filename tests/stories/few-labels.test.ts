/** Plans of few labels in one thread group, one of which becomes slower: it alone is reported, and the printed advice works. */
import { describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from './_story.js';

const names = ['Pay', 'Search', 'Item', 'Cart', 'Home', 'Login', 'List', 'Help'];
const usualMs = [100, 60, 25, 45, 120, 80, 50, 20];

/** Deterministic noise with a standard deviation of 1. */
const noise = (...parts: readonly number[]): number => {
  const phase = Math.sin(parts.reduce((sum, part, i) => sum + part * (12.9898 + 65.343 * i), 0)) * 43_758.5453;
  return (phase - Math.floor(phase) - 0.5) * Math.sqrt(12);
};

/** A closed loop: the throughput of every label follows from the times of all. */
function documentOf(day: number, labels: number, loads: number, factor = 1): string {
  const measured: RunDocument = {
    schemaVersion: 1,
    provenance: { startedAt: new Date(Date.UTC(2026, 0, day, 4)).toISOString() },
    measurements: [10, 30].slice(0, loads).flatMap((users) => {
      const machine = 1 + 0.01 * noise(day, users);
      const means = usualMs
        .slice(0, labels)
        .map((ms, i) => ms * machine * (1 + 0.015 * noise(day, users, i)) * (i === 0 ? factor : 1));
      const throughput = (1000 * users) / means.reduce((sum, mean) => sum + mean + 1, 0);
      return means.map((mean, i) => ({
        scenario: 'shop',
        label: names[i] ?? '',
        configuration: { users: String(users) },
        metrics: { errorPercent: 0, throughput, mean, p50: 0.95 * mean, p95: 1.5 * mean, p99: 1.9 * mean },
        samples: 1500,
      }));
    }),
  };
  return JSON.stringify(measured);
}

describe.each([2, 3, 5, 8])('a plan of %i labels, one of which takes 60 %% longer', (labels) => {
  describe.each([1, 2])('at %i loads', (loads) => {
    const { run, write, report } = story();
    const place = ['--baselines', '@baselines'];
    const check = async (day: number, factor?: number) => {
      write('run.json', documentOf(day, labels, loads, factor));
      const { stdout, exitCode } = await run('check', '@run.json', ...place, '--out', '@r.json');
      return { stdout, exitCode, report: report('r.json') };
    };

    test('fails for that label alone, and the printed command makes later runs pass', async () => {
      for (let day = 1; day <= 8; day++) {
        write('run.json', documentOf(day, labels, loads));
        await run('record', '@run.json', ...place);
      }
      expect(await check(9)).toMatchObject({ exitCode: 0 });

      const slow = await check(10, 1.6);
      expect(slow.exitCode).toBe(1);
      expect(slow.report.reasons).toEqual(['regression']);
      const failing = slow.report.findings.filter(({ fails }) => fails);
      expect(new Set(failing.map((finding) => finding.case.label))).toEqual(new Set(['Pay']));
      expect(slow.report.runShifts.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
      expect(slow.stdout).toMatch(/users wait for Pay, which got slower/i);
      expect(slow.stdout).not.toMatch(/whole run|base and head/);

      const mistyped = await run('accept', 'Pya*', '--results', '@run.json', '--reason', 'x', ...place);
      expect(mistyped).toMatchObject({ exitCode: 3 });
      expect(mistyped.stdout).toBe('');

      const [, command = ''] = /guardband (accept .*)/.exec(slow.stdout) ?? [];
      expect(slow.stdout.match(/guardband accept /g)).toHaveLength(1);
      const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
      const accepted = await run(...(words as [string, ...string[]]));
      expect(accepted).toMatchObject({ exitCode: 0 });
      if (labels > 2) expect(accepted.stdout).toMatch(/Throughput of [^]* is accepted/);
      expect(await check(10, 1.6)).toMatchObject({ exitCode: 0 });
      expect(await check(11, 1.6)).toMatchObject({ exitCode: 0 });
      expect(await check(12, 1.6 * 1.6)).toMatchObject({ exitCode: 1 });
    });
  });
});
