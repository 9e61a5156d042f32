import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { ARTIFACTS, SITE } = process.env;
rmSync(SITE, { recursive: true, force: true }); // a deployment replaces the whole site
cpSync(join(ARTIFACTS, 'github-pages'), SITE, { recursive: true });
