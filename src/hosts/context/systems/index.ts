import type { System } from '../system.js';
import { appveyor } from './appveyor.js';
import { azurePipelines } from './azure-pipelines.js';
import { bitbucket } from './bitbucket.js';
import { buildkite } from './buildkite.js';
import { circleci } from './circleci.js';
import { cirrus } from './cirrus.js';
import { codebuild } from './codebuild.js';
import { drone } from './drone.js';
import { gitea } from './gitea.js';
import { github } from './github.js';
import { gitlab } from './gitlab.js';
import { jenkins } from './jenkins.js';
import { semaphore } from './semaphore.js';
import { travis } from './travis.js';
import { woodpecker } from './woodpecker.js';

/** The CI systems. The first whose variables are present is that of the job. Jenkins is last, because jobs set its variables. */
export const systems = [
  gitea,
  github,
  gitlab,
  azurePipelines,
  bitbucket,
  buildkite,
  circleci,
  woodpecker,
  drone,
  travis,
  cirrus,
  codebuild,
  appveyor,
  semaphore,
  jenkins,
] as const satisfies readonly System[];
