/** Every reader must reject or read deep nesting in linear time, whatever the surrounding format. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { times } from '../_times.js';
import { findReader } from '../../src/formats/recognise/find-reader.js';
import { readers } from '../../src/formats/index.js';
import { configurationFor, optionsFor } from './_options.js';
import { rawResult } from '../fuzz/_seeds.js';
import { runWith } from '../fuzz/_run.js';

const levels = 10_000;
/** Rejecting takes a few milliseconds of CPU, which other programs do not use up. Quadratic work would take far longer. */
const mostMs = 5000;

const root = 'tests/formats';
const fixtures = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => !/golden|options/.test(file) && /\.\w+$/.test(file))
  .sort()
  .map((file) => ({ file: join(root, file), text: readFileSync(join(root, file), 'utf8') }));

const nestings: Readonly<Record<string, (depth: number) => string>> = {
  lists: (depth) => '['.repeat(depth) + ']'.repeat(depth),
  'open lists': (depth) => '['.repeat(depth),
  objects: (depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  elements: (depth) => '<a>'.repeat(depth) + '</a>'.repeat(depth),
  samples: (depth) => '<sample t="1" ts="1760000000000" lb="a" s="true">'.repeat(depth) + '</sample>'.repeat(depth),
  'open tables': (depth) => '<table><tr><td>'.repeat(depth),
  quotes: (depth) => `${'> '.repeat(depth)}| a | b |`,
  emphasis: (depth) => '*['.repeat(depth),
};

/**
 * Inserts the nesting after the first character that begins an object, an element or a line, and at the end of the text.
 */
const placements: readonly ((text: string, nested: string) => string)[] = [
  (text, nested) => text.replace(/\{/, () => `{"nested":${nested},`),
  (text, nested) => text.replace(/(<\w[^>]*[^/?]>)/, (tag) => `${tag}${nested}`),
  (text, nested) => text.replace('\n', () => `\n${nested}\n`),
  (text, nested) => `${text}\n${nested}`,
];

/** The first two inputs of each reader. */
const inputs = new Map<string, (typeof fixtures)[number][]>();
beforeAll(async () => {
  for (const fixture of [{ file: '', text: rawResult }, ...fixtures]) {
    const { id = '' } = (await findReader(fixture.text.slice(0, 65_536), optionsFor(fixture.file))) ?? {};
    const known = inputs.get(id) ?? [];
    if (known.length < times(2)) inputs.set(id, [...known, fixture]);
  }
});

describe.each(readers.map(({ id }) => id))('%s', (id) => {
  test(`reads or refuses ${String(levels)} levels`, async () => {
    const own = inputs.get(id) ?? [];
    expect(own.length).toBeGreaterThan(0);
    for (const [name, nest] of Object.entries(nestings))
      for (const place of placements)
        for (const { file, text } of own) {
          const began = process.cpuUsage();
          const configuration = configurationFor(file);
          const { exitCode, stderr } = await runWith(
            {
              input: Buffer.from(place(text, nest(levels))),
              ...(configuration !== undefined && { 'guardband.yml': Buffer.from(configuration) }),
            },
            'read',
            'input',
          );
          const { user, system } = process.cpuUsage(began);
          const tookMs = (user + system) / 1000;
          expect([name, [0, 3].includes(exitCode), /internal error/.test(stderr), tookMs < mostMs]).toEqual([
            name,
            true,
            false,
            true,
          ]);
        }
  });
});
