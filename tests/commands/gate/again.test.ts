/** What decided lies beside the measurements, and nothing can be left out of it. */
import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAndJudge } from '../../../src/commands/check/read-and-judge.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { parseJson } from '../../../src/lang/printable.js';
import type { GateDocument } from '../../../src/model/documents.js';
import { measuredWorld } from './_measured.js';

const gate = measuredWorld();

test('the measurements are judged again as the gate judged them, and not in part', async () => {
  const plan = {
    factor: ({ side, number }: { side: string; number: number }) =>
      (side === 'head' ? 1.3 : 1) + 0.02 * Math.sin(7 * number),
  };
  const { report, out } = await gate({ pairs: 3, budgetMs: 3_600_000 }, plan);
  const again = async () =>
    await readAndJudge(
      { config: join(out, '../guardband.yml'), results: [`${out}/head`], against: `${out}/base` },
      nodeHost(),
    );
  const judged = (await again()).judged;
  expect([judged?.outcome, judged?.findings]).toEqual([report?.outcome, report?.findings]);

  const file = join(out, 'gate.json');
  const document = parseJson(readFileSync(file, 'utf8')) as GateDocument;
  const keep = async (changed: object): Promise<readonly string[]> => {
    writeFileSync(file, JSON.stringify({ ...document, ...changed }));
    const { judged: of, problems } = await again();
    return of === undefined ? problems.map(({ code }) => code) : [of.outcome];
  };
  expect(await keep({ order: document.order.slice(1) })).toEqual(['gate-unread']);
  expect(await keep({ order: [...document.order, 'base'] })).toContain('nothing-read');
  expect(await keep({ schemaVersion: 2 })).toEqual(['gate-unread']);
  // A screen that nobody measured makes nothing green.
  expect(await keep({ screen: { isCalm: true, suspects: [], noise: [] } })).not.toEqual(['passed']);
});
