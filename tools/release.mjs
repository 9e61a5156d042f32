// The steps of a release, in the order in which .github/workflows/release.yml calls them.
//   node tools/release.mjs check v1.2.3     checks the tag; exits with 1 and the reasons if it must not be released
//   node tools/release.mjs notes v1.2.3     prints its section of CHANGELOG.md
//   node tools/release.mjs publish v1.2.3   creates the GitHub release; GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL
//   node tools/release.mjs npm v1.2.3       publishes the package, unless the registry has this version
//   node tools/release.mjs image v1.2.3     builds and pushes the container image; GITHUB_REPOSITORY names its place
//   node tools/release.mjs move v1.2.3      moves v1 and v1.2 to it, unless a newer release has them
// Works on the current repository with only node, npm and git, so that no dependency runs with write permission.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const remote = 'origin';
const main = 'main';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 }).trimEnd();
/** Undefined if git fails. */
const gitOr = (...args) => {
  try {
    return git(...args);
  } catch (error) {
    if (error.status === null) throw error;
    return undefined;
  }
};

/** Parses v1.2.3 or v1.2.3-rc.1; undefined for anything else. */
function versionOf(tag) {
  const [, text, major, minor, patch, pre] = /^v((\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?)$/.exec(tag) ?? [];
  if (text === undefined) return undefined;
  return { text, parts: [Number(major), Number(minor), Number(patch)], isPrerelease: pre !== undefined };
}

/**
 * The section of CHANGELOG.md under the heading of this version ("## 1.2.3" or "## 1.2.3 (2026-11-21)"), without the
 * heading.
 */
function notesOf({ text }) {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const own = sections.find((section) => section.split(/[\s\]]/, 1)[0] === text);
  return own?.slice(own.indexOf('\n')).trim() || undefined;
}

/** Files from which users copy the name and version of the Action or the package. */
const copied = () => [
  'README.md',
  ...[
    'docs',
    '.github/workflows',
    'examples',
    'examples/workflows',
    'examples/maven',
    'examples/gradle',
    'examples/teamcity',
  ].flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(folder, name)),
  ),
];
/** guardband/guardband@v1.2.3 is the Action, with a path a workflow, guardband@1.2.3 the package, guardband:1.2.3 the image. */
const namedVersion = /\bguardband(?:\/[\w./-]+)?[@:]v?(\d[\w.-]*\w)/g;

/** The reasons against a release, one sentence each. */
function against(tag) {
  const version = versionOf(tag);
  if (version === undefined) return [`${tag} is not the tag of a release: write v1.2.3.`];
  const { text } = version;
  const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const said = { 'package.json': json('package.json').version, 'package-lock.json': json('package-lock.json').version };
  const otherwise = copied().filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(namedVersion)].some(([, named]) => named !== text),
  );
  const commit = gitOr('rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`);
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  return [
    ...Object.entries(said)
      .filter(([, version]) => version !== text)
      .map(([file, version]) => `${file} says ${version}, the tag ${text}.`),
    ...(notesOf(version) === undefined ? [`CHANGELOG.md has no entry "## ${text}", or an empty one.`] : []),
    ...otherwise.map((file) => `${file} tells people to take another version than ${tag}.`),
    ...(commit === undefined
      ? [`There is no tag ${tag} here.`]
      : [
          ...(commit === git('rev-parse', 'HEAD') ? [] : [`What is checked out is not ${tag}.`]),
          ...(gitOr('merge-base', '--is-ancestor', commit, `refs/remotes/${remote}/${main}`) === undefined
            ? [`${tag} is not on ${main}: what is released has been merged.`]
            : []),
        ]),
    ...(changed.length === 0 ? [] : [`Files differ from what is committed:\n${changed.join('\n')}`]),
  ];
}

/** Versions of all full releases, from the tags of the remote. */
const released = () =>
  git('ls-remote', '--tags', '--refs', remote)
    .split('\n')
    .map((line) => versionOf(line.split('refs/tags/')[1] ?? ''))
    .filter((version) => version !== undefined && !version.isPrerelease);

const isNewer = (a, b) => {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at] > b[at];
};

