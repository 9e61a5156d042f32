import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{gate,nodeHost,record,version}from"./chunks/chunk-FABY6QSP.js";import"./chunks/chunk-T2EYXN3I.js";export{gate,nodeHost,record,version};
