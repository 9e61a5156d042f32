import { type Ways } from '../ways.js';
import type { Layout } from './layout.js';
export declare function xmlWays(layout: Layout): Ways;
