import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { ARTIFACTS, INPUT_PATH } = process.env;
const folder = join(ARTIFACTS, 'github-pages');
rmSync(folder, { recursive: true, force: true });
cpSync(INPUT_PATH, folder, { recursive: true });
