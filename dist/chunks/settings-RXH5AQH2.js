import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{settle}from"./chunk-65VIHK3R.js";import"./chunk-QVDGPIA4.js";import"./chunk-JJ3SIK44.js";import"./chunk-7Q2QB2DK.js";import"./chunk-T2EYXN3I.js";export{settle};
