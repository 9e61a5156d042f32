import { bisectMode } from './bisect/action.js';
import { gateMode } from './gate/action.js';
import { checkMode } from './check/action.js';
import { commentMode } from './comment/action.js';
import type { Mode } from './mode.js';
import { readMode } from './read/action.js';
import { recordMode } from './record/action.js';
import { signoffMode } from './signoff/action.js';
import { trendMode } from './trend/action.js';

/** The modes of the Action, in the order in which action.yml lists them. */
export const modes = [
  checkMode,
  gateMode,
  readMode,
  recordMode,
  trendMode,
  signoffMode,
  bisectMode,
  commentMode,
] as const satisfies readonly Mode[];
