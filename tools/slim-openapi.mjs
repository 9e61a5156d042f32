// Reduces GitHub's OpenAPI description to the paths that Guardband uses and their references: Prism needs a minute and
// a gigabyte for the whole description.
// node tools/slim-openapi.mjs api.github.com.json >github.json
import { readFileSync } from 'node:fs';

const paths = [
  '/user',
  '/repos/{owner}/{repo}/pages',
  '/repos/{owner}/{repo}/pulls',
  '/repos/{owner}/{repo}/pulls/{pull_number}',
  '/repos/{owner}/{repo}/commits/{ref}/check-runs',
  '/repos/{owner}/{repo}/issues/{issue_number}/comments',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}',
  '/repos/{owner}/{repo}/commits/{commit_sha}/comments',
  '/repos/{owner}/{repo}/comments/{comment_id}',
  '/repos/{owner}/{repo}/check-runs',
  '/repos/{owner}/{repo}/commits/{ref}/statuses',
  '/repos/{owner}/{repo}/statuses/{sha}',
];

const { openapi, info, paths: all, components } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const slim = { openapi, info, paths: {}, components: {} };

function take(value) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (key === '$ref' && typeof inside === 'string') refer(inside);
    else take(inside);
  }
}

function refer(pointer) {
  const [, , section, name] = pointer.split('/');
  const kept = (slim.components[section] ??= {});
  if (Object.hasOwn(kept, name)) return;
  kept[name] = components[section][name];
  take(kept[name]);
}

for (const path of paths) {
  if (all[path] === undefined) throw new Error(`${path} is not described any more`);
  slim.paths[path] = all[path];
  take(all[path]);
}
process.stdout.write(JSON.stringify(slim));
