import{Gt as e,It as t,Kt as n,Lt as r,qt as i,yt as a}from"./start-CyCM_MFW.mjs";const o=t=>t.map(a).map(({title:t,id:n,isFolded:r,body:a})=>{let o=a.map(e=>s(e,t)).filter(e=>e!==``).join(`
`);return t===void 0||o===``?o:r===!0?`<details><summary><h2>${i(t)}</h2></summary>\n${o}\n</details>`:e(i(t),o,n===void 0?``:` id="${n}"`)}).filter(e=>e!==``).join(`
`);function s(e,a=``){if(typeof e==`string`)return e===``?``:`<p>${i(e)}</p>`;if(`items`in e){let t=e.items.map(e=>typeof e==`string`?`<li><bdi>${i(e)}</bdi></li>`:`<li><b>${i(e[0])}</b>: <bdi>${i(e[1])}</bdi></li>`);return t.length===0?``:`<ul>${t.join(`
`)}</ul>`}return`table`in e?n(i(a),{...e.table,rows:e.table.rows.map(e=>e.map(i))}):`code`in e?t(e.code):`written`in e?e.written.join(`
`):r(e)}export{o as t};