/** v1 and v1.2, unless they point to a newer release: a fix of an old release must not move v1 back. */
function movedBy({ parts: own, isPrerelease }) {
  if (isPrerelease) return [];
  const others = released();
  return [1, 2]
    .filter((length) => {
      const family = others.filter(({ parts }) => parts.slice(0, length).join() === own.slice(0, length).join());
      return !family.some(({ parts }) => isNewer(parts, own));
    })
    .map((length) => `v${own.slice(0, length).join('.')}`);
}

/** The dist-tag of a release. "npm install guardband" installs the newest full release; other releases have separate tags. */
function registryTag({ parts: [major, minor, patch], isPrerelease }) {
  if (isPrerelease) return 'next';
  return released().some(({ parts }) => isNewer(parts, [major, minor, patch])) ? `release-${major}.${minor}` : 'latest';
}

async function npm(tag) {
  const version = versionOf(tag);
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { npm_config_registry: registry = 'https://registry.npmjs.org/' } = process.env;
  const known = await fetch(registry + name, { headers: { accept: 'application/vnd.npm.install-v1+json' } });
  if (known.ok && version.text in (await known.json()).versions) return `The registry has ${name}@${version.text}.`;
  // GitHub signs who built the package from what, where a job has the permission id-token.
  const isSigned = Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL);
  const options = ['--access', 'public', '--tag', registryTag(version), ...(isSigned ? ['--provenance'] : [])];
  const { status, stderr } = spawnSync('npm', ['publish', '--ignore-scripts', ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The registry refused the package:\n${stderr.trim()}`);
  return `Published: ${name}@${version.text} as ${options[3]}.`;
}

function move(tag) {
  const names = movedBy(versionOf(tag));
  if (names.length === 0) return 'No tag was moved: a newer release has them, or this version is not final.';
  const commit = git('rev-parse', '--verify', `refs/tags/${tag}^{commit}`);
  git('push', '--quiet', '--atomic', remote, ...names.map((name) => `+${commit}:refs/tags/${name}`));
  return `Moved to ${tag}: ${names.join(', ')}.`;
}

/** The image has the tags of the release without the letter: 1.2.3, and 1.2, 1 and latest unless a newer release has them. */
function image(tag) {
  const version = versionOf(tag);
  const isLatest = registryTag(version) === 'latest';
  const tags = [version.text, ...movedBy(version).map((name) => name.slice(1)), ...(isLatest ? ['latest'] : [])];
  const names = tags.map((name) => `ghcr.io/${(process.env.GITHUB_REPOSITORY ?? '').toLowerCase()}:${name}`);
  const docker = (...argv) => {
    const { status, error } = spawnSync('docker', argv, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`docker ${argv[0]} failed${error ? `: ${error.message}` : '.'}`);
  };
  docker('build', ...names.flatMap((name) => ['--tag', name]), '.');
  for (const name of names) docker('push', '--quiet', name);
  return `Pushed: ${names.join(', ')}.`;
}

async function publish(tag) {
  const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY = '', GITHUB_TOKEN = '' } = process.env;
  const version = versionOf(tag);
  const ask = async (method, path, body) => {
    const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/releases${path}`, {
      method,
      headers: {
        authorization: `Bearer ${GITHUB_TOKEN}`,
        accept: 'application/vnd.github+json',
        'content-type': 'application/json',
        'x-github-api-version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 404 && method === 'GET') return undefined;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`GitHub refused the release: ${answer.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  const release = {
    tag_name: tag,
    name: tag,
    body: notesOf(version),
    prerelease: version.isPrerelease,
    make_latest: version.isPrerelease ? 'false' : 'legacy', // newest by version, not by date
  };
  const there = await ask('GET', `/tags/${tag}`); // left by an interrupted run
  const { html_url: url } = await ask(there ? 'PATCH' : 'POST', there ? `/${there.id}` : '', release);
  return `Released: ${url}`;
}

const [, , step, tag = ''] = process.argv;
const steps = {
  check: () => `${tag} may be released.`,
  notes: () => notesOf(versionOf(tag)),
  publish,
  npm,
  image,
  move,
};
if (steps[step] === undefined) {
  console.error('node tools/release.mjs check|notes|publish|npm|image|move v1.2.3');
  process.exit(1);
}
try {
  // Every step checks the tag again, because each can be called separately.
  const reasons = against(tag);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  console.log(await steps[step](tag));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
