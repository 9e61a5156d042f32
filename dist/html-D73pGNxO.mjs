import{Bt as e,Jt as t,Xt as n,Yt as r,yt as i,zt as a}from"./start-eBj0X0Vc.mjs";const o=e=>e.map(i).map(({title:e,id:r,isFolded:i,body:a})=>{let o=a.map(t=>s(t,e)).filter(e=>e!==``).join(`
`);return e===void 0||o===``?o:i===!0?`<details><summary><h2>${n(e)}</h2></summary>\n${o}\n</details>`:t(n(e),o,r===void 0?``:` id="${r}"`)}).filter(e=>e!==``).join(`
`);function s(t,i=``){if(typeof t==`string`)return t===``?``:`<p>${n(t)}</p>`;if(`items`in t){let e=t.items.map(e=>typeof e==`string`?`<li><bdi>${n(e)}</bdi></li>`:`<li><b>${n(e[0])}</b>: <bdi>${n(e[1])}</bdi></li>`);return e.length===0?``:`<ul>${e.join(`
`)}</ul>`}return`table`in t?r(n(i),{...t.table,rows:t.table.rows.map(e=>e.map(n))}):`code`in t?a(t.code):`written`in t?t.written.join(`
`):e(t)}export{o as t};