/** moto, which implements S3, behind a proxy that drops responses, rejects requests and breaks connections. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The proxy's reaction to a request. */
export type Fate = 'pass' | 'lose the answer' | 'slow down' | 'break the connection';

export interface S3 {
  /** The URL of the proxy. */
  readonly url: string;
  /** Method, URL and range of each request. */
  readonly requests: string[];
  decide: (request: IncomingMessage) => Fate;
  readonly close: () => Promise<void>;
}

/** Starts moto and the proxy, and names the proxy as the endpoint. */
export async function startServer(folder: string): Promise<S3> {
  const port = await findFreePort();
  const server: ChildProcess = spawn(`${folder}/venv/bin/moto_server`, ['-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  });
  await waitFor(port);
  const s3: Pick<S3, 'requests' | 'decide'> = { requests: [], decide: () => 'pass' };
  const proxy: Server = createServer((incoming, outgoing) => {
    s3.requests.push(`${incoming.method ?? ''} ${incoming.url ?? ''} ${incoming.headers.range ?? ''}`.trim());
    forward(incoming, outgoing, port, s3.decide(incoming));
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  process.env['AWS_ENDPOINT_URL_S3'] = url;
  return Object.assign(s3, {
    url,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      server.kill();
    },
  });
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, fate: Fate): void {
  if (fate === 'slow down') {
    incoming.resume();
    outgoing.writeHead(503, { 'content-type': 'application/xml' });
    outgoing.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>');
    return;
  }
  const { method, url, headers } = incoming;
  const inner = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    if (fate === 'lose the answer') {
      answer.resume();
      answer.on('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fate === 'break the connection') {
      answer.once('data', (piece: Buffer) => {
        outgoing.write(piece.subarray(0, piece.length / 2), () => outgoing.destroy());
        answer.destroy();
      });
      return;
    }
    answer.pipe(outgoing);
  });
  inner.on('error', () => outgoing.destroy());
  incoming.pipe(inner);
}

async function findFreePort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      await fetch(`http://127.0.0.1:${String(port)}/`);
      return;
    } catch {
      await sleep(200);
    }
  }
  throw new Error('moto did not start');
}
