import { check } from './check.js';
import { explain } from './explain.js';
import { read } from './read.js';
import { record } from './record.js';
import type { Command } from './_shared.js';

/** In the order in which help lists them. */
export const commands = [check, read, record, explain] as const satisfies readonly Command[];
