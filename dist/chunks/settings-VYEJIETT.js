import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{settle}from"./chunk-5EOPJVHS.js";import"./chunk-QVDGPIA4.js";import"./chunk-EFARADJ6.js";import"./chunk-G2FTELWR.js";import"./chunk-T2EYXN3I.js";export{settle};
