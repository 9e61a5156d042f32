import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{caseKey,caseOf,runKey}from"./chunk-EXYEICUD.js";import"./chunk-T2EYXN3I.js";export{caseKey,caseOf,runKey};
