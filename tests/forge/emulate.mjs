// An in-memory GitHub for tests: node24 emulate.mjs PACKAGE PORT. When it listens, it prints the tokens of two apps as
// a line of JSON; a person's token is the person's name.
import { createSign } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const [, , entry, port] = process.argv;
const { createEmulator } = await import(pathToFileURL(entry).href);

const people = ['octocat', 'stranger', 'github-actions[bot]'];
const apps = [
  {
    app_id: 1,
    slug: 'reviewer',
    name: 'Reviewer',
    permissions: { issues: 'write', pull_requests: 'write', checks: 'write' },
  },
  {
    app_id: 2,
    slug: 'reader',
    name: 'Reader',
    permissions: { contents: 'read', issues: 'read', pull_requests: 'read' },
  },
];
const github = await createEmulator({
  service: 'github',
  port: Number(port),
  seed: {
    tokens: Object.fromEntries(people.map((login) => [login, { login, scopes: ['repo'] }])),
    github: {
      users: people.map((login) => ({ login, name: login, email: `${login.replace(/\W/g, '')}@example.invalid` })),
      repos: [{ owner: 'octocat', name: 'shop', auto_init: true }],
      apps: apps.map((app) => ({
        ...app,
        installations: [{ installation_id: app.app_id + 100, account: 'octocat', repository_selection: 'all' }],
      })),
    },
  },
});

const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
async function tokenOf({ app_id: id }) {
  const { value } = github.generatedSecrets.find((secret) => secret.id === String(id));
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${base64({ alg: 'RS256', typ: 'JWT' })}.${base64({ iss: String(id), iat: now - 60, exp: now + 500 })}`;
  const jwt = `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(value, 'base64url')}`;
  const answer = await fetch(`${github.url}/app/installations/${id + 100}/access_tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, accept: 'application/vnd.github+json' },
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body.token;
}
const tokens = Object.fromEntries(await Promise.all(apps.map(async (app) => [app.slug, await tokenOf(app)])));
console.log(JSON.stringify({ url: github.url, tokens }));
