/** A service that has to be compiled: `guardband init --build`, and a gate that builds each version in its own folder. */
import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { commit, git } from './_git.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'guardband-compiled-')));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** A service that answers every request with how long its requests take. */
const service = `
#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "speed.h"
int main(int count, char **words) {
  int yes = 1, door = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(atoi(words[count - 1]))};
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (bind(door, (struct sockaddr *)&here, sizeof here) || listen(door, 8)) return 1;
  const char *answer = "HTTP/1.0 200 OK\\r\\n\\r\\n" SPEED;
  for (char asked[4096];;) {
    int guest = accept(door, 0, 0);
    if (read(guest, asked, sizeof asked) > 0 && write(guest, answer, strlen(answer)) < 0) return 1;
    close(guest);
  }
}
`;

/** JMeter's place: asks the service how long its requests take, and writes such results. */
const jmeter = (health: string): string => `#!/usr/bin/env bash
while [ $# -gt 0 ]; do case $1 in -l) out=$2;; esac; shift; done
speed=$(curl --silent --fail "${health}") || exit 1
echo timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect >"$out"
awk -v speed="$speed" -v at="$(date +%s%3N)" 'BEGIN { for (i = 0; i < 900; i++) { ms = speed + (i * 37) % 20; at += ms
  printf "%.0f,%d,GET /%d,200,OK,t,text,true,,100,50,1,1,u,1,0,0\\n", at, ms, i % 3 } }' >>"$out"
`;

const freePort = async (): Promise<number> =>
  await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

const isCompiler = (name: string): boolean => spawnSync(name, ['--version']).status === 0;
const withCompiler = isCompiler('cc') ? test : test.skip;

withCompiler('base and head of a compiled service are built in their own folders, and compared', async () => {
  const health = `http://127.0.0.1:${String(await freePort())}/`;
  const shell = (command: string) => {
    const environment = {
      PATH: `${join(folder, 'tools')}:${String(process.env['PATH'])}`,
      JMETER_INSTALLED: join(folder, 'jmeter'),
      GITHUB_ACTIONS: '',
    };
    return spawnSync('bash', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
  };
  write('jmeter/bin/ApacheJMeter.jar', '');
  write('tools/java', jmeter(health));
  write('tools/guardband', `#!/bin/sh\nexec "${process.execPath}" "${builtProduct().cli}" "$@"\n`);
  for (const tool of ['java', 'guardband']) chmodSync(join(folder, 'tools', tool), 0o755);
  write('.gitignore', 'tools\njmeter\n/server\nbuilds\nreport.json\n');
  write('shop.jmx', '<jmeterTestPlan><ThreadGroup guiclass="ThreadGroupGui"/></jmeterTestPlan>');
  write('server.c', service);
  write('speed.h', '#define SPEED "100"\n');
  git(folder, 'init', '--quiet', '--initial-branch=main', '.');

  const build = 'cc -Wall -o server server.c && pwd >>"$BUILDS"'.replace('$BUILDS', join(folder, 'builds'));
  const start = `./server --port ${new URL(health).port}`;
  const initialised = shell(`guardband init --build '${build}' --start '${start}' --health ${health}`);
  expect(initialised).toMatchObject({ status: 0, stderr: '' });
  expect(initialised.stdout).toContain(
    'bash .github/load-test.sh build . && bash .github/load-test.sh measure . results',
  );
  expect(readFileSync(join(folder, 'guardband.yml'), 'utf8')).toContain(
    '\n  build: bash {head}/.github/load-test.sh build {version}\n',
  );
  commit(folder, 'The service');
  write('speed.h', '#define SPEED "150"\n');
  commit(folder, 'A slower service');

  const { status, stdout, stderr } = shell('guardband gate --out report.json');
  expect([status, stderr, stdout]).toEqual([
    1,
    expect.stringMatching(/^guardband: (?!.*error)/s),
    expect.stringContaining('got slower'),
  ]);
  const builds = readFileSync(join(folder, 'builds'), 'utf8').trim().split('\n');
  expect(builds).toEqual([folder, expect.stringMatching(/\/guardband-base-\d+$/)]);
  // The base was built and removed, and nothing that was built is committed.
  expect([existsSync(builds[1] ?? ''), existsSync(join(folder, 'server'))]).toEqual([false, true]);
  expect(git(folder, 'status', '--porcelain', '--untracked-files=no')).toBe('');

  write('speed.h', 'broken');
  expect(shell('guardband gate')).toMatchObject({ status: 3, stderr: expect.stringMatching(/build the head failed/) });
});
