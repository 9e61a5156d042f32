import { backtest } from './backtest.js';
import { accept } from './accept.js';
import { check } from './check.js';
import { explain } from './explain.js';
import { init } from './init.js';
import { read } from './read.js';
import { record } from './record.js';
import { rerun } from './rerun.js';
import { signoff } from './signoff.js';
import { trend } from './trend.js';
import type { Command } from './_shared.js';

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
  init,
] as const satisfies readonly Command[];
