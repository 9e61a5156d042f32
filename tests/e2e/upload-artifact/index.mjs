import { copyFileSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const { ARTIFACTS, GITHUB_WORKSPACE, INPUT_NAME, INPUT_PATH } = process.env;
const path = resolve(GITHUB_WORKSPACE, INPUT_PATH);
if (existsSync(path) || process.env['INPUT_IF-NO-FILES-FOUND'] !== 'ignore') {
  const folder = join(ARTIFACTS, INPUT_NAME);
  mkdirSync(ARTIFACTS, { recursive: true });
  mkdirSync(folder); // as on GitHub, a name can be used only once per run
  if (statSync(path).isDirectory()) cpSync(path, folder, { recursive: true });
  else copyFileSync(path, join(folder, basename(INPUT_PATH)));
  console.log(`Artifact ${INPUT_NAME} has been uploaded`);
}
