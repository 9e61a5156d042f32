// Also writes the file that npm needs to publish, as actions/setup-node does if a registry is configured.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

console.log(process.version);
const { npm_config_registry: registry, 'INPUT_REGISTRY-URL': wanted, RUNNER_TEMP, GITHUB_ENV } = process.env;
if (registry && wanted) {
  const file = join(RUNNER_TEMP, '.npmrc');
  writeFileSync(file, `${registry.replace('http:', '')}:_authToken=secret\n`);
  appendFileSync(GITHUB_ENV, `NPM_CONFIG_USERCONFIG=${file}\n`);
}
