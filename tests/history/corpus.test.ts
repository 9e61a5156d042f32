/**
 * Every history of the corpus, as one file and recorded in segments: the verdicts are the same.
 *
 *   GUARDBAND_CORPUS=DIR GUARDBAND_POSITIONS=25 npm test -- tests/history/corpus
 */
import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSettings } from '../../src/config/settings.js';
import { appendEntries } from '../../src/history/append-entries.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { readHistory } from '../../src/history/read-history.js';
import { isSegment } from '../../src/history/segment-names.js';
import { directory } from '../../src/history/stores/directory.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import { createPolicy } from '../../src/config/policy.js';
import type { Accept, HistoryLine } from '../../src/model/documents.js';
import type { PastMeasurement, Run } from '../../src/model/run.js';

const corpus = process.env['GUARDBAND_CORPUS'];
const withCorpus = corpus === undefined ? describe.skip : describe;
/** How many runs of each history are judged. */
const positions = Number(process.env['GUARDBAND_POSITIONS'] ?? 1);
/** A recording has one run; several at once take less time and leave the same recent runs. */
const runsPerAppend = positions > 1 ? 8 : 50;

const folders = ['histories', 'histories-others'].flatMap((kind) => {
  const folder = join(corpus ?? '', kind);
  if (corpus === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  );
});

withCorpus('a history of the corpus', () => {
  const temp = mkdtempSync(join(tmpdir(), 'guardband-layouts-'));
  afterAll(() => {
    rmSync(temp, { recursive: true });
  });
  const host = nodeHost();
  const { readBaseline } = createSettings({}, { config: {}, file: '', problems: [] });
  const { policy } = createPolicy({});

  async function readAll(named: readonly string[], store: string): Promise<readonly Run[]> {
    const history = await readHistory(named, readBaseline, store, host);
    const runs: Run[] = [];
    for await (const run of history.runs) if (run.provenance.startedAt !== undefined) runs.push(run);
    return runs;
  }
  /** What a check reads. */
  async function readRecent(folder: string): Promise<readonly PastMeasurement[]> {
    const { texts = new Map<string, string>() } = await directory.files(folder, 'recent', host);
    return [...texts.values()].flatMap((text) =>
      text.split('\n').flatMap((line): readonly PastMeasurement[] => {
        const { measurement, provenance } = (line === '' ? {} : JSON.parse(line)) as Partial<HistoryLine>;
        return measurement && provenance ? [{ measurement, provenance }] : [];
      }),
    );
  }
  const judge = (candidate: Run, measurements: readonly PastMeasurement[], accepts: readonly Accept[] = []) => {
    const { findings, outcome, reasons } = judgeRun({
      candidate,
      past: { measurements, accepts, selection: 'history', isResult: false },
      policy,
      today: '2027-01-01',
      isInputIncomplete: false,
    });
    return { findings, outcome, reasons };
  };

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
        for (; recorded < position; recorded += runsPerAppend) {
          const next = runs.slice(recorded, Math.min(position, recorded + runsPerAppend)).flatMap(toPastMeasurements);
          expect((await appendEntries(next, store, host)).problems).toBeUndefined();
        }
        recorded = position;
        const candidate = runs[position];
        if (candidate === undefined) throw new Error('no such run');
        const whole = judge(candidate, runs.slice(0, position).flatMap(toPastMeasurements));
        expect(judge(candidate, await readRecent(store))).toEqual(whole);
        outcomes.push(whole.outcome);
      }
      expect(outcomes.length).toBe(judged.size);
      const { segments = [] } = (await directory.open?.(store, host)) ?? {};
      expect(segments.every(isSegment)).toBe(true);
      // The trend and the backtest read all of it.
      const describeRuns = (all: readonly Run[]) =>
        all.map(({ provenance, measurements }) => [provenance.startedAt, measurements.length]);
      expect(describeRuns(await readAll([], store))).toEqual(describeRuns(runs.slice(0, recorded)));
    },
    300_000,
  );
});
