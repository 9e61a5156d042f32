/** Tests the audit of bundled packages, with npm itself and a local registry. */
import { afterEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly version: string }>>;
};
const advisory = {
  id: 1,
  url: 'https://example.invalid/1',
  title: 'Reads what it should not',
  severity: 'low',
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
};

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** @param answer the response to the request for advisories */
async function audit(answer: (response: ServerResponse) => void): Promise<{ exitCode: number; stdout: string }> {
  server = createServer((request, response) => {
    if (request.method === 'POST') {
      answer(response);
      return;
    }
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const version = packages[`node_modules/${name}`]?.version ?? '1.0.0';
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } }),
    );
  });
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    npm_config_cache: mkdtempSync(join(tmpdir(), 'guardband-audit-')),
    npm_config_fetch_retries: '0',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/audit.mjs'], { env }, (error, stdout) => {
      resolve({ exitCode: Number(error?.code ?? 0), stdout });
    });
  });
}

const answerWith =
  (found: Readonly<Record<string, readonly unknown[]>>) =>
  (response: ServerResponse): void => {
    response.end(JSON.stringify(found));
  };

test('passes without advisories', async () => {
  expect(await audit(answerWith({}))).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^=> 0 of \d+ bundled packages/),
  });
});

test('fails on an advisory about a bundled package, whatever its severity', async () => {
  const { exitCode, stdout } = await audit(answerWith({ yaml: [advisory] }));
  expect(exitCode).toBe(1);
  expect(stdout).toContain('=> in dist/: yaml *, low: Reads what it should not');
});

test('only lists an advisory about a tool', async () => {
  const { exitCode, stdout } = await audit(answerWith({ prettier: [advisory] }));
  expect(exitCode).toBe(0);
  expect(stdout).toContain('only for development: prettier');
});

test('is skipped with a message where the registry has no advisories', async () => {
  const refused = await audit((response) => void response.writeHead(405).end());
  expect(refused).toEqual({ exitCode: 0, stdout: expect.stringContaining('=> SKIPPED') });
});

test('fails if the registry fails', async () => {
  expect(await audit((response) => void response.writeHead(500).end())).toMatchObject({ exitCode: 1 });
});
