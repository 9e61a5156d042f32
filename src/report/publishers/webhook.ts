import type { Published, Publisher, PublisherKind } from '../../model/rendering.js';
import type { Host } from '../../model/host.js';
import { noWebhook, notNotified } from '../../problems/publishing.js';

const choices = ['never', 'failed', 'always'] as const;

/**
 * Sends one message to a webhook: `text` for Slack and Mattermost, and the report for other programs.
 *
 * @param condition failed: only if the gate failed or nothing could be judged. There is no option for a changed verdict,
 * because the verdict of the previous run is not kept.
 */
export const webhook = (condition: 'failed' | 'always'): Publisher => ({
  id: 'webhook',
  publish: async (published, host) => {
    const isWanted = condition === 'always' || published.report === undefined || published.report.outcome === 'failed';
    if (!isWanted) return [];
    if (host.webhook === undefined) return [noWebhook()];
    const why = await host.webhook(describe(published, host));
    return why === undefined ? [] : [notNotified(why)];
  },
});

/** A larger report is omitted, because receivers would reject the message. */
const mostBytes = 1_000_000;

function describe({ report, headline }: Published, { page }: Host): string {
  const { title = 'Performance', links } = page;
  const link = links?.report ?? links?.job;
  const text = `${inert(`${title}: ${headline}`)}${link === undefined ? '' : `\n${link}`}`;
  const outcome = report?.outcome ?? 'unusable';
  const whole = JSON.stringify({ text, outcome, report });
  return new TextEncoder().encode(whole).length <= mostBytes ? whole : JSON.stringify({ text, outcome });
}

/** A headline quotes names from results, which must not become mentions, links or images. */
const inert = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/@|\](?=\()|:\/\//g, '$&\u200b');

export const webhookKind: PublisherKind = {
  id: 'webhook',
  options: [
    {
      name: 'notify-on',
      value: 'WORD',
      about: 'when to send a message to $GUARDBAND_WEBHOOK_URL: never (default), failed, always',
      choices,
    },
  ],
  make: ({ get }) => {
    const condition = choices.find((choice) => choice === get('notify-on'));
    return condition === 'failed' || condition === 'always' ? [webhook(condition)] : [];
  },
};
