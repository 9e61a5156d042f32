#!/usr/bin/env node
/** What `guardband` runs. What helps to read a large file is begun before all else, which it takes as long as. */
import { isAllPrinted } from './hosts/printer.js';
import { beginFor } from './hosts/threads.js';

const argv = process.argv.slice(2);
void beginFor(argv)
  .then(() => import('./command-line.js'))
  .then(({ run }) => run(argv))
  .then((code) => {
    // What could not be printed may have been told by now.
    process.exitCode ??= code;
    // What the threads and the heap hold need not be taken down piece by piece.
    if (isAllPrinted()) process.exit();
  });
