// Loaded into the node of the workflows that act runs. As soon as the process of a step ends with an error, act stops reading its
// terminal, and loses what it has not read by then: often the errors. So a process that fails ends a little later.
process.on('exit', (code) => {
  if (code !== 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
});
