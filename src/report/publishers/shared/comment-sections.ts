/**
 * A comment that several gates may share: one section for each of them, worst first. Each section states in a hidden line which
 * gate, run and commit wrote it, so that no gate replaces what another one found.
 */
import { attempt } from '../../../lang/attempt.js';
import { parseJson } from '../../../lang/printable.js';
import { defined, isObject } from '../../../lang/objects.js';
import type { Context } from '../../../model/context.js';
import type { Publication } from '../../../model/rendering.js';

/** Who wrote a section. */
export interface Writer {
  /** Distinguishes the gates of a run that have the same key. */
  readonly gate: string;
  /** The run of the workflow. Later runs have larger ids. Where the system counts no attempts, the job, whose builds are attempts. */
  readonly run?: string;
  readonly attempt?: number;
  readonly commit?: string;
  readonly outcome: Publication['outcome'];
}

export interface Section extends Writer {
  /** Markdown. */
  readonly text: string;
}

/** Who writes, so that other gates and later runs are recognised. */
export function describeWriter({ outcome }: Pick<Publication, 'outcome'>, { run, subject }: Context): Writer {
  const { id, attempt, workflow = '', job } = run;
  const isCounted = attempt !== undefined || job === undefined || !/^\d+$/.test(id ?? '');
  return {
    gate: run.step ?? '',
    outcome,
    ...defined({ commit: subject.commit }),
    ...(isCounted ? defined({ run: id, attempt }) : { run: `${workflow}/${job}`, attempt: Number(id) }),
  };
}

/** The hidden line that ends a section. */
const ending = /^<!-- guardband-gate (\S+) -->$/;

const endSection = ({ text: _, ...writer }: Section): string =>
  `<!-- guardband-gate ${encodeURIComponent(JSON.stringify(writer)).replaceAll('-', '%2D')} -->`;

/** The size of what is added to the text of a section, in bytes. */
export const overhead = (section: Section): number => endSection(section).length + 2;

/** The sections of a comment without its first line. What an older version wrote has no section. */
export function readSections(body: string): readonly Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [, encoded] = ending.exec(line) ?? [];
    const writer = encoded === undefined ? undefined : readWriter(encoded);
    if (writer === undefined) lines.push(line);
    else {
      sections.push({ ...writer, text: lines.join('\n').trim() });
      lines = [];
    }
  }
  return sections;
}

function readWriter(encoded: string): Writer | undefined {
  const value = parseJson(attempt(() => decodeURIComponent(encoded)) ?? '');
  return isObject(value) && typeof value['gate'] === 'string' ? (value as unknown as Writer) : undefined;
}

const order: readonly Writer['outcome'][] = ['failed', 'unusable', 'undecided', 'passed'];

/** The sections as Markdown, worst first. */
export const writeSections = (sections: readonly Section[]): string =>
  sections
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
    .map((section) => `${section.text.trim()}\n${endSection(section)}`)
    .join('\n\n');

/** Whether a run is a later one, or a later attempt of the same one. Unknown runs are not. */
function isLater(a: Writer, b: Writer): boolean {
  return a.run === b.run ? (a.attempt ?? 1) > (b.attempt ?? 1) : Number(a.run) > Number(b.run);
}

const isSameRun = (a: Writer, b: Writer): boolean =>
  a.run !== undefined && a.run === b.run && a.attempt === b.attempt && a.commit === b.commit;

/** Whether a verdict about the same commit stands beside another one: a second run of the gate does not hide what a first one found. */
const isWorse = (a: Writer['outcome'], b: Writer['outcome']): boolean => order.indexOf(a) < order.indexOf(b);

/**
 * Puts a section into a comment. It replaces that of an earlier run of the same gate, unless that one found worse about the same
 * commit: only a later attempt of the same run takes that back. Sections about other commits are dropped: their gates judge this
 * commit, too, or no longer exist.
 *
 * @returns undefined if a later run of the gate, or a run of a later commit, has already written
 */
export function putSection(own: Section, present: readonly Section[]): readonly Section[] | undefined {
  const ofGate = present.filter(({ gate }) => gate === own.gate);
  const isAttempt = ofGate.some(({ run }) => run === own.run);
  const isOutdated = (section: Section): boolean =>
    isLater(section, own) &&
    (section.commit !== own.commit ||
      (section.gate === own.gate &&
        (section.run === own.run || (!isAttempt && !isWorse(own.outcome, section.outcome)))));
  if (present.some(isOutdated)) return undefined;
  // The jobs of a matrix may differ in nothing that is known here: none of them hides what another one found.
  const stands = (section: Section): boolean =>
    isSameRun(section, own)
      ? section.outcome !== 'passed' && section.text !== own.text.trim()
      : section.commit === own.commit && section.run !== own.run && isWorse(section.outcome, own.outcome);
  const kept = present.filter((section) =>
    section.gate === own.gate ? stands(section) : section.commit === own.commit,
  );
  return [...kept, own];
}
