/** Problems with the history: recording, maintaining and comparing with it. */
import { formatCount, joinWithOr, quote, shortList } from '../lang/format.js';
import { quoteShell } from '../lang/printable.js';
import { defineProblem, defineProblemAt, variantAt, variantOf } from './problem.js';
import { unreadableFile } from './inputs.js';

/** @param base the commit whose ancestors count */
export const runsNotContained = defineProblem('runs-not-contained', 'note', {
  advice: 'No action needed: they count for versions that contain these commits.',
  message: (count: number, base: string) =>
    `${formatCount(count, 'recorded run')} of commits that are not part of ${base.slice(0, 10)} ${count === 1 ? 'is' : 'are'} not compared.`,
});

/** @param others the repositories that they were recorded for */
export const runsOfOthers = defineProblem('runs-of-others', 'warning', {
  advice:
    'No action needed if several repositories share this place. If this one was renamed, fetch its whole history (fetch-depth: 0): runs of commits that it has count.',
  message: (runs: number, others: readonly string[]) =>
    `${formatCount(runs, 'recorded run')} of another repository (${shortList(others)}) ${runs === 1 ? 'is' : 'are'} not compared.`,
});

/** @param used what is compared instead */
export const otherBranchesUsed = defineProblem('other-branches-used', 'note', {
  advice: 'Record runs of this branch, too, if its level differs.',
  message: (branch: string, used: string) =>
    `No run of the branch ${quote(branch)} is recorded, so it is compared with ${used}.`,
});

/** @param age "289 days and 41 commits" */
export const staleBaseline = defineProblem('stale-baseline', 'warning', {
  advice:
    'Find out why recording ended: look at the last runs of the workflow that records. GitHub disables schedules after 60 days without activity.',
  message: (age: string) => `The newest recorded run is ${age} old, so other changes are judged along with this one.`,
});

export const refused = defineProblem('refused', 'warning', {
  advice: 'A baseline must not contain failures. Fix the test and measure the case again.',
  message: (key: string, why: string) => `Not recorded: ${key}, because ${why}.`,
});

/** @param reasons the number of runs by case and reason */
export const historyRefused = variantOf(
  refused,
  (reasons: ReadonlyMap<string, number>) =>
    `Not recorded: ${shortList([...reasons].map(([why, runs]) => `${why} (${formatCount(runs, 'run')})`))}.`,
);

/** Why a run of a history is not recorded. */
const reasonsToLeaveOut = {
  undated: ['without a date', 'Put it into a folder named by its date, or record it alone with --at 2025-01-31.'],
  future: ['of a date in the future', 'Check the clock of the machine that measured, and the format of its dates.'],
  doubled: ['that is there twice', 'No action needed if both are the same; the first one counts.'],
  unit: ['with times a thousand times those of the others', 'Write all times in one unit, and record it again.'],
} as const;
export type LeftOut = keyof typeof reasonsToLeaveOut;

/** @param names of some of them: when they began, or where they are */
export const runsLeftOut = defineProblem('run-left-out', 'warning', {
  message: (why: LeftOut, runs: number, names: readonly string[]) => {
    const [what, advice] = reasonsToLeaveOut[why];
    return { message: `Not recorded: ${formatCount(runs, 'run')} ${what}: ${shortList(names)}.`, advice };
  },
});

/** @param said what `check` says of the run */
export const recordedBeyond = defineProblem('recorded-beyond', 'note', {
  advice: 'No action needed: a worse level becomes the baseline by `guardband accept` only.',
  message: (outcome: 'failed' | 'undecided' | 'unusable', said: string) =>
    `Recorded, although a check of it says: ${outcome}, ${said}.`,
});

/** @param former recorded scenarios with the same labels as the one that was recorded now */
export const recordedApart = defineProblem('recorded-apart', 'note', {
  message: ([first = '', ...others]: readonly string[], now: string) => ({
    message: `These labels were recorded as scenario ${joinWithOr([first, ...others].map(quote))} before, and now as ${quote(now)}: different cases, which are not compared.`,
    advice: `If all are the same test, name it: \`scenario: ${JSON.stringify(first)}\` in guardband.yml, or --set ${quoteShell(`scenario=${first}`)}. To join what was recorded, add to guardband.yml: renamed: [${[...others, now].map((name) => `{scenario: ${JSON.stringify(name)}, to: ${JSON.stringify(first)}}`).join(', ')}]`,
  }),
});

export const folderBusy = defineProblemAt('folder-busy', 'error', {
  advice: 'Record again. If no other process is running, remove the folder .recording from the history.',
  message: () => 'Another process kept recording in this folder, so nothing was recorded.',
});

export const unsoundEntry = defineProblem('unsound-entry', 'error', {
  advice:
    'Check the results: they contain values that cannot be measured. If the results are correct, report this as a defect.',
  message: (why: string) => `Nothing was written, because it could not be read back: ${why}`,
});

