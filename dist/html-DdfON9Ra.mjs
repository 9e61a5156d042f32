import{Jt as e,_n as t,gn as n,hn as r,on as i,sn as a}from"./start-BBcgQ9Ey.mjs";const o=n=>n.map(e).map(({title:e,id:n,isFolded:i,body:a})=>{let o=a.map(t=>s(t,e)).filter(e=>e!==``).join(`
`);return e===void 0||o===``?o:i===!0?`<details><summary><h2>${t(e)}</h2></summary>\n${o}\n</details>`:r(t(e),o,n===void 0?``:` id="${n}"`)}).filter(e=>e!==``).join(`
`);function s(e,r=``){if(typeof e==`string`)return e===``?``:`<p>${t(e)}</p>`;if(`items`in e){let n=e.items.map(e=>typeof e==`string`?`<li><bdi>${t(e)}</bdi></li>`:`<li><b>${t(e[0])}</b>: <bdi>${t(e[1])}</bdi></li>`);return n.length===0?``:`<ul>${n.join(`
`)}</ul>`}return`table`in e?n(t(r),{...e.table,rows:e.table.rows.map(e=>e.map(t))}):`code`in e?i(e.code):`written`in e?e.written.join(`
`):a(e)}export{o as t};