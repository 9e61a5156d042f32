import type { Store } from '../model.js';
import { directory } from './directory.js';

export const stores = [directory] as const satisfies readonly Store[];
