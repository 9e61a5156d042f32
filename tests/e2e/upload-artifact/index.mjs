import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const { ARTIFACTS, GITHUB_WORKSPACE, INPUT_NAME, INPUT_PATH } = process.env;
const folder = join(ARTIFACTS, INPUT_NAME);
mkdirSync(ARTIFACTS, { recursive: true });
mkdirSync(folder); // as on GitHub, a name can be used once in a run
copyFileSync(resolve(GITHUB_WORKSPACE, INPUT_PATH), join(folder, basename(INPUT_PATH)));
console.log(`Artifact ${INPUT_NAME} has been uploaded`);
