/**
 * Every figure of drawn runs, so that a constant of the judge cannot change unseen: `npm run goldens -- tests/judge/figures` rewrites
 * them, to be reviewed like code.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/model/documents.js';
import { generate, judge, lose, losing, type Loss, type World } from './_generated.js';

const golden = 'tests/judge/figures/golden.txt';

const losses: Readonly<Record<string, (world: World) => Loss>> = {
  unchanged: () => ({}),
  'one label slower': ({ labels }) => ({ label: labels[0], factor: 1.25, metrics: losing.all }),
  'all slower': () => ({ factor: 1.2, metrics: losing.all }),
  'longer tail': ({ labels }) => ({ label: labels.at(-1), factor: 1.6, metrics: losing.tail }),
  errors: ({ labels }) => ({ label: labels[0], errors: 1.5 }),
};

/** Its older half was slower. */
const afterGain = (world: World): World => {
  const half = Math.floor(world.past.length / 2);
  const slower = lose({ ...world, head: world.past.slice(0, half) }, { factor: 1.3, metrics: losing.all }).head;
  return { ...world, past: [...slower, ...world.past.slice(half)] };
};

/** The numbers of a document with their names, to four digits. */
const figuresOf = (value: unknown, name = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, `${name}.${key}`))
    : typeof value === 'number'
      ? [`${name.slice(1)}=${String(Number(value.toPrecision(4)))}`]
      : [];

function lineOf({ case: { label, configuration }, metric, verdict, reason, ...rest }: Finding): string {
  const { limit, severity, noise, effect, drift, smallestDetectable } = rest;
  const figures = figuresOf({ limit, severity, noise, effect, drift, least: smallestDetectable });
  return [label, configuration['users'], metric, verdict, reason, ...figures].join(' ');
}

test('the figures of drawn runs are those that were reviewed', () => {
  const lines = Array.from({ length: 20 }, (_, i) => {
    const drawn = generate(i + 1);
    const world = i % 4 === 3 && !drawn.isPairs ? afterGain(drawn) : drawn;
    const [name, loss] = Object.entries(losses)[i % 5] ?? ['', () => ({})];
    const { findings, outcome, reasons, runShifts } = judge(lose(world, loss(world)));
    const heading = [`# ${String(i + 1)}`, name, outcome, ...reasons, ...figuresOf(runShifts)];
    return [heading.join(' '), ...findings.filter(({ gated }) => gated).map(lineOf)];
  }).flat();
  const text = `${lines.join('\n')}\n`;
  if (process.env['GUARDBAND_GOLDENS'] === 'write') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
});
