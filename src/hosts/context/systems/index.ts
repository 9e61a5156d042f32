import type { System } from '../system.js';
import { appveyor } from './appveyor.js';
import { azurePipelines } from './azure-pipelines.js';
import { bamboo } from './bamboo.js';
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
import { teamcity } from './teamcity.js';
import { travis } from './travis.js';
import { woodpecker } from './woodpecker.js';

/** The CI systems. A job with the variables of two of them is neither's. */
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
  teamcity,
  bamboo,
] as const satisfies readonly System[];
