import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{published,unknownOutputs}from"./chunk-J6H5JMFO.js";import"./chunk-S6XW7E3D.js";import"./chunk-GUP2XHSE.js";import"./chunk-LRT2AKJS.js";import"./chunk-UWVHLL5I.js";import"./chunk-T2EYXN3I.js";export{published,unknownOutputs};
