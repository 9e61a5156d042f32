/** Prints what the machine did while a script ran. */
import { runProgram } from '../../../src/hosts/node/run-program.js';

const [, , script = ''] = process.argv;
const { code, machine } = await runProgram(['sh', '-c', script], {}, { isMeasured: true });
if (code !== 0 || typeof machine !== 'object') throw new Error(`exit code ${String(code)}`);
process.stdout.write(JSON.stringify(machine));
