import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function defined(object){let found={};for(let key in object)object[key]!==void 0&&(found[key]=object[key]);return found}export{defined};
