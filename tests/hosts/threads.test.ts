/** The built product reads large files with several threads: with the same results, little memory, and errors reported. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { times } from '../_times.js';

let folder = '';
let csv = '';
let archive = '';
const rows = 700_000;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-threads-'));
  csv = join(folder, 'result.jtl');
  writeFileSync(csv, 'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,bytes\n');
  for (let start = 0; start < rows; start += 50_000)
    appendFileSync(
      csv,
      Array.from({ length: 50_000 }, (_, i) => {
        const n = start + i;
        const message = n % 10 === 0 ? `"no\n1700000000000,1,not a row"` : 'OK';
        return `${1_700_000_000_000 + n},${n % 400},"GET /, ${n % 4}",200,${message},Thread Group 1-${n % 50},text,${n % 100 !== 0},1${n}\n`;
      }).join(''),
    );
  archive = `${csv}.gz`;
  writeFileSync(archive, gzipSync(readFileSync(csv), { level: 1 }));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(
  file: string,
  threads: number,
): { readonly status: number | null; readonly text: string; readonly said: string } {
  const out = join(folder, 'out.json');
  rmSync(out, { force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['dist/cli.cjs', 'read', file, '--set', 'scenario=x', '-o', out],
    {
      encoding: 'utf8',
      env: { ...process.env, GUARDBAND_THREADS: String(threads) },
    },
  );
  return { status, text: status === 0 ? readFileSync(out, 'utf8') : '', said: stderr };
}

test('one thread, several threads and gzip give the same result', () => {
  const single = read(csv, 1);
  expect(single.status).toBe(0);
  expect(JSON.parse(single.text)).toMatchObject({ measurements: [{ samples: rows / 4 }, {}, {}, {}] });
  expect(read(csv, 4)).toEqual(single);
  expect(read(archive, 4).text).toEqual(single.text);
});

/** The output of a command, and the number of threads that it starts. */
function threadsOf(argv: readonly string[]): number {
  const preload = join(folder, 'preload.cjs');
  writeFileSync(
    preload,
    `const threads = require('node:worker_threads');
    threads.Worker = class extends threads.Worker {
      constructor(file, given) {
        super(file, given);
        process.stderr.write('a thread begins\\n');
      }
    };
    require('node:module').syncBuiltinESMExports();`,
  );
  const env = { ...process.env, GUARDBAND_THREADS: '2' };
  const { stderr } = spawnSync(process.execPath, ['--require', preload, ...argv], { encoding: 'utf8', env });
  return stderr.split('a thread begins').length - 1;
}

test('starts several threads, in the command line and in the library', () => {
  const library = `import { nodeHost, runDocument } from ${JSON.stringify(pathToFileURL('dist/index.mjs').href)};
    await runDocument({ results: [${JSON.stringify(csv)}] }, nodeHost());`;
  expect(threadsOf(['dist/cli.cjs', 'read', csv, '-o', join(folder, 'out.json')])).toBe(1);
  expect(threadsOf(['--input-type=module', '--eval', library])).toBe(1);
});

test('uses the same threads for several files, even if each alone is too small for one', () => {
  const matrix = join(folder, 'matrix');
  const [short, long] = [13, 20].map((megabytes) => {
    const head = readFileSync(csv).subarray(0, megabytes * 1024 * 1024);
    return head.subarray(0, head.lastIndexOf('\n') + 1);
  }) as [Buffer, Buffer];
  for (let users = 1; users <= 4; users++) {
    mkdirSync(join(matrix, `${users}_users`), { recursive: true });
    // The same samples again would not be read.
    const own = (users % 2 > 0 ? short : long).toString().replaceAll('\n1700000', `\n170${users}000`);
    writeFileSync(join(matrix, `${users}_users`, 'result.jtl'), own);
  }
  const out = join(folder, 'matrix.json');
  // One thread, or more if the machine stalls for longer than a thread waits. Without reuse there would be four.
  expect(threadsOf(['dist/cli.cjs', 'read', matrix, '-o', out])).toBeLessThan(4);
  const [two, single] = [read(matrix, 2), read(matrix, 1)];
  expect(two).toEqual(single);
  const { measurements } = JSON.parse(two.text) as { measurements: { samples: number }[] };
  expect(measurements).toHaveLength(16);
  // With more threads than processors, they stop at varying places in varying orders.
  const preload = join(folder, 'processors.cjs');
  writeFileSync(
    preload,
    `require('node:os').availableParallelism = () => 4; require('node:module').syncBuiltinESMExports();`,
  );
  for (let i = 0; i < times(5); i++) {
    execFileSync(
      process.execPath,
      ['--require', preload, 'dist/cli.cjs', 'read', matrix, '--set', 'scenario=x', '-o', out],
      {
        stdio: 'ignore',
      },
    );
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ measurements });
  }
});

