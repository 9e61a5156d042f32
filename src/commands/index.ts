import type { Command } from './command.js';

/** In the order of the help text. A command is loaded when it is called, so that it does not slow down the others. */
export const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  gate: () => import('./gate/cli.js'),
  check: () => import('./check/cli.js'),
  read: () => import('./read/cli.js'),
  record: () => import('./record/cli.js'),
  accept: () => import('./accept/cli.js'),
  explain: () => import('./explain/cli.js'),
  trend: () => import('./trend/cli.js'),
  bisect: () => import('./bisect/cli.js'),
  comment: () => import('./comment/cli.js'),
  signoff: () => import('./signoff/cli.js'),
  history: () => import('./history/cli.js'),
  init: () => import('./init/cli.js'),
};

/** The commands that are modes of the Action, in the order in which action.yml lists them. */
export const modes = ['check', 'gate', 'read', 'record', 'trend', 'signoff', 'bisect', 'comment'] as const;
