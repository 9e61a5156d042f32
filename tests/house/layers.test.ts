/**
 * Enforces the direction of imports: the folders of src/ form one line, and each imports only from itself and from those
 * before it.
 */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const order = [
  'generated',
  'lang',
  'model',
  'problems',
  'cases',
  'stats',
  'metrics',
  'documents',
  'samples',
  'formats',
  'config',
  'input',
  'history',
  'compare',
  'judge',
  'measuring',
  'report',
  'commands',
  'hosts',
] as const;
/** The files at the root of src/. */
const frontEnds = ['action.ts', 'bin.ts', 'cli.ts', 'index.ts'];
/** Folders with one plug-in per file. A plug-in imports shared modules, never a sibling. */
const plugIns = ['metrics', 'formats', 'history/stores', 'judge/rules', 'report/renderers', 'report/publishers'];
const shared = /(^|\/)(_shared|parse|recognise|sentences|shared|ndjson|git)(\/|\.js$)/;

/** The packages in the product, and the places that may import them. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['hosts/github/'],
  '@actions/http-client': ['hosts/github/'],
  '@aws-sdk/client-s3': ['hosts/node/'],
  ajv: ['commands/history/', 'documents/', 'generated/', 'formats/own/'],
  'simple-statistics': ['compare/', 'stats/'],
  yaml: ['config/read-config.ts', 'documents/yaml.ts'],
  tinyglobby: ['hosts/node/'],
};
/** Modules of node that compute and do not reach the outside world. */
const pure = /^node:(buffer|crypto|path|stream|url|util|zlib)$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts'),
);
const texts = new Map(files.map((file) => [file, readFileSync(join('src', file), 'utf8')]));
const imports = [...texts].flatMap(([file, text]) =>
  [...text.matchAll(/(?:\bfrom|\bimport)[\s(]*'([^']+)'/g)].map(([, specifier = '']) => ({
    file,
    from: specifier,
    target: specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier,
  })),
);
const folderOf = (file: string): string => file.split('/')[0] ?? '';
const rank = (file: string): number => {
  if (frontEnds.includes(file.replace(/\.js$/, '.ts'))) return order.length;
  return order.indexOf(folderOf(file) as (typeof order)[number]);
};

test('only the front ends are at the root', () => {
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual(frontEnds);
  expect(files.filter((file) => rank(file) < 0)).toEqual([]);
});

test('every import names its module in a form that these tests find', () => {
  expect(imports.length).toBeGreaterThan(1500);
  const others = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:import\((?!\s*')|require\()[^\n]*/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(others).toEqual([]);
});

test('imports follow the order of the folders', () => {
  const wrong = imports.filter(
    ({ file, from: specifier, target }) => specifier.startsWith('.') && (rank(target) > rank(file) || rank(target) < 0),
  );
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('no module needs itself by way of others, also in the scanners and the pages', () => {
  const circles = ['src', 'scanner', 'page'].flatMap((folder) => findCircles(listNeeds(folder)));
  expect(circles).toEqual([]);
});

/** The modules of a folder that each of its modules imports more than types from. */
function listNeeds(folder: string): ReadonlyMap<string, readonly string[]> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const moduleOf = (file: string): string => file.replace(/\.[jt]s$/, '');
  const known = new Set(all.map(moduleOf));
  const importing = /^(?:import|export)\s(?!type\b)([^;']*?)\bfrom\s+'(\.[^']+)'/gm;
  const areTypes = (names: string): boolean =>
    /^\{[^}]*\}\s*$/.test(names) &&
    names
      .replace(/[{}]/g, '')
      .split(',')
      .every((name) => /^\s*(type\s|$)/.test(name));
  return new Map(
    all.map((file) => {
      const found = [...readFileSync(join(folder, file), 'utf8').matchAll(importing)];
      const needed = found.filter(([, names = '']) => !areTypes(names));
      const targets = needed.map(([, , target = '']) => moduleOf(normalize(join(dirname(file), target))));
      return [moduleOf(file), targets.filter((target) => known.has(target))];
    }),
  );
}

/** One path back to its beginning for each circle. */
function findCircles(needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' -> ')];
    if (done.has(file)) return [];
    const found = (needs.get(file) ?? []).flatMap((next) => visit(next, [...path, file]));
    done.add(file);
    return found;
  };
  return [...needs.keys()].flatMap((file) => visit(file, []));
}

test('imports of the judge follow the order of its steps', () => {
  const steps = ['model/settings.', 'quantities/', 'model/fit/', 'model/effects/', 'decide/', 'causes/', 'rules/'];
  const step = (file: string): number => steps.findIndex((start) => file.startsWith(`judge/${start}`));
  const inside = imports.filter(({ file, target }) => step(file) >= 0 && step(target) >= 0);
  expect(inside.length).toBeGreaterThan(30);
  const wrong = inside.filter(({ file, target }) => step(target) > step(file));
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('no plug-in imports a sibling', () => {
  const plugIn = (file: string): string | undefined => {
    const home = plugIns.find((plugIn) => file.startsWith(`${plugIn}/`));
    if (home === undefined) return undefined;
    const parts = file.slice(home.length + 1).split('/');
    const own = parts.length > 1 && home !== 'formats' ? parts[0] : parts.join('/').replace(/\.[jt]s$/, '');
    return `${home}/${own ?? ''}`;
  };
  const wrong = imports.filter(({ file, from: specifier, target }) => {
    const [importer, imported] = [plugIn(file), plugIn(target)];
    if (!specifier.startsWith('.') || importer === undefined || imported === undefined) return false;
    if (/\/index$/.test(importer) || shared.test(file) || shared.test(target)) return false;
    return importer !== imported && dirname(importer) === dirname(imported) && !file.startsWith('formats/pages/');
  });
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('packages are imported in their places only', () => {
  const isPackage = (specifier: string): boolean => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:');
  const wrong = imports.filter(
    ({ file, from: specifier }) =>
      isPackage(specifier) && packages[specifier]?.some((place) => file.startsWith(place)) !== true,
  );
  expect(wrong).toEqual([]);
});

test('only hosts and front ends reach the outside world', () => {
  const inner = files.filter((file) => rank(file) < order.indexOf('hosts'));
  const isWorldly = (specifier: string): boolean => specifier.startsWith('node:') && !pure.test(specifier);
  expect(imports.filter(({ file, from: specifier }) => inner.includes(file) && isWorldly(specifier))).toEqual([]);
  const worldlyCode =
    /\b(Math\.random|Date\.now|performance\.now|fetch|setTimeout|setInterval|setImmediate|randomUUID|randomBytes)\(|new Date\(\)|new Date\b(?!\()|\bprocess\.|\bconsole\./;
  const withoutComments = (file: string): string =>
    (texts.get(file) ?? '').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');
  const written = inner.filter((file) => !file.startsWith('generated/'));
  expect(written.filter((file) => worldlyCode.test(withoutComments(file)))).toEqual([]);
});

test('no folder is a catch-all', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|manager|service)\//.test(file))).toEqual([]);
});

test('cryptography is loaded on demand, because it would slow down every start', () => {
  const early = [...texts].filter(([, text]) => /^import (?!type).* from 'node:crypto'/m.test(text));
  expect(early.map(([file]) => file)).toEqual([]);
});

test('no code of a problem is compared outside of problems/', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const comparing = files.filter(
    (file) => !/^problems/.test(file) && /\bcode [!=]== '[a-z]+-/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(comparing).toEqual([]);
});
