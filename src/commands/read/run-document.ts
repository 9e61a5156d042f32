/** Any supported input as one run document. */
import { nameCase } from '../../cases/names.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Measurement, RunDocument } from '../../model/documents.js';
import { compareNaturally } from '../../lang/natural-order.js';
import { escapeInvisible } from '../../lang/json-text.js';
import { readSettings, type Request } from '../../config/settings.js';
import { readCandidate } from '../../input/candidate.js';
import { isError } from '../../problems/problem.js';
import type { Result } from '../result.js';

/** 0: everything was read. 3: nothing, or not all of it. */
export type Documented = Result<{
  /** The run document as JSON, also where only a part of the input could be read. Undefined where nothing could. */
  readonly text?: string;
}>;

export async function runDocument(request: Request, host: Host): Promise<Documented> {
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, problems: settings.problems };
  const { run, problems } = await readCandidate(settings, host);
  if (run === undefined) return { exitCode: unusable, problems };
  const document: RunDocument = { schemaVersion: 1, ...run, measurements: inOrder(run.measurements) };
  return {
    exitCode: problems.some(isError) ? unusable : 0,
    text: `${escapeInvisible(indented(document))}\n`,
    problems,
  };
}

/** By case, repetitions by time: the same files in any order are the same document. Numbers in names as people order them. */
function inOrder(measurements: readonly Measurement[]): readonly Measurement[] {
  const keys = new Map(measurements.map((each) => [each, nameCase(each).key]));
  return [...measurements].sort((a, b) => {
    const [first = '', second = ''] = [keys.get(a), keys.get(b)];
    if (first === second) return (a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : 1;
    return compareNaturally(first, second);
  });
}

/** As JSON.stringify indents, but a histogram's numbers on one line. */
function indented(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'number')) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close, lines] = Array.isArray(value)
    ? ['[', ']', value.map((each) => indented(each, inner))]
    : ['{', '}', Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${indented(each, inner)}`)];
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
