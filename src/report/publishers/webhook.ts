import type { Outcome } from '../../model/documents.js';
import type { Publication, Publisher, PublisherKind } from '../../model/rendering.js';
import type { Host } from '../../model/host.js';
import { noWebhook, notPublished } from '../../problems/publishing.js';

const choices = ['never', 'failed', 'change', 'always'] as const;

/**
 * Sends one message to a webhook: `text` for Slack and Mattermost, and the report for other programs.
 *
 * @param condition failed: only if the gate did not pass. change: only if the outcome differs from that of
 * the run before, or nothing could be judged
 */
const webhook =
  (condition: Exclude<(typeof choices)[number], 'never'>): Publisher =>
  async (published, host) => {
    const { outcome } = published;
    // Before the first run nothing was wrong, so a first run that passes is not a change.
    const previous = condition === 'change' ? ((await published.previousOutcome?.()) ?? 'passed') : undefined;
    const isWanted =
      condition === 'always' ||
      outcome === 'unusable' ||
      (condition === 'failed' ? outcome !== 'passed' : outcome !== previous);
    if (!isWanted) return [];
    if (host.webhook === undefined) return [noWebhook()];
    const why = await host.webhook(describe(published, host, previous));
    return why === undefined ? [] : [notPublished('The notification', why, adviceOnUrl)];
  };

const adviceOnUrl = 'Check the URL in GUARDBAND_WEBHOOK_URL, which must use HTTPS.';

/** A larger report is omitted, because receivers would reject the message. */
const mostBytes = 1_000_000;

function describe({ report, outcome, headline }: Publication, { page }: Host, previousOutcome?: Outcome): string {
  const { title = 'Performance', links } = page;
  const link = links?.report ?? links?.job;
  const word = previousOutcome === 'undecided' ? 'unknown' : previousOutcome;
  const before = word === undefined || report === undefined ? '' : ` (${word} before)`;
  const text = `${makeInert(`${title}: ${headline}${before}`)}${link === undefined ? '' : `\n${link}`}`;
  const { branch, commit } = report?.candidate.provenance ?? {};
  const brief = { text, outcome, previousOutcome, repository: page.repositoryUrl, branch, commit };
  const whole = JSON.stringify({ ...brief, report });
  return new TextEncoder().encode(whole).length <= mostBytes ? whole : JSON.stringify(brief);
}

/** A headline quotes names from results, which must not become mentions, links or images. */
const makeInert = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/@|\](?=\()|:\/\//g, '$&\u200b');

export const webhookKind: PublisherKind = {
  options: [
    {
      name: 'notify-on',
      value: 'WORD',
      about:
        'when to send a message to $GUARDBAND_WEBHOOK_URL: never (default), failed, change (the outcome is not that of the run before), always',
      choices,
      isRare: true,
    },
  ],
  make: ({ get }) => {
    const condition = choices.find((choice) => choice === get('notify-on'));
    return condition === undefined || condition === 'never' ? [] : [webhook(condition)];
  },
};
