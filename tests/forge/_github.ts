/**
 * GitHub for tests, built from real parts: toxiproxy (the network) in front of Prism (rejects requests that GitHub's API
 * description does not allow) in front of emulate (stores the state). Faults that none of them can produce on demand are
 * injected in between.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A response that replaces that of GitHub. */
export interface Fault {
  readonly method: string;
  /** A part of the request's path. */
  readonly path: string;
  readonly status: number;
  readonly message?: string;
  /** Instead of a message. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The number of times; unlimited if absent. */
  times?: number;
  /** Only for requests whose body has more characters than this. */
  readonly above?: number;
}

export interface Status {
  readonly commit: string;
  readonly context: string;
  readonly state: string;
  readonly description?: string;
  readonly target_url?: string;
}

export interface Toxic {
  readonly type: 'latency' | 'timeout' | 'reset_peer' | 'limit_data';
  readonly stream: 'upstream' | 'downstream';
  readonly attributes: Readonly<Record<string, number>>;
}

type Direct = (method: string, path: string, body?: object, token?: string) => Promise<unknown>;

export interface Github extends ReturnType<typeof actionsOf> {
  /** The URL behind which network, faults and contract are simulated. */
  readonly url: string;
  /** The URL behind which only the contract is checked, for callers that block this process while they wait. */
  readonly contractUrl: string;
  /** The URL of emulate, for requests that the reduced contract lacks. */
  readonly stateUrl: string;
  /** Tokens of two apps, by name; a person's token is the person's name. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Calls emulate directly, as octocat or another user. */
  readonly direct: Direct;
  readonly faults: Fault[];
  /** The requests in order, as "GET /path". */
  readonly asked: string[];
  /** The violations that Prism reported. */
  readonly objections: string[];
  /** The commit statuses, newest first: emulate stores none. */
  readonly statuses: Status[];
  readonly toxic: (toxic: Toxic) => Promise<void>;
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Fails if a request broke the contract: GitHub would have rejected it. Call this after every test. */
export function throwObjection({ objections }: Pick<Github, 'objections'>): void {
  const [objection] = objections.splice(0);
  if (objection !== undefined) throw new Error(objection);
}

const directTo =
  (url: string): Direct =>
  async (method, path, body, token = 'octocat') => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        // Idle connections are closed at once, because a test that blocks while it waits for a program would not
        // notice that the other side closed one.
        connection: 'close',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };

