import type { Renderer } from '../model.js';
export declare const renderers: readonly [Renderer, Renderer, Renderer, Renderer, Renderer];
export declare const rendererById: ReadonlyMap<string, Renderer>;
/** Every file ending that chooses a renderer. */
export declare const allEndings: readonly string[];
/** The renderer that a file's ending chooses. */
export declare function rendererFor(file: string): Renderer | undefined;
