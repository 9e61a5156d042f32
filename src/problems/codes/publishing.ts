import type { CodeTable } from './table.js';

export const publishingCodes = {
  'large-matrix': {
    level: 'warning',
    meaning: 'There are more suspects to measure than GitHub starts jobs.',
    advice: 'Measure everything again, or split the list.',
  },
  'unknown-ending': {
    level: 'error',
    meaning: 'There is no report format for the extension of an output file.',
    advice: 'Use one of the extensions listed.',
  },
  'unknown-format-name': {
    level: 'error',
    meaning: 'The value of --format is not an output format.',
    advice: 'Use one of the formats listed.',
  },
  'not-an-address': {
    level: 'error',
    meaning: 'The value of --repository is not the HTTPS URL of a repository.',
    advice: 'Use a URL without user, query and fragment, e.g. https://github.com/owner/name.',
  },
  'not-written': {
    level: 'error',
    meaning: 'A report could not be written.',
    advice: 'Name a writable location. The verdict is not affected.',
  },
  'no-summary': {
    level: 'warning',
    meaning: 'The job summary could not be written.',
    advice: 'The verdict is not affected. The report is in the log of this step.',
  },
  'no-comment': {
    level: 'warning',
    meaning: 'The comment on the pull request could not be posted.',
    advice: 'The reason is given: permissions, a closed pull request, rate limits or the network.',
  },
  'not-notified': {
    level: 'warning',
    meaning: 'The message to the webhook could not be sent.',
    advice: 'Check the URL in GUARDBAND_WEBHOOK_URL, which must use HTTPS. The verdict is not affected.',
  },
  'no-webhook': {
    level: 'note',
    meaning: 'No message was sent: the environment has no webhook URL.',
    advice:
      'Set GUARDBAND_WEBHOOK_URL from a secret. No action needed on a pull request from a fork, which has no secrets.',
  },
  'nothing-to-comment-on': {
    level: 'note',
    meaning: 'No comment was posted: there is no pull request or no token.',
    advice:
      'No action needed for pushes. On a pull request, pass `github-token`; GitLab needs a merge request pipeline.',
  },
  'no-pull-request-of-commit': {
    level: 'note',
    meaning: 'No comment was posted: no open pull request has this commit as its newest.',
    advice: 'No action needed for pushes to a branch without a pull request. Otherwise name it: input `pr-number`.',
  },
  'found-pull-request': {
    level: 'note',
    meaning: 'The comment goes to the open pull request whose newest commit was measured.',
    advice: 'No action needed. To comment on another one, name it: input `pr-number`.',
  },
  'not-a-number': {
    level: 'error',
    meaning: 'The input `pr-number` is not the number of a pull request.',
    advice: 'Write its number without #, or omit it.',
  },
  'not-a-url': {
    level: 'error',
    meaning: 'A link for the report is not the URL of a web page.',
    advice: 'Write the whole URL, with https://.',
  },
  'no-commit-comment': {
    level: 'warning',
    meaning: 'A comment on a commit could not be posted.',
    advice: 'The reason is given: permissions, another repository, rate limits or the network.',
  },
  'no-place-to-comment': {
    level: 'warning',
    meaning: 'No comment was posted: there is no token or no repository.',
    advice: 'Use the default `github-token`, or pass one. The trend is not affected; it is in the job summary.',
  },
  'no-check-run': {
    level: 'warning',
    meaning: 'The check run could not be written.',
    advice: 'Give the job `permissions: checks: write`, or omit `check-run`. The verdict is not affected.',
  },
  'not-about-a-pull-request': {
    level: 'note',
    meaning: 'Nothing was posted: the triggering run belongs to no pull request.',
    advice:
      'Use `mode: comment` in a workflow that is triggered (`on: workflow_run`) by the workflow that checks pull requests.',
  },
  'no-open-pull-request': {
    level: 'note',
    meaning: 'Nothing was posted: the branch has no open pull request.',
    advice: 'No action needed if it was merged or closed in the meantime.',
  },
  'several-pull-requests': {
    level: 'warning',
    meaning: 'Nothing was posted: several pull requests come from the branch.',
    advice: 'Close all but one. The report is in the summary of the run that wrote it.',
  },
  'outdated-run': {
    level: 'note',
    meaning: 'A run was repeated after a later one had commented.',
    advice: 'No action needed: the comment of the later run stays. The verdict of this one is in its log.',
  },
  'shared-check-name': {
    level: 'note',
    meaning: 'Two gates of a run write checks of the same name.',
    advice: 'Give each a `comment-key`, so that required checks can name it.',
  },
  'not-a-commit': {
    level: 'error',
    meaning: 'The measured commit is not an id of a commit.',
    advice: 'Name it by its hexadecimal id, such as that of git rev-parse HEAD.',
  },
  'stale-report': {
    level: 'note',
    meaning: 'Nothing was posted: the pull request has newer commits.',
    advice: 'No action needed: the run for the newer commit posts its own report.',
  },
  'pull-request-unknown': {
    level: 'warning',
    meaning: 'Nothing was posted: the pull request could not be determined.',
    advice: 'Give the job `permissions: pull-requests: write` and pass `github-token`, or run it again.',
  },
  'not-a-choice': {
    level: 'error',
    meaning: 'An input of the Action does not accept its value.',
    advice: 'Use one of the values listed.',
  },
  'further-annotations': {
    level: ['error', 'warning', 'note'],
    meaning: 'There are more annotations than GitHub shows.',
    advice: 'See the job summary or the report for all of them.',
  },
} as const satisfies CodeTable;
