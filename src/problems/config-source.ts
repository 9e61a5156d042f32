/** Problems with the configuration of a pull request. */
import type { Problem } from '../model/documents.js';
import { error, note, warning } from './problem.js';
import { shortList } from '../lang/list.js';

/** @param changes what the pull request changes, each as one phrase */
export const judgingChanged = (
  file: string,
  changes: readonly string[],
  from: 'base' | 'head',
  commit: string,
): Problem =>
  warning(
    'judging-changed',
    { file },
    `This pull request changes how it is judged: ${shortList(changes)}. ${
      from === 'base'
        ? `It is judged by the configuration of ${commit.slice(0, 10)}.`
        : 'The changes count, because the workflow sets config-from: head.'
    }`,
  );

export const readingChanged = (file: string, changes: readonly string[]): Problem =>
  note('reading-changed', { file }, `This pull request changes how results are read: ${shortList(changes)}.`);

export const noBaseConfig = (file: string): Problem =>
  note('no-base-config', { file }, 'The merge base has no such configuration, so the built-in defaults are used.');

export const headJudges = (): Problem =>
  note('head-judges', undefined, 'The pull request is judged by its own configuration (config-from: head).');

/** @param isUsed whether there is a configuration that the change could have changed */
export const configUnguarded = (why: string, isUsed: boolean): Problem =>
  (isUsed ? error : warning)(
    'config-unguarded',
    undefined,
    `Without a git repository, changes to the configuration cannot be detected: ${why}.`,
  );

export const configOutside = (file: string): Problem =>
  warning(
    'config-outside',
    { file },
    'The configuration is outside the repository, so it is used without checking whether the pull request changed it.',
  );

export const baseConfigUnusable = (commit: string): Problem =>
  error(
    'base-config-unusable',
    undefined,
    `The configuration of ${commit.slice(0, 10)}, the merge base, cannot be used, so nothing was judged.`,
  );
