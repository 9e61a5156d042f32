import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const { ARTIFACTS, GITHUB_WORKSPACE, INPUT_NAME, INPUT_PATH, INPUT_OVERWRITE } = process.env;
const paths = INPUT_PATH.split('\n')
  .map((path) => path.trim())
  .filter((path) => path !== '')
  .map((path) => resolve(GITHUB_WORKSPACE, path));
const found = paths.filter((path) => existsSync(path));
if (found.length > 0) {
  const folder = join(ARTIFACTS, INPUT_NAME);
  if (INPUT_OVERWRITE === 'true') rmSync(folder, { recursive: true, force: true });
  mkdirSync(ARTIFACTS, { recursive: true });
  mkdirSync(folder); // as on GitHub, a name can be used only once per run
  for (const path of found)
    cpSync(path, statSync(path).isDirectory() ? folder : join(folder, basename(path)), { recursive: true });
  console.log(`Artifact ${INPUT_NAME} has been uploaded`);
} else if (process.env['INPUT_IF-NO-FILES-FOUND'] !== 'ignore') {
  throw new Error(`No file was found at ${INPUT_PATH}`);
}
