import{Jt as e,Rt as t,Yt as n,qt as r,vt as i,zt as a}from"./start-CZkDOIWd.mjs";const o=e=>e.map(i).map(({title:e,id:t,isFolded:i,body:a})=>{let o=a.map(t=>s(t,e)).filter(e=>e!==``).join(`
`);return e===void 0||o===``?o:i===!0?`<details><summary><h2>${n(e)}</h2></summary>\n${o}\n</details>`:r(n(e),o,t===void 0?``:` id="${t}"`)}).filter(e=>e!==``).join(`
`);function s(r,i=``){if(typeof r==`string`)return r===``?``:`<p>${n(r)}</p>`;if(`items`in r){let e=r.items.map(e=>typeof e==`string`?`<li><bdi>${n(e)}</bdi></li>`:`<li><b>${n(e[0])}</b>: <bdi>${n(e[1])}</bdi></li>`);return e.length===0?``:`<ul>${e.join(`
`)}</ul>`}return`table`in r?e(n(i),{...r.table,rows:r.table.rows.map(e=>e.map(n))}):`code`in r?t(r.code):`written`in r?r.written.join(`
`):a(r)}export{o as t};