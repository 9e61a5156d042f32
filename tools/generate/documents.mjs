// schemas/ is the single source of all documents: this writes their types, and standalone validators of those that are read.
// Standalone, because compiling ajv schemas at run time costs 50 ms of every start; and one file each, as most starts need one of
// them or none.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import { formatted } from '../format.mjs';
import { writePart } from './part.mjs';

/** The documents that a command reads. The others are only written: tests compile their schemas. */
const read = ['run', 'history', 'config', 'report', 'machine', 'gate'];
const written = ['signoff', 'trend', 'bisect', 'result'];
const fileOf = (name) => `schemas/${name}.schema.json`;
const schemas = new Map([...read, ...written].map((name) => [name, JSON.parse(readFileSync(fileOf(name), 'utf8'))]));
const banner = '// Generated from schemas/ by `npm run generate`.\n';

/** A single schema with all documents, so that shared types are declared only once. */
function joinedSchema() {
  const local = (schema) =>
    JSON.parse(
      JSON.stringify(schema)
        .replaceAll('"report.schema.json"', '"#/$defs/report"')
        .replaceAll(/(run|report|history)\.schema\.json#\//g, '#/'),
    );
  const joined = { title: 'Documents', type: 'object', additionalProperties: false, properties: {}, $defs: {} };
  for (const [name, { $id, $schema, $defs, ...schema }] of schemas) {
    Object.assign(joined.$defs, local($defs ?? {}), { [name]: local(schema) });
    joined.properties[name] = { $ref: `#/$defs/${name}` };
  }
  return joined;
}

/** Documents are immutable: every property and every array is read-only. */
async function types() {
  const options = { bannerComment: '', format: false, unreachableDefinitions: false };
  const text = await compile(joinedSchema(), 'Documents', options);
  return text
    .replace(/^(\s*)((?:\w+|"[^"]+"|\[k: string\])\??:)/gm, '$1readonly $2')
    .replace(/(\([^()\n]*\)|\w+)\[\]/g, 'readonly $1[]');
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  inlineRefs: false, // a definition is one function, however often a schema refers to it
  code: { source: true, esm: true },
});
addFormats.default(ajv, ['date', 'date-time']);
for (const schema of schemas.values()) ajv.addSchema(schema);

const joinErrors = `
function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
`;

async function validator(name) {
  const { outputFiles } = await build({
    stdin: { contents: standaloneCode.default(ajv, { validate: `${name}.schema.json` }), resolveDir: process.cwd() },
    bundle: true, // ajv's code requires its own helpers: they are taken in, so that the file stands alone
    format: 'esm',
    write: false,
  });
  // ajv copies all errors for every member of an object, which takes minutes for 100,000 wrong members.
  const code = outputFiles[0].text
    .replace(/^\/\/ node_modules.*\n/gm, '')
    .replace(/vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g, 'joinErrors(vErrors, $1.errors)');
  if (code.includes('vErrors.concat')) throw new Error('ajv joins errors in another way than before.');
  return code.includes('joinErrors') ? code + joinErrors : code;
}

/** Without the type that only joins the schemas, and the second declaration of a document that another one contains. */
const publicTypes = (text) =>
  text.replace(/export interface (?:Documents|Report1) \{\n[^]*?\n\}\n/g, '').replaceAll('Report1', 'Report');

const file = 'src/generated/documents.ts';
const texts = { [file]: publicTypes(await formatted(file, banner + (await types()))) }; // people read it
for (const name of read) {
  const path = `src/generated/validators/${name}`;
  texts[`${path}.js`] = banner + (await validator(name));
  texts[`${path}.d.ts`] =
    `${banner}import type { ValidateFunction } from 'ajv';\nexport declare const validate: ValidateFunction;\n`;
}
writePart('documents', [...schemas.keys()].map(fileOf), texts);
