/** GitHub's API for Pages, and a site of Pages, in another process: act blocks this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @param folder the files of the site */
export async function startSite(folder: string) {
  const server = `const { existsSync, readFileSync } = require('node:fs');
    const { join } = require('node:path');
    require('node:http').createServer((request, response) => {
      const html_url = 'http://127.0.0.1:' + this.port + '/site/';
      if (request.url.endsWith('/pages')) return response.end(JSON.stringify({ build_type: 'workflow', html_url }));
      if (!request.url.startsWith('/site/')) return response.end('[]');
      const name = request.url.slice('/site/'.length) || 'index.html';
      const file = join(${JSON.stringify(folder)}, name);
      if (!existsSync(file)) response.writeHead(404);
      response.end(existsSync(file) ? readFileSync(file) : '');
    }).listen(0, '127.0.0.1', function () { globalThis.port = this.address().port; console.log(globalThis.port); });`;
  const child = spawn(process.execPath, ['-e', server.replace('this.port', 'globalThis.port')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as unknown as readonly [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, close: () => child.kill() };
}
