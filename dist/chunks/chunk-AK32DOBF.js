import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function plain(text){return text.replace(/\s+/gu," ").replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/gu,"\uFFFD").trim()}export{plain};
