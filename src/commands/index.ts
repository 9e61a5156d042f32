import { backtest } from './backtest/cli.js';
import { accept } from './accept/cli.js';
import { check } from './check/cli.js';
import { doctor } from './doctor/cli.js';
import { explain } from './explain/cli.js';
import { init } from './init/cli.js';
import { read } from './read/cli.js';
import { record } from './record/cli.js';
import { rerun } from './rerun/cli.js';
import { signoff } from './signoff/cli.js';
import { trend } from './trend/cli.js';
import type { Command } from './command.js';

/** In the order in which help lists them. */
export const commands = [
  check,
  read,
  record,
  accept,
  explain,
  rerun,
  trend,
  signoff,
  backtest,
  doctor,
  init,
] as const satisfies readonly Command[];