export const historyNotFolder = variantAt(unreadableFile, () => ({
  message: 'The history could not be read: it is neither a folder nor an .ndjson file, or a link to nothing.',
  advice: 'Name the folder of the history with --baselines or `baselines: {store: ...}`, or restore it.',
}));

export const filesHidden = defineProblem('files-hidden', 'error', {
  message: (place: string, files: readonly string[]) => ({
    message: `${shortList(files)} ${files.length === 1 ? 'is' : 'are'} part of the history in ${quote(place)}, but not checked out.`,
    advice: `The checkout is sparse: add the folder of the history to it (git sparse-checkout add ${place}; in a workflow, a line of \`sparse-checkout:\`).`,
  }),
});

export const damagedHistory = defineProblem('damaged-history', 'error', {
  advice: 'Restore the file from an earlier commit or a backup, or remove the lines that are listed above.',
  message: (store: string) => `The history in ${store} has old runs that cannot be read, so nothing was added to it.`,
});

export const conflictMarker = defineProblemAt('conflict-marker', 'error', {
  advice: 'Keep the lines of both sides and remove the marker; the next recording does so.',
  message: () => 'This line is a conflict marker of git: a merge was committed without resolving its conflicts.',
});

export const brokenLine = defineProblemAt('broken-line', 'error', {
  advice:
    'The next recording moves it into a side file. What it had is in the archive, unless someone wrote it by hand.',
  message: () =>
    'This line cannot be read: it is cut off, names a run or a case that no line states, or has values that cannot be.',
});

export const emptyHistory = defineProblemAt('empty-history', 'error', {
  advice: 'Restore it from an earlier commit or a backup, or remove it; the next recording removes it.',
  message: () => 'This file of the history is empty, so its entries are lost.',
});

export const linesMoved = defineProblemAt('lines-moved', 'warning', {
  advice: 'Look at the side file: record again what is missing, then delete it.',
  message: () => 'What cannot be read of it is now in a side file, whose name ends with .broken, and no longer counts.',
});

export const newerLayout = defineProblemAt('newer-layout', 'error', {
  advice: 'Use the newer version everywhere that reads or records this history.',
  message: (found: number, known: number) =>
    `This history has version ${String(found)} of the layout, and this Guardband knows version ${String(known)}.`,
});

/** Why measurements are not added, or added once more. */
const repetitions = {
  'same-result': 'already recorded',
  'other-values': 'already recorded with other reading options, such as another warm-up, and keep those values',
  'same-values': 'without a start time and exactly as in the newest recorded run, so they are taken for it',
} as const;

export const alreadyRecorded = defineProblem('already-recorded', 'note', {
  advice:
    'No action needed if it is the same run: nothing was added twice. To replace values, delete the lines of that run.',
  message: (keys: readonly string[], how: keyof typeof repetitions) =>
    `${formatCount(keys.length, 'case')} of this run: ${repetitions[how]}: ${shortList(keys, 3)}.`,
});

/** @param change "#7" */
export const unmergedRefused = defineProblem('unmerged', 'warning', {
  advice:
    'Record in jobs of the branches that changes go into, such as `on: push`. To record this run anyway: --unmerged, or the input unmerged; on your own machine, set CI=false.',
  message: (change: string, store: string) =>
    `Nothing was recorded: this run is of ${change}, which is not merged, and ${quote(store)} is shared with other versions.`,
});

export const unmergedRecorded = variantOf(
  unmergedRefused,
  (change: string) =>
    `This run is of ${change}, which is not merged. Do not publish it as the baseline of other versions.`,
);

export const bucketFailed = defineProblem('bucket-failed', 'error', {
  advice:
    'Check the bucket, AWS_REGION, AWS_ENDPOINT_URL_S3 and the credentials: the job needs to list and read objects below the prefix, and, if it records, to write and delete them. Recording again adds nothing twice.',
  message: (place: string, why: string) => ({
    message: `${quote(place)} could not be used: ${why.slice(0, 600)}`,
    advice: /credential|AccessDenied|InvalidAccessKeyId|ExpiredToken|SignatureDoesNotMatch/i.test(why)
      ? 'The job has no valid credentials for the bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role. Secrets are empty in jobs of forks, and in those of Dependabot unless they are also Dependabot secrets: judge these by baselines in the repository, or make the bucket readable for everyone.'
      : undefined,
  }),
});

export const levelsGiven = defineProblem('levels-given', 'warning', {
  message: (what: string, restore: string) => ({
    message: `Nobody judged this history before, so the newest level that lasts is taken as given: ${what}.`,
    advice: `To be judged by the better level before it again: ${restore}`,
  }),
});

export const casesEnded = defineProblem('cases-ended', 'note', {
  advice: 'No action needed: a case that is measured is expected again.',
  message: (runs: number, keys: readonly string[]) =>
    `No longer expected, because the newest ${String(runs)} runs or more do not have ${keys.length === 1 ? 'it' : 'them'}: ${shortList(keys)}.`,
});
