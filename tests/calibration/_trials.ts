/** Reads labelled trials: DIR/kinds.json and DIR/PART/windows.jsonl, also compressed. trials/README.md describes the format. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Kind, Window } from './injection.js';

/** The part of the trials that this repository may contain. */
export const smallSet = 'tests/calibration/trials';

const fileOf = (folder: string, part: string): string | undefined =>
  ['windows.jsonl', 'windows.jsonl.gz'].map((name) => join(folder, part, name)).find((file) => existsSync(file));

export const hasPart = (folder: string, part: string): boolean => fileOf(folder, part) !== undefined;

export function readWindows(folder: string, part: string): readonly Window[] {
  const file = fileOf(folder, part);
  if (file === undefined) throw new Error(`${join(folder, part)} has no windows.jsonl`);
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Window);
}

export function readKinds(folder: string): readonly Kind[] {
  return (JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')) as { kinds: readonly Kind[] }).kinds;
}

/** Runs of many independent load tests. */
export const isWide = ({ panel }: Window): boolean => panel.startsWith('wf-') && panel !== 'wf-10';

/** The name of a source: its configurations are one. */
export const sourceOf = ({ panel }: Window): string => panel.replace(/^(keycloak|otel|php)-.*/, '$1');
