import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { ARTIFACTS, GITHUB_WORKSPACE, ['INPUT_SUBJECT-PATH']: path } = process.env;
const files = globSync(path, { cwd: GITHUB_WORKSPACE }).filter((file) =>
  statSync(join(GITHUB_WORKSPACE, file)).isFile(),
);
if (files.length === 0) throw new Error('Could not find subject at path');
if (files.length > 1024) throw new Error('Too many subjects');
const digests = files.map((file) => [
  file,
  createHash('sha256')
    .update(readFileSync(join(GITHUB_WORKSPACE, file)))
    .digest('hex'),
]);
mkdirSync(ARTIFACTS, { recursive: true });
writeFileSync(join(ARTIFACTS, 'attested.json'), JSON.stringify(Object.fromEntries(digests)));
