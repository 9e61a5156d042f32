/** The service that hosts the change under test: comments and checks. */
import type { Outcome, Problem } from './documents.js';

/**
 * The service that hosts the change under test. Refused requests are returned as values, never thrown. All calls together
 * are limited in time.
 */
export interface Forge {
  /**
   * The part of the input that another run controls: its report, or the results judged here. Absent if this job did both
   * the measuring and the judging.
   */
  readonly foreign?: 'report' | 'results';
  /** The pull request under test. */
  readonly pullRequest?: Conversation;
  /** Asks for the newest commit of the pull request, because the report of an older one would mislead. Absent if nobody knows. */
  readonly newest?: () => Promise<string | undefined>;
  /** Absent if comments on commits can be neither found by author nor updated. */
  readonly commit?: (id: string) => Conversation;
  /** Writes a check on the commit under test. */
  readonly check: (check: Check) => Promise<Answer<unknown>>;
  /** The checks of this name on the commit under test: who wrote them, as they stated, and whether they show a success. */
  readonly checkWriters: (name: string) => Promise<Answer<readonly CheckWriter[]>>;
}

/** A thread of comments. */
export interface Conversation {
  /** "#7", "1a2b3c4d5e" */
  readonly name: string;
  /** Finds the first comment written with the job's own token that begins with this line; undefined if there is none. */
  readonly commentThatBegins: (line: string) => Promise<Answer<Comment | undefined>>;
  /** Posts a comment. Its number is undefined if the response does not contain it. */
  readonly comment: (body: string) => Promise<Answer<Partial<Posted>>>;
  readonly rewrite: (comment: Posted, body: string) => Promise<Answer<unknown>>;
  readonly remove: (id: number) => Promise<Answer<unknown>>;
}

/** A comment that has been posted. */
export interface Posted {
  readonly id: number;
  /** The URL of the comment, if the forge returned one. */
  readonly url?: string;
}

export interface Comment extends Posted {
  /** Markdown. */
  readonly body: string;
}

export interface Check {
  readonly name: string;
  /** Identifies the gate and its run. */
  readonly writer?: string;
  readonly outcome: Outcome | 'unusable';
  /** Whether the check shows neither success nor failure: an untrusted report must not turn a commit green. */
  readonly isNeutral?: boolean;
  /** One line of plain text. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

export interface CheckWriter {
  readonly writer: string;
  readonly isGreen: boolean;
}

/** A message shown at a file, or at the top if it has no file. */
export interface Annotation {
  readonly level: Problem['level'];
  readonly message: string;
  readonly place: { readonly title?: string; readonly file?: string; readonly line?: number };
}

/** The requested value, or why the request was refused. */
export type Answer<Value> = { readonly value: Value } | { readonly refusal: ForgeRefusal };

export interface ForgeRefusal {
  /**
   * forbidden: the token lacks a permission. gone: not found, or not visible to the token. unacceptable: invalid request.
   * limited: too many requests. unreachable: no response, so the request may have taken effect.
   */
  readonly kind: 'forbidden' | 'gone' | 'unacceptable' | 'limited' | 'unreachable';
  /** The error message of the forge or the system. */
  readonly why: string;
  /** Advice, if the forge knows more than the general advice. */
  readonly advice?: string;
}
