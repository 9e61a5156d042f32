import{Jt as e,Sn as t,bn as n,dn as r,fn as i,xn as a}from"./start-DCISSE89.mjs";const o=r=>r.map(e).map(({title:e,id:r,isFolded:i,body:a})=>{let o=a.map(t=>s(t,e)).filter(e=>e!==``).join(`
`);return e===void 0||o===``?o:i===!0?`<details><summary><h2>${t(e)}</h2></summary>\n${o}\n</details>`:n(t(e),o,r===void 0?``:` id="${r}"`)}).filter(e=>e!==``).join(`
`);function s(e,n=``){if(typeof e==`string`)return e===``?``:`<p>${t(e)}</p>`;if(`items`in e){let n=e.items.map(e=>typeof e==`string`?`<li><bdi>${t(e)}</bdi></li>`:`<li><b>${t(e[0])}</b>: <bdi>${t(e[1])}</bdi></li>`);return n.length===0?``:`<ul>${n.join(`
`)}</ul>`}return`table`in e?a(t(n),{...e.table,rows:e.table.rows.map(e=>e.map(t))}):`code`in e?r(e.code):`written`in e?e.written.join(`
`):i(e)}export{o as t};