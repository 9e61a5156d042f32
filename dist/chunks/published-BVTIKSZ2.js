import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{published,unknownOutputs}from"./chunk-C3VZHSA5.js";import"./chunk-B5KNV4I7.js";import"./chunk-LRT2AKJS.js";import"./chunk-UWVHLL5I.js";import"./chunk-T2EYXN3I.js";export{published,unknownOutputs};
