#!/usr/bin/env node
/** What `guardband` runs. */
import { cli } from './cli.js';
import { nodeHost } from './hosts/node.js';

process.stdout.on('error', () => undefined); // a reader such as head may close the pipe early
process.exitCode = await cli(process.argv.slice(2), nodeHost());
