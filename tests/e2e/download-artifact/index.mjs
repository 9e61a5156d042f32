import { cpSync, readdirSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';

const { ARTIFACTS, GITHUB_WORKSPACE, INPUT_PATTERN, INPUT_PATH } = process.env;
for (const name of readdirSync(ARTIFACTS).filter((each) => matchesGlob(each, INPUT_PATTERN))) {
  cpSync(join(ARTIFACTS, name), join(resolve(GITHUB_WORKSPACE, INPUT_PATH), name), { recursive: true });
  console.log(`Artifact ${name} has been downloaded`);
}