test('an unneeded thread does not delay the exit', () => {
  const { status, stderr, signal } = spawnSync(process.execPath, ['dist/cli.cjs', 'read', csv, '--outs', 'x'], {
    encoding: 'utf8',
    env: { ...process.env, GUARDBAND_THREADS: '4' },
    timeout: 30_000,
  });
  expect({ status, stderr, signal }).toEqual({
    status: 3,
    stderr: "Unknown option '--outs'. Did you mean --out?\n",
    signal: null,
  });
});

test('XML, too', () => {
  const xml = join(folder, 'result.xml');
  writeFileSync(xml, '<?xml version="1.0" encoding="UTF-8"?>\n<testResults version="1.2">\n');
  const samples = 200_000;
  for (let start = 0; start < samples; start += 50_000)
    appendFileSync(
      xml,
      Array.from({ length: 50_000 }, (_, i) => {
        const n = start + i;
        const values = `t="${n % 400}" lt="1" ct="0" ts="${1_700_000_000_000 + n}" s="${n % 100 !== 0}" rc="200" rm="OK" tn="Thread Group 1-${n % 50}" dt="text" by="1${n}"`;
        return `<httpSample ${values} lb="GET /, ${n % 4}">\n  <responseData>\n&lt;httpSample /&gt;</responseData>\n</httpSample>\n`;
      }).join(''),
    );
  appendFileSync(xml, '</testResults>\n');
  const single = read(xml, 1);
  expect(JSON.parse(single.text)).toMatchObject({ measurements: [{ samples: samples / 4 }, {}, {}, {}] });
  expect(read(xml, 4)).toEqual(single);
  writeFileSync(`${xml}.gz`, gzipSync(readFileSync(xml), { level: 1 }));
  expect(read(`${xml}.gz`, 4).text).toEqual(single.text);
});

test('removes the same warm-up', () => {
  const config = join(folder, 'guardband.yml');
  writeFileSync(config, 'version: 1\nwarmup: 300s\n');
  const [single, four, unpacked, piped] = [`${csv} 1`, `${csv} 4`, `${archive} 4`, '- 4'].map((given) => {
    const [file = '', threads] = given.split(' ');
    return execFileSync(process.execPath, ['dist/cli.cjs', 'read', file, '--set', 'scenario=x', '--config', config], {
      encoding: 'utf8',
      env: { ...process.env, GUARDBAND_THREADS: threads },
      ...(file === '-' && { input: readFileSync(archive) }),
    });
  });
  expect(JSON.parse(single ?? '')).toMatchObject({ measurements: [{ samples: (rows - 300_000) / 4 }, {}, {}, {}] });
  expect(four).toEqual(single);
  expect(unpacked).toEqual(single);
  expect(piped).toEqual(single);
});

test.each([3_000_000, 300_000])('reports a damaged archive of %s bytes', (bytes) => {
  const broken = join(folder, 'broken.jtl.gz');
  copyFileSync(archive, broken);
  truncateSync(broken, bytes);
  const { status, said } = read(broken, 4);
  expect(status).toBe(3);
  expect(said).toMatch(/broken\.jtl\.gz: error: The archive is truncated/);
});

test('reads a small archive, one that expands a lot, one of several members, and a nested one', () => {
  const [header = '', ...lines] = readFileSync(csv, 'utf8').split('\n').slice(0, 1001);
  const text = [header, ...lines, ''].join('\n');
  const [small, packed] = [join(folder, 'small.jtl'), join(folder, 'small.jtl.gz')];
  writeFileSync(small, text);
  const whole = read(small, 1);
  writeFileSync(packed, gzipSync(text));
  expect(read(packed, 1).text).toEqual(whole.text);
  writeFileSync(packed, Buffer.concat([gzipSync(text.slice(0, 5000)), gzipSync(text.slice(5000))]));
  expect(read(packed, 1).text).toEqual(whole.text);
  writeFileSync(packed, gzipSync(gzipSync(text)));
  expect(read(packed, 1)).toMatchObject({ status: 3 });
  // More than 100 MB of identical rows, in less than 1 MB.
  const rows = [lines.slice(2, 6).join('\n'), ''].join('\n');
  const times = 300_000;
  const large = gzipSync(`${header}\n${rows.repeat(times)}`);
  expect(large.length).toBeLessThan(1024 * 1024);
  writeFileSync(packed, large);
  const { measurements } = JSON.parse(read(packed, 1).text) as { measurements: { samples: number }[] };
  expect(measurements.map(({ samples }) => samples)).toEqual([times, times, times, times]);
});
