import type { CommandEntry } from './command.js';

/** In the order of the help text. A command is loaded when it is called, so that it does not slow down the others. */
export const commands = [
  {
    name: 'gate',
    summary: 'measure base and head until it is clear whether the head is slower',
    load: async () => (await import('./gate/cli.js')).gate,
  },
  {
    name: 'check',
    summary: 'judge results that were measured elsewhere against their baselines',
    load: async () => (await import('./check/cli.js')).check,
  },
  {
    name: 'read',
    summary: 'turn any supported input into one validated run document',
    load: async () => (await import('./read/cli.js')).read,
  },
  {
    name: 'record',
    summary: 'add a run to the recorded history',
    load: async () => (await import('./record/cli.js')).record,
  },
  {
    name: 'import',
    summary: 'add existing results to the recorded history, with their dates and commits',
    load: async () => (await import('./import/cli.js')).importCommand,
  },
  {
    name: 'accept',
    summary: 'make the current level of cases their new baseline',
    load: async () => (await import('./accept/cli.js')).accept,
  },
  {
    name: 'rename',
    summary: 'keep the history of labels or scenarios under new names',
    load: async () => (await import('./rename/cli.js')).rename,
  },
  {
    name: 'explain',
    summary: 'show every number that led to one verdict',
    load: async () => (await import('./explain/cli.js')).explain,
  },
  {
    name: 'qualify',
    summary: 'measure the head against itself: what this gate can find, and how often it would be wrong',
    load: async () => (await import('./qualify/cli.js')).qualify,
  },
  {
    name: 'compare',
    summary: 'show two runs, tags, commits or results side by side',
    load: async () => (await import('./compare/cli.js')).compare,
  },
  {
    name: 'trend',
    summary: 'show when levels changed, between which commits, and by how much',
    load: async () => (await import('./trend/cli.js')).trend,
  },
  {
    name: 'bisect',
    summary: 'find the commit that made something slower',
    load: async () => (await import('./bisect/cli.js')).bisect,
  },
  {
    name: 'comment',
    summary: 'write a note on a merge request about the reports of other jobs',
    load: async () => (await import('./comment/cli.js')).commentCommand,
  },
  {
    name: 'signoff',
    summary: 'sign off the performance of a release, or list the reasons against it',
    load: async () => (await import('./signoff/cli.js')).signoff,
  },
  {
    name: 'backtest',
    summary: 'replay the gate over your history, to see how often it would have failed, and on what',
    load: async () => (await import('./backtest/cli.js')).backtest,
  },
  {
    name: 'history',
    summary: 'show, check, repair, export, copy or trim the recorded history',
    load: async () => (await import('./history/cli.js')).history,
  },
  {
    name: 'init',
    summary: 'write a guardband.yml and a workflow that fit the results found here',
    load: async () => (await import('./init/cli.js')).init,
  },
] as const satisfies readonly CommandEntry[];

/** The commands of earlier versions, and what replaces them. */
export const removedCommands: Readonly<Record<string, string>> = {
  alternate: 'guardband gate',
  doctor: 'guardband history --check, or --repair',
  rerun: 'guardband gate, or the output `rerun` of the Action',
};
