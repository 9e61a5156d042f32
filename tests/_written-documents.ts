/** Validators of the documents that Guardband only writes. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const written = ['signoff', 'trend', 'bisect', 'result'] as const;

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
addFormats.default(ajv, ['date', 'date-time']);
for (const name of ['run', 'report', 'history', ...written])
  ajv.addSchema(JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as object);

export function validatorOf(name: (typeof written)[number]): ValidateFunction {
  const validate = ajv.getSchema(`${name}.schema.json`);
  if (validate === undefined) throw new Error(`no schema of ${name}`);
  return validate;
}
