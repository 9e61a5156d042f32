import type { Reader } from '../model.js';
/** Every input format. Where one case was read in two of them, the one that stands first here is kept: the most detailed. */
export declare const readers: readonly [Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader];
