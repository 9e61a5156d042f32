/** Git fixtures: a shared bare repository, clones of it, and git's own HTTP server. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../../src/commands/check/check.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob, type Context } from '../../src/model/context.js';
import type { Host } from '../../src/model/host.js';
import { rendererById } from '../../src/report/renderers/index.js';

export function git(folder: string, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=A. Developer', '-c', 'user.email=developer@example.invalid'];
  return execFileSync('git', ['-C', folder, ...author, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

let template: string | undefined;

/** A bare repository with one commit on main, and a clone of it. They are copies, because git takes much longer to make them. */
export function project(bare: string, clone: string): void {
  if (template === undefined) {
    template = mkdtempSync(join(tmpdir(), 'guardband-project-'));
    const [origin, first] = [join(template, 'bare.git'), join(template, 'clone')];
    execFileSync('git', ['init', '--quiet', '--template=', '--bare', '--initial-branch=main', origin]);
    execFileSync('git', ['clone', '--quiet', '--template=', `file://${origin}`, first], { stdio: 'ignore' });
    commit(first, 'The shop', '--allow-empty');
    git(first, 'push', '--quiet', 'origin', 'HEAD:main');
  }
  cpSync(join(template, 'bare.git'), bare, { recursive: true });
  cpSync(join(template, 'clone'), clone, { recursive: true });
  const config = join(clone, '.git/config');
  writeFileSync(config, readFileSync(config, 'utf8').replace(`file://${template}/bare.git`, `file://${bare}`));
}

export function commit(clone: string, message: string, ...args: readonly string[]): string {
  git(clone, 'add', '.');
  git(clone, 'commit', '--quiet', '--message', message, ...args);
  return git(clone, 'rev-parse', 'HEAD').trim();
}

/** The context of a job for a change that goes into this commit; nothing if there is none. */
export const changeInto = (commit: string | undefined): { readonly context?: Context } =>
  commit === undefined
    ? {}
    : { context: { ...noJob, change: { kind: 'known', name: '#7', number: 7, target: { commit } } } };

/** Runs the same check as the Action on a pull request to this commit, in a clone. */
export async function judgeChange(
  clone: string,
  target: string | undefined,
  request: Omit<Parameters<typeof check>[0], 'results'>,
  more: Partial<Host> = {},
) {
  const job = { annotate: () => undefined, setOutput: () => undefined, writeSummary: () => Promise.resolve() };
  const host = { ...nodeHost(), git: gitIn(clone), job, ...changeInto(target), ...more };
  const results = [join(clone, '../r')];
  const { exitCode, report, problems } = await check({ results, ...request }, [], host);
  const comment = report && rendererById.get('markdown')?.render(report, { width: 100, colour: false });
  return { exitCode, report, comment: comment ?? '', codes: problems.map(({ code }) => code) };
}

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the bare repositories of a folder over HTTP with git http-backend. */
export async function serve(folder: string): Promise<Served> {
  const program = `${execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim()}/git-http-backend`;
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { headers } = request;
    const cgi = spawn(program, {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        REMOTE_USER: 'someone',
        REQUEST_METHOD: request.method,
        PATH_INFO: url.pathname,
        QUERY_STRING: url.search.slice(1),
        CONTENT_TYPE: headers['content-type'],
        HTTP_CONTENT_ENCODING: headers['content-encoding'],
        CONTENT_LENGTH: headers['content-length'],
        GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(cgi.stdin);
    cgi.stdin.on('error', () => undefined);
    let head = Buffer.alloc(0);
    let isBody = false;
    cgi.stdout.on('data', (piece: Buffer) => {
      if (isBody) return void response.write(piece);
      head = Buffer.concat([head, piece]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      isBody = true;
      for (const line of head.subarray(0, end).toString().split('\r\n')) {
        const [name = '', value = ''] = line.split(': ');
        if (name === 'Status') response.statusCode = Number.parseInt(value);
        else response.setHeader(name, value);
      }
      response.write(head.subarray(end + 4));
    });
    cgi.on('close', () => void response.end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
