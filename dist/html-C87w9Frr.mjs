import{Ft as e,Gt as t,It as n,Kt as r,Wt as i,vt as a}from"./start-BLlloJfh.mjs";const o=e=>e.map(a).map(({title:e,id:t,isFolded:n,body:a})=>{let o=a.map(t=>s(t,e)).filter(e=>e!==``).join(`
`);return e===void 0||o===``?o:n===!0?`<details><summary><h2>${r(e)}</h2></summary>\n${o}\n</details>`:i(r(e),o,t===void 0?``:` id="${t}"`)}).filter(e=>e!==``).join(`
`);function s(i,a=``){if(typeof i==`string`)return i===``?``:`<p>${r(i)}</p>`;if(`items`in i){let e=i.items.map(e=>typeof e==`string`?`<li><bdi>${r(e)}</bdi></li>`:`<li><b>${r(e[0])}</b>: <bdi>${r(e[1])}</bdi></li>`);return e.length===0?``:`<ul>${e.join(`
`)}</ul>`}return`table`in i?t(r(a),{...i.table,rows:i.table.rows.map(e=>e.map(r))}):`code`in i?e(i.code):`written`in i?i.written.join(`
`):n(i)}export{o as t};