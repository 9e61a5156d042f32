import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var exitCodes={passed:0,failed:1,undecided:2},unusable=3;export{exitCodes,unusable};
