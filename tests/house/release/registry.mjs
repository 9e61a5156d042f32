// An in-memory npm registry that stores published packages: GET and PUT of /NAME. Prints its URL.
import { createServer } from 'node:http';

const packages = new Map();
const server = createServer(async (request, answer) => {
  const name = decodeURIComponent((request.url ?? '').slice(1));
  const end = (status, body) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method === 'GET') return packages.has(name) ? end(200, packages.get(name)) : end(404, {});
  if (request.headers.authorization !== 'Bearer secret') return end(401, { error: 'no token' });
  let text = '';
  for await (const piece of request) text += piece;
  const published = JSON.parse(text);
  const known = packages.get(name);
  if (Object.keys(published.versions).some((version) => known?.versions[version])) return end(409, { error: 'exists' });
  packages.set(name, {
    ...published,
    versions: { ...known?.versions, ...published.versions },
    'dist-tags': { ...known?.['dist-tags'], ...published['dist-tags'] },
  });
  end(201, { ok: true });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
