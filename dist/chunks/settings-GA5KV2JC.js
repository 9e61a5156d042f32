import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{settle}from"./chunk-IHTLVPI3.js";import"./chunk-OW2HUHFA.js";import"./chunk-LO3PXUEW.js";import"./chunk-LRT2AKJS.js";import"./chunk-UWVHLL5I.js";import"./chunk-T2EYXN3I.js";export{settle};
