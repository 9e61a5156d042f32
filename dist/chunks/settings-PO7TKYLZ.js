import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{settle}from"./chunk-VWEK5XWP.js";import"./chunk-QVDGPIA4.js";import"./chunk-3MHOLDP7.js";import"./chunk-2OAUORRA.js";import"./chunk-T2EYXN3I.js";export{settle};
