import type { Answer, Comment, PullRequest, Publisher, Report } from '../model.js';
import { noComment, nothingToCommentOn } from '../problems.js';
import { sized } from './_shared-sized.js';

export interface CommentOptions {
  /** Comments of different keys leave each other alone. */
  readonly key: string;
  /** always: on every run. change: only when something is wrong, or was wrong and a comment still says so. */
  readonly on: 'always' | 'change';
  /** One line of Markdown to be said last: where the report came from. */
  readonly note?: string;
}

/**
 * One comment on the pull request, written anew by every run. Which one is told by its first line, which is not shown, and by
 * its author. What cannot be posted is a warning: the verdict stands.
 */
export const comment = (options: CommentOptions): Publisher => ({
  id: 'comment',
  publish: async (what, { forge }) => {
    const pullRequest = forge?.pullRequest;
    if (pullRequest === undefined) return [nothingToCommentOn()];
    const first = marker(options.key);
    const last = closing(options.note, forge?.jobUrl);
    const around = new TextEncoder().encode(`${first}\n${last}`).length;
    const answer = await sized(
      what,
      (text) => put(`${first}\n${text}${last}`, what.report, pullRequest, options),
      around,
    );
    return 'refusal' in answer ? [noComment(pullRequest.name, answer.refusal)] : [];
  },
});

/** Nothing in it can end the HTML comment before its end. */
const marker = (key: string): string => `<!-- guardband ${encodeURIComponent(key).replaceAll('-', '%2D')} -->`;

function closing(note?: string, jobUrl?: string): string {
  const parts = [
    ...(note === undefined ? [] : [note]),
    ...(jobUrl === undefined ? [] : [`[The whole report](${jobUrl})`]),
  ];
  return parts.length === 0 ? '' : `\n<sub>${parts.join(' ')}</sub>\n`;
}

/** Deleted while it was being changed, or posted although no answer came: another look tells. */
const mostLooks = 3;

async function put(
  body: string,
  report: Report,
  pullRequest: PullRequest,
  { key, on }: CommentOptions,
): Promise<Answer<unknown>> {
  let answer: Answer<unknown> = { value: undefined };
  for (let looks = 0; looks < mostLooks; looks++) {
    const found = await pullRequest.commentThatBegins(marker(key));
    if ('refusal' in found) return found;
    const own: Comment | undefined = found.value;
    if (own === undefined && on === 'change' && !isWrong(report)) return found;
    if (own !== undefined && isSame(own.body, body)) return found;
    answer = own === undefined ? await pullRequest.comment(body) : await pullRequest.rewrite(own, body);
    if (!('refusal' in answer)) return answer;
    const { kind } = answer.refusal;
    const isWorthALook = own === undefined ? kind === 'unreachable' : kind === 'gone';
    if (!isWorthALook) return answer;
  }
  return answer;
}

/** GitHub keeps line ends as they please it. */
const isSame = (a: string, b: string): boolean => lines(a) === lines(b);
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();

const isWrong = ({ outcome, tallies, runShifts }: Report): boolean =>
  outcome !== 'passed' ||
  tallies.regression + tallies.suspect + tallies.missing + tallies.invalid > 0 ||
  runShifts.some(({ verdict }) => verdict === 'regression');
