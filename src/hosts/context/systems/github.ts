import { readActionsJob } from '../actions-events.js';
import type { System } from '../system.js';

export const github: System = {
  id: 'github',
  isHere: ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS !== undefined,
  read: readActionsJob,
};
