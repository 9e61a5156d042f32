import type { Reader } from '../model.js';
/**
 * The summaries WSO2's jtl-splitter writes beside a raw result: one object per label (before 2019: one in all, without
 * labels). Scenario and axes are in the path.
 */
export declare const jtlSplitterJson: Reader;
