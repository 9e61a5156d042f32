import type { Renderer } from '../model.js';
/**
 * JUnit XML as Jenkins, GitLab and Azure read it: a suite per scenario, a test case per case and gated metric. What
 * failed the gate is a failure; what could not be judged is skipped; the two never disagree with the outcome.
 */
export declare const junit: Renderer;
