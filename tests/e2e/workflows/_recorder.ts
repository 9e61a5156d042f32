/** A GitHub that keeps what is posted to it, in another process: act blocks this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** @param answers what GET answers, by the end of the path; everything else is an empty list */
export async function startRecorder(file: string, answers: Readonly<Record<string, unknown>> = {}) {
  const server = `const answers = ${JSON.stringify(answers)};
    require('node:http').createServer((request, response) => {
      let text = '';
      request.on('data', (more) => (text += more));
      request.on('end', () => {
        if (request.method === 'POST')
          require('node:fs').appendFileSync(${JSON.stringify(file)}, JSON.stringify({ path: request.url, ...JSON.parse(text) }) + '\\n');
        const known = Object.entries(answers).find(([path]) => request.url.endsWith(path));
        response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(request.method === 'POST' ? { id: 1, html_url: 'x' } : (known?.[1] ?? [])));
      });
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as unknown as readonly [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    /** What was posted: the path and the properties of the body, as one text each. */
    posted: (): readonly string[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []),
    close: () => child.kill(),
  };
}
