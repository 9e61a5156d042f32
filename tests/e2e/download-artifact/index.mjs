import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';

const { ARTIFACTS, GITHUB_WORKSPACE, INPUT_NAME, INPUT_PATTERN, INPUT_PATH } = process.env;
const path = resolve(GITHUB_WORKSPACE, INPUT_PATH);
if (INPUT_NAME) cpSync(join(ARTIFACTS, INPUT_NAME), path, { recursive: true });
else
  for (const name of (existsSync(ARTIFACTS) ? readdirSync(ARTIFACTS) : []).filter((each) =>
    matchesGlob(each, INPUT_PATTERN),
  )) {
    cpSync(join(ARTIFACTS, name), join(path, name), { recursive: true });
    console.log(`Artifact ${name} has been downloaded`);
  }