const toxiproxyOn =
  (port: number) =>
  (path: string, body?: object, method = 'POST'): Promise<Response> =>
    fetch(`http://127.0.0.1:${String(port)}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });

const startAmong =
  (children: ChildProcess[]) =>
  (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    return child;
  };

/** Answers only what the published contract of GitHub's API allows, with the data of the emulation. */
function startPrism(
  start: ReturnType<typeof startAmong>,
  toolPath: (...parts: string[]) => string,
  upstream: string,
  port: number,
): void {
  const prism = start(
    toolPath('node24/bin/node'),
    toolPath('prism/node_modules/@stoplight/prism-cli/dist/index.js'),
    'proxy',
    toolPath('openapi/github.json'),
    upstream,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '--errors',
    'false',
  );
  prism.stdout?.resume();
  prism.stderr?.resume();
}

export async function startGithub(tools: string): Promise<Github> {
  const toolPath = (...parts: string[]): string => resolve(tools, ...parts);
  const node = toolPath('node24/bin/node');
  const [emulatePort, prismPort, faultsPort, proxyPort, toxiPort] = await freePorts(5);
  const children: ChildProcess[] = [];
  const start = startAmong(children);

  const emulate = start(
    node,
    resolve('tests/forge/emulate.mjs'),
    toolPath('emulate/node_modules/emulate/dist/api.js'),
    String(emulatePort),
  );
  const { tokens } = JSON.parse(await firstLine(emulate)) as { tokens: Record<string, string> };
  const emulateUrl = `http://127.0.0.1:${String(emulatePort)}`;
  startPrism(start, toolPath, emulateUrl, prismPort);
  start(toolPath('bin/toxiproxy'), '-host', '127.0.0.1', '-port', String(toxiPort)).stdout?.resume();
  children.at(-1)?.stderr?.resume();

  const faults: Fault[] = [];
  const asked: string[] = [];
  const objections: string[] = [];
  const statuses: Status[] = [];
  const between = await listen(faultsPort, (incoming, outgoing) => {
    void through({ incoming, outgoing, faults, asked, objections, statuses, port: prismPort });
  });
  const toxiproxy = toxiproxyOn(toxiPort);
  await eventually(() => fetch(`http://127.0.0.1:${String(prismPort)}/user`));
  await eventually(() => toxiproxy('/version', undefined, 'GET'));
  const network = { listen: `127.0.0.1:${String(proxyPort)}`, upstream: `127.0.0.1:${String(faultsPort)}` };
  await toxiproxy('/proxies', { name: 'github', ...network, enabled: true });

  let toxics = 0;
  return {
    url: `http://127.0.0.1:${String(proxyPort)}`,
    contractUrl: `http://127.0.0.1:${String(prismPort)}`,
    stateUrl: emulateUrl,
    tokens,
    faults,
    asked,
    objections,
    statuses,
    direct: directTo(emulateUrl),
    ...actionsOf(directTo(emulateUrl)),
    toxic: async (toxic) => {
      const { ok } = await toxiproxy('/proxies/github/toxics', { ...toxic, name: `t${String(toxics++)}` });
      if (!ok) throw new Error(`toxiproxy knows no ${toxic.type}`);
    },
    heal: () => toxiproxy('/reset').then(() => undefined),
    close: async () => {
      between.closeAllConnections();
      between.close();
      await Promise.all(children.map((child) => ended(child)));
    },
  };
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly faults: readonly Fault[];
  readonly asked: string[];
  readonly objections: string[];
  readonly statuses: Status[];
  readonly port: number;
}

/** Answers like GitHub's API for commit statuses; undefined for any other request. */
function answerStatus(method: string, url: string, body: Buffer, statuses: Status[]): string | undefined {
  const [, posted, asked] = /\/(?:statuses\/(\w+)|commits\/(\w+)\/statuses)(?:\?|$)/.exec(url) ?? [];
  if (asked !== undefined) return JSON.stringify(statuses.filter(({ commit }) => commit === asked));
  if (posted === undefined || method !== 'POST') return undefined;
  statuses.unshift({ commit: posted, ...(JSON.parse(body.toString()) as Omit<Status, 'commit'>) });
  return JSON.stringify(statuses[0]);
}

async function through({ incoming, outgoing, faults, asked, objections, statuses, port }: Passing): Promise<void> {
  const { method = '', url = '' } = incoming;
  const body = await whole(incoming);
  asked.push(`${method} ${url}`);
  const fault = faults.find(
    (fault) =>
      fault.method === method && url.includes(fault.path) && fault.times !== 0 && body.length > (fault.above ?? -1),
  );
  if (fault !== undefined) {
    if (fault.times !== undefined) fault.times--;
    outgoing.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
    outgoing.end(JSON.stringify(fault.body ?? { message: fault.message ?? 'by order of the test' }));
    return;
  }
  const headers = { ...incoming.headers, host: `127.0.0.1:${String(port)}` };
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    void whole(answer).then((text) => {
      objections.push(...objectionsIn(answer, `${method} ${url}`));
      const status = answerStatus(method, url, body, statuses);
      if (status !== undefined) {
        outgoing.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' }).end(status);
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      outgoing.end(text);
    });
  });
  onward.once('error', () => {
    outgoing.destroy();
  });
  onward.end(body);
}

