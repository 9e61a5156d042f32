import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var states={written:0,read:1,ended:2,lengths:3};export{states};
