/**
 * Every history of the corpus, as one file and recorded in segments: the verdicts are the same, but for cases at a threshold,
 * because a store that was written run by run knows old levels by their summary.
 *
 *   GUARDBAND_CORPUS=DIR GUARDBAND_POSITIONS=25 npm test -- tests/history/corpus
 */
import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSettings } from '../../src/config/settings.js';
import { appendEntries } from '../../src/history/append-entries.js';
import { type Past, readBaseline, readHistory, toPastMeasurements } from '../../src/history/baseline.js';
import { isSegment } from '../../src/history/stores/ndjson.js';
import { directory } from '../../src/history/stores/directory.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import { retainRuns } from '../../src/compare/levels/long-histories.js';
import { createPolicy } from '../../src/config/policy.js';
import type { Run } from '../../src/model/run.js';

const corpus = process.env['GUARDBAND_CORPUS'];
const withCorpus = corpus === undefined ? describe.skip : describe;
/** How many runs of each history are judged. */
const positions = Number(process.env['GUARDBAND_POSITIONS'] ?? 1);
/** The share of verdicts that may differ: a twentieth of all that is measured, of which a bit more than a quarter is judged. */
const mostOthers = 3 / 16;

const folders = ['histories', 'histories-others'].flatMap((kind) => {
  const folder = join(corpus ?? '', kind);
  if (corpus === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  );
});

const temp = mkdtempSync(join(tmpdir(), 'guardband-layouts-'));
afterAll(() => {
  rmSync(temp, { recursive: true });
});
const host = nodeHost();
const request = createSettings({}, { config: {}, file: '', problems: [] }).readBaseline;
const { policy } = createPolicy({});

async function readAll(named: readonly string[], store: string): Promise<readonly Run[]> {
  const history = await readHistory(named, request, store, host);
  const runs: Run[] = [];
  for (const run of history.runs) if (run.provenance.startedAt !== undefined) runs.push(run);
  return runs;
}
/** What a check reads. */
const readRecent = async (store: string): Promise<Past> =>
  await readBaseline(createSettings({ baselines: store }, { config: {}, file: '', problems: [] }), host);
const judge = (candidate: Run, past: Past) => {
  const { findings, outcome } = judgeRun({ candidate, past, policy, today: '2027-01-01', isInputIncomplete: false });
  return {
    outcome,
    verdicts: findings.map(({ case: { key }, metric, verdict }) => [key, metric, verdict].join(' ')),
  };
};

withCorpus('a history of the corpus', () => {
  test.each(folders)(
    '%s',
    async (source) => {
      const runs = await readAll([source], '');
      expect(runs.length).toBeGreaterThan(10);
      const store = join(temp, source.slice(dirname(source).length + 1));
      const judged = new Set(
        Array.from({ length: positions }, (_, i) => Math.floor(((runs.length - 1) * (i + 1)) / positions)),
      );
      const outcomes: string[] = [];
      let recorded = 0;
      for (const position of [...judged].sort((a, b) => a - b)) {
        for (; recorded < position; recorded++) {
          const run = runs[recorded];
          const next = run === undefined ? [] : toPastMeasurements(run);
          expect((await appendEntries(next, store, retainRuns(policy), host)).problems).toBeUndefined();
        }
        recorded = position;
        const candidate = runs[position];
        if (candidate === undefined) throw new Error('no such run');
        const measurements = runs.slice(0, position).flatMap(toPastMeasurements);
        const whole = judge(candidate, { measurements, accepts: [], selection: 'history' });
        const recent = judge(candidate, await readRecent(store));
        const others = recent.verdicts.filter((verdict) => !whole.verdicts.includes(verdict));
        // A case at a threshold may decide between unknown and another outcome, never between passed and failed.
        if (others.length === 0 || ![whole.outcome, recent.outcome].includes('undecided'))
          expect(recent.outcome).toBe(whole.outcome);
        expect(others.slice(Math.ceil(mostOthers * whole.verdicts.length))).toEqual([]);
        outcomes.push(whole.outcome);
      }
      expect(outcomes.length).toBe(judged.size);
      const { segments } = await directory.open(store, 'all', host);
      expect(segments?.names.every(isSegment)).toBe(true);
      // The trend reads all of it.
      const describeRuns = (all: readonly Run[]) =>
        all.map(({ provenance, measurements }) => [provenance.startedAt, measurements.length]);
      expect(describeRuns(await readAll([], store))).toEqual(describeRuns(runs.slice(0, recorded)));
    },
    300_000,
  );
});
