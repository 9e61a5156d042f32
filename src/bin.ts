#!/usr/bin/env node
/** What `guardband` runs. What helps to read a large file is begun before all else, which it takes as long as. */
import { beginFor } from './hosts/threads.js';

const argv = process.argv.slice(2);
void beginFor(argv)
  .then(() => import('./command-line.js'))
  .then(({ run }) => run(argv))
  .then((code) => {
    process.exitCode = code;
  });
