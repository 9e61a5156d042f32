/** What publishers read from a publication: Markdown that the server accepts, and its first paragraph. */
import type { Answer, Comment, Conversation, Forge, Posted } from '../../../model/forge.js';
import type { Publication } from '../../../model/rendering.js';
import { attempt, defined, isObject } from '../../../lang/objects.js';
import { parseJson } from '../../../lang/printable.js';
import type { Context } from '../../../model/context.js';

/**
 * Slightly less than GitHub's actual limit, which differs from the documented one. If GitHub rejects a text, it is sent
 * again at half the size.
 */
const mostBytes = 60_000;
const maxOffers = 4;

/**
 * Sends Markdown, shortened until the server accepts it.
 *
 * @param text renders the Markdown in at most this number of bytes
 * @param extraBytes the number of bytes that `send` adds
 */
export async function sendWithinLimit<Value>(
  text: (mostBytes: number) => string,
  send: (markdown: string) => Promise<Answer<Value>>,
  extraBytes = 0,
): Promise<Answer<Value>> {
  let most = mostBytes - extraBytes;
  let answer: Answer<Value> = { refusal: { kind: 'unacceptable', why: 'there is no text' } };
  let before: string | undefined;
  for (let offers = 0; offers < maxOffers; offers++) {
    const markdown = text(most);
    if (markdown === before) return answer; // the text cannot become shorter
    before = markdown;
    answer = await send(markdown);
    if (!('refusal' in answer) || answer.refusal.kind !== 'unacceptable') return answer;
    most = new TextEncoder().encode(markdown).length / 2;
  }
  return answer;
}

/** Renders a report within a number of bytes. */
export const markdownWithin =
  ({ text }: Publication) =>
  (mostBytes: number): string =>
    text('markdown', { mostBytes }) ?? '';

const leads = {
  report:
    "**The numbers and the verdict come from the fork's own run**: the author of the change controls them, and they have not been verified.",
  results:
    "**The numbers come from the fork's own run**, which the author of the change controls; they were judged by the rules and baselines of this repository.",
} as const satisfies Record<NonNullable<Forge['foreign']>, string>;

/** The first paragraph of a report whose input another run controls; empty for other reports or without a report. */
export const foreignLead = ({ report }: Publication, foreign: Forge['foreign']): string =>
  report === undefined || foreign === undefined ? '' : `> ${leads[foreign]}\n\n`;

/*
 * A comment that several gates may share: one section for each of them, worst first. Each section states in a hidden line which
 * gate, run and commit wrote it, so that no gate replaces what another one found.
 */

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

export interface CommentSection extends Writer {
  /** Markdown. */
  readonly text: string;
}

/** Who writes, so that other gates and later runs are recognised. */
export function toWriter({ outcome }: Pick<Publication, 'outcome'>, { run, subject }: Context): Writer {
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

const endSection = ({ text: _, ...writer }: CommentSection): string =>
  `<!-- guardband-gate ${encodeURIComponent(JSON.stringify(writer)).replaceAll('-', '%2D')} -->`;

/** The size of what is added to the text of a section, in bytes. */
export const overhead = (section: CommentSection): number => endSection(section).length + 2;

/** The sections of a comment without its first line. What an older version wrote has no section. */
export function readSections(body: string): readonly CommentSection[] {
  const sections: CommentSection[] = [];
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
export const writeSections = (sections: readonly CommentSection[]): string =>
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
export function putSection(
  own: CommentSection,
  present: readonly CommentSection[],
): readonly CommentSection[] | undefined {
  const ofGate = present.filter(({ gate }) => gate === own.gate);
  const isAttempt = ofGate.some(({ run }) => run === own.run);
  const isOutdated = (section: CommentSection): boolean =>
    isLater(section, own) &&
    (section.commit !== own.commit ||
      (section.gate === own.gate &&
        (section.run === own.run || (!isAttempt && !isWorse(own.outcome, section.outcome)))));
  if (present.some(isOutdated)) return undefined;
  // The jobs of a matrix may differ in nothing that is known here: none of them hides what another one found.
  const stands = (section: CommentSection): boolean =>
    isSameRun(section, own)
      ? section.outcome !== 'passed' && section.text !== own.text.trim()
      : section.commit === own.commit && section.run !== own.run && isWorse(section.outcome, own.outcome);
  const kept = present.filter((section) =>
    section.gate === own.gate ? stands(section) : section.commit === own.commit,
  );
  return [...kept, own];
}

/** The first line. Encoding prevents a key from closing the HTML comment. */
export const marker = (key: string): string => `<!-- guardband ${encodeURIComponent(key).replaceAll('-', '%2D')} -->`;

/**
 * The number of attempts. A comment may be deleted or changed during an update, or posted although the response was lost, so it
 * is searched for again.
 */
const maxLooks = 4;

/** What to do with a comment. */
export interface Edit {
  /** Markdown after the first line. */
  readonly text: string;
  /** Whether the comment is posted again instead of changed, because nobody is notified of a change. */
  readonly isNew?: boolean;
  /** Whether another writer may be changing the comment, so that it is read again. */
  readonly isShared?: boolean;
}

/**
 * Creates or updates the comment; does nothing if its text is the same.
 *
 * @param first the first line
 * @param edit decides on the text, given that after the first line of the present comment; undefined for nothing to do
 * @returns the URL of the comment, undefined if there is none or it is unknown, or the reason why it could not be written
 */
export async function upsertComment(
  first: string,
  edit: (present: string | undefined) => Edit | undefined,
  conversation: Conversation,
): Promise<Answer<string | undefined>> {
  let answer: Answer<string | undefined> = { value: undefined };
  let posted: number | undefined;
  for (let looks = 0; looks < maxLooks; looks++) {
    const found = await conversation.commentThatBegins(first);
    if ('refusal' in found) return looks === 0 ? found : answer;
    const own: Comment | undefined = found.value;
    // A list can lag behind what was posted.
    if (posted !== undefined && own === undefined) return answer;
    const wanted = edit(own?.body.replace(/^.*\r?\n/, ''));
    const body = `${first}\n${wanted?.text ?? ''}`;
    const isDone = wanted === undefined || (own !== undefined && isSame(own.body, body));
    // Another gate posted first. Later runs update only one comment, so ours would become outdated.
    if (posted !== undefined && own !== undefined && own.id !== posted) await conversation.remove(posted);
    if (isDone) return { value: own?.url };
    const isPost = own === undefined || (wanted.isNew === true && own.id !== posted);
    const written = isPost ? await post(body, own, conversation) : await rewrite(own, body, conversation);
    if ('refusal' in written) {
      answer = written;
      if (written.refusal.kind !== (own === undefined ? 'unreachable' : 'gone')) return answer;
      continue;
    }
    answer = { value: written.value.url };
    posted = isPost ? written.value.id : undefined;
    const isCertain = isPost ? posted === undefined : wanted.isShared !== true;
    if (isCertain) return answer;
  }
  return answer;
}

async function rewrite(own: Comment, body: string, conversation: Conversation): Promise<Answer<Partial<Posted>>> {
  const rewritten = await conversation.rewrite(own, body);
  return 'refusal' in rewritten ? rewritten : { value: own };
}

/** Posts a comment in the place of another one. */
async function post(
  body: string,
  old: Comment | undefined,
  conversation: Conversation,
): Promise<Answer<Partial<Posted>>> {
  const posted = await conversation.comment(body);
  if (!('refusal' in posted) && old !== undefined) await conversation.remove(old.id);
  return posted;
}

/** GitHub may change line ends. */
const isSame = (a: string, b: string): boolean => lines(a) === lines(b);
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
