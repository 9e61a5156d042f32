import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function groupBy(items,keyOf){let groups=new Map;for(let item of items){let key=keyOf(item),group=groups.get(key);group===void 0?groups.set(key,[item]):group.push(item)}return groups}export{groupBy};
