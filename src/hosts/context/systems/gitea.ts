import { readActionsJob } from '../actions-events.js';
import type { System } from '../system.js';

/** Gitea and Forgejo, whose runners set the variables of GitHub Actions and write the same events. */
export const gitea: System = {
  id: 'gitea',
  imitates: 'github',
  isHere: ({ GITEA_ACTIONS, FORGEJO_ACTIONS }) => (GITEA_ACTIONS ?? FORGEJO_ACTIONS) !== undefined,
  read: readActionsJob,
};
