/** Runs a command that asks its parent for an inspector, and prints how it ended and whether there is one. */
import { url } from 'node:inspector';
import { runProgram } from '../../src/hosts/node/run-program.js';

const { code } = await runProgram(['sh', '-c', 'kill -USR1 $PPID; sleep 0.5'], {});
console.log(JSON.stringify({ code, url: url() ?? '' }));