/** The violations of a request. Responses are not checked, because emulate's differ from GitHub's in details. */
function objectionsIn({ headers }: IncomingMessage, asked: string): readonly string[] {
  const all = headers['sl-violations'];
  if (all === undefined) return [];
  const violations = JSON.parse(String(all)) as readonly { location?: readonly string[]; message?: string }[];
  return violations
    .filter(({ location }) => location?.[0] === 'request')
    .map(({ location, message }) => `${asked}: ${String(location?.join('.'))} ${String(message)}`);
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

function listen(port: number, handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<Server> {
  const server = createServer(handle);
  return new Promise((done) => {
    server.listen(port, '127.0.0.1', () => {
      done(server);
    });
  });
}

async function freePorts(count: number): Promise<[number, number, number, number, number]> {
  const sockets = Array.from({ length: count }, () => createSocket());
  const ports = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<number>((done) => {
          socket.listen(0, '127.0.0.1', () => {
            done((socket.address() as AddressInfo).port);
          });
        }),
    ),
  );
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.close(done))));
  return ports as [number, number, number, number, number];
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let [text, errors] = ['', ''];
    child.stdout?.on('data', (more: Buffer) => {
      text += more.toString();
      const line = /^.*\n/.exec(text);
      if (line) done(line[0]);
    });
    child.stderr?.on('data', (more: Buffer) => (errors += more.toString()));
    child.once('exit', () => {
      fail(new Error(errors));
    });
  });
}

async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > 300) throw error;
      await sleep(100);
    }
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      done();
      return;
    }
    child.once('exit', () => {
      done();
    });
    child.kill();
  });
}

const pathOf = (place: number | string): string =>
  `/repos/octocat/shop/${typeof place === 'number' ? `issues/${String(place)}` : `commits/${place}`}/comments`;

/** What tests do on GitHub beside the product, by requests of a user. */
function actionsOf(direct: Direct) {
  let created = 0;
  /** The newest commit of the main branch. */
  const mainOf = async (owner = 'octocat'): Promise<string> => {
    const main = await direct('GET', `/repos/${owner}/shop/git/ref/heads/main`, undefined, owner);
    return (main as { object: { sha: string } }).object.sha;
  };
  /** Of a pull request, by its number, or of a commit. */
  const commentsOn = async (place: number | string): Promise<readonly Posted[]> => {
    const all: Posted[] = [];
    for (let page = 1; ; page++) {
      const path = `${pathOf(place)}?per_page=100&page=${String(page)}`;
      const some = (await direct('GET', path)) as readonly Posted[];
      all.push(...some);
      if (some.length < 100) return all;
    }
  };
  return {
    mainOf,
    commentsOn,
    /** A commit after that of the main branch, with the same files. */
    createCommit: async (owner = 'octocat'): Promise<string> => {
      const [parent, path] = [await mainOf(owner), `/repos/${owner}/shop/git/commits`];
      const { tree } = (await direct('GET', `${path}/${parent}`, undefined, owner)) as { tree: { sha: string } };
      const commit = { message: `Change ${String(++created)}`, tree: tree.sha, parents: [parent] };
      return ((await direct('POST', path, commit, owner)) as { sha: string }).sha;
    },
    /** From a new branch of its owner. @returns its number */
    openPullRequest: async (branch: string, sha: string, owner = 'octocat'): Promise<number> => {
      await direct('POST', `/repos/${owner}/shop/git/refs`, { ref: `refs/heads/${branch}`, sha }, owner);
      const request = { title: `Change ${branch}`, head: `${owner}:${branch}`, base: 'main' };
      return ((await direct('POST', '/repos/octocat/shop/pulls', request, owner)) as { number: number }).number;
    },
    say: (place: number | string, body: string, token: string): Promise<unknown> =>
      direct('POST', pathOf(place), { body }, token),
    deleteComments: async (number: number): Promise<void> => {
      for (const { id } of await commentsOn(number))
        await direct('DELETE', `/repos/octocat/shop/issues/comments/${String(id)}`);
    },
  };
}

interface Posted {
  readonly id: number;
  readonly body: string;
  readonly html_url: string;
  readonly user: { readonly login: string };
}

/** The paths of the counterparts that a test needs; undefined if they are not installed. */
export const counterparts = (): string | undefined => process.env['GUARDBAND_COUNTERPARTS'] || undefined;
