/** What is used of WebAssembly; TypeScript declares it only together with a browser's whole world. */
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
