import type { CodeTable } from './table.js';

export const historyCodes = {
  refused: {
    level: 'warning',
    meaning: 'A case was not recorded, because its result is invalid or failed.',
    advice: 'A baseline must not contain failures. Fix the test and measure the case again.',
  },
  'unsound-entry': {
    level: 'error',
    meaning: 'A measurement could not be read back if it were written.',
    advice:
      'Check the results: they contain values that cannot be measured. If the results are correct, report this as a defect.',
  },
  'damaged-history': {
    level: 'error',
    meaning: 'A history has broken lines, so nothing was added to it.',
    advice: 'List the broken lines with guardband history --check; --repair moves them into a side file.',
  },
  'conflict-marker': {
    level: 'error',
    meaning: 'A history file contains a conflict marker of git.',
    advice: 'Keep the lines of both sides and remove the marker: guardband history --repair.',
  },
  'empty-history': {
    level: 'error',
    meaning: 'A file of a history is empty.',
    advice: 'Restore it from an earlier commit or a backup, or remove it: guardband history --repair.',
  },
  'lines-dropped': {
    level: 'note',
    meaning: 'Broken lines of a history were moved into a side file.',
    advice: 'Check the side file, record the missing runs again, then delete it.',
  },
  'lines-would-move': {
    level: 'note',
    meaning: 'A repair would move broken lines of the history (--dry-run).',
    advice: 'Look at the broken lines above, then repair: guardband history --repair.',
  },
  'not-repairable': {
    level: 'error',
    meaning: 'The storage of the history cannot move broken lines.',
    advice: 'Copy the history into a folder and repair the copy: guardband history --repair --baselines DIR.',
  },
  'newer-layout': {
    level: 'error',
    meaning: 'A newer version of Guardband wrote this history.',
    advice: 'Use the newer version everywhere that reads or records this history.',
  },
  'segment-misnamed': {
    level: 'error',
    meaning: 'A segment of a history contains older runs than its name indicates.',
    advice: 'Segments never change, so restore this one, or rewrite the history: guardband history --copy STORE.',
  },
  'not-trimmable': {
    level: 'error',
    meaning: 'The storage of the history cannot remove runs.',
    advice: 'Copy the history into a folder and trim the copy: guardband history --copy DIR.',
  },
  'same-store': {
    level: 'error',
    meaning: 'A history cannot be copied to itself.',
    advice: 'Name the source with --baselines and the target with --to.',
  },
  'folder-busy': {
    level: 'error',
    meaning: 'Another process kept recording in the same folder.',
    advice: 'Record again. If no other process is running, remove the folder .recording from the history.',
  },
  'already-recorded': {
    level: 'note',
    meaning: 'The run was already recorded.',
    advice: 'No action needed: nothing was added twice.',
  },
  'recorded-otherwise': {
    level: 'note',
    meaning: 'The run was already recorded with other reading options.',
    advice:
      'No action needed if this is intended. A history is append-only: to replace the values, delete the lines of that run and record again.',
  },
  unmerged: {
    level: 'warning',
    meaning: 'The run of a change that is not merged is to be recorded.',
    advice:
      'Record in jobs of the branches that changes go into, such as `on: push`. To record this run anyway: --unmerged, or the input unmerged.',
  },
  'recorded-undated': {
    level: 'note',
    meaning: 'A run without a start time equals the newest recorded run.',
    advice:
      'No action needed if it is the same run. Otherwise check that the test ran; set provenance.startedAt in the run document so that runs can be told apart.',
  },
} as const satisfies CodeTable;
