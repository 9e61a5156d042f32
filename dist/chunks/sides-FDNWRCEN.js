import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{pastOf,readBaseline,readCandidate}from"./chunk-26IGQBNL.js";import"./chunk-MWTD4532.js";import"./chunk-4RHHKHZB.js";import"./chunk-3MHOLDP7.js";import"./chunk-2OAUORRA.js";import"./chunk-E6ISX5T5.js";import"./chunk-T2EYXN3I.js";export{pastOf,readBaseline,readCandidate};
