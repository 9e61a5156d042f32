import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{pastOf,readBaseline,readCandidate}from"./chunk-VG6E4LE7.js";import"./chunk-OW2HUHFA.js";import"./chunk-LO3PXUEW.js";import"./chunk-LRT2AKJS.js";import"./chunk-UWVHLL5I.js";import"./chunk-T2EYXN3I.js";export{pastOf,readBaseline,readCandidate};
