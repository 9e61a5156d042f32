/** The part of WebAssembly that is used. TypeScript declares it only in its browser library. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    readonly compiled: unique symbol;
  }
  class Instance {
    constructor(module: Module);
    readonly exports: Readonly<Record<string, unknown>>;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  class CompileError extends Error {}
}
