/** The service that hosts the change under test: comments and checks. */
import type { Outcome, Problem } from './documents.js';

/**
 * Where the change under test is kept and talked about. What it may refuse is a value, never thrown; all calls together
 * are bounded in time.
 */
export interface Forge {
  /** Where people find the job, as a URL. */
  readonly jobUrl?: string;
  /** The pull request that the job is about. */
  readonly pullRequest?: Conversation;
  /** What is said below a commit. */
  readonly commit: (id: string) => Conversation;
  /** Writes a check on the commit under test. */
  readonly check: (check: Check) => Promise<Answer<unknown>>;
}

/** Where comments stand one below the other. */
export interface Conversation {
  /** "#7", "1a2b3c4d5e" */
  readonly name: string;
  /** The first comment there that the job's own token wrote and that begins with this line; undefined when there is none. */
  readonly commentThatBegins: (line: string) => Promise<Answer<Comment | undefined>>;
  /** The comment's number, where the answer tells it. */
  readonly comment: (body: string) => Promise<Answer<number | undefined>>;
  readonly rewrite: (comment: Comment, body: string) => Promise<Answer<unknown>>;
  readonly remove: (id: number) => Promise<Answer<unknown>>;
}

export interface Comment {
  readonly id: number;
  /** Markdown. */
  readonly body: string;
}

export interface Check {
  readonly name: string;
  readonly outcome: Outcome | 'unusable';
  /** One line of plain text. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

/** A remark beside a file, or on top of all where it names none. */
export interface Annotation {
  readonly level: Problem['level'];
  readonly message: string;
  readonly at: { readonly title?: string; readonly file?: string; readonly line?: number };
}

/** What a forge says: what it was asked for, or why not. */
export type Answer<Value> = { readonly value: Value } | { readonly refusal: Refusal };

export interface Refusal {
  /**
   * forbidden: the token may not. gone: there is no such thing, or none that the token may see. unacceptable: the forge
   * understood and will not take it. limited: too many requests. unreachable: no answer, so it may even have been done.
   */
  readonly kind: 'forbidden' | 'gone' | 'unacceptable' | 'limited' | 'unreachable';
  /** In the forge's words, or the system's. */
  readonly why: string;
}
