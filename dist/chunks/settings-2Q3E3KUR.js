import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{settle}from"./chunk-IFB5MQP7.js";import"./chunk-3MHOLDP7.js";import"./chunk-2OAUORRA.js";import"./chunk-E6ISX5T5.js";import"./chunk-T2EYXN3I.js";export{settle};
