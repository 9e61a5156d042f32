import{P as e}from"./start-DM4JJHPI.mjs";import{t}from"./signoff-CtnP64bA.mjs";import{ar as n,dr as r,fr as i,gr as a,pr as o}from"./read-BSwtH5-m.mjs";import{n as s,t as c}from"./show-document-BduGOgYY.mjs";import{t as l}from"./signoff-CKNIMRaj.mjs";const u={usage:`RESULTS... --against tag:4.4.0 [options]`,about:`Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a
missing case rejects the release. An open suspect, a case that could not be judged or an objective that matches no
case prevents the sign-off, whatever the configuration says. Slow drift over the last five releases (recorded with
--tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json`,options:[...i(`the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result`),{name:`tag`,value:`NAME`,about:`the name of this release`},o(t),r(t)],commitSource:`job-or-git`,run:async(r,i)=>{let o={renderers:t,format:r.get(`format`)??`text`,files:r.getAll(`out`)};if(!c(o,i))return 3;let u={...a(r,r.operands),...e({against:r.get(`against`),tag:r.get(`tag`)})},{signoff:d,exitCode:f,problems:p}=await l(u,i);return d===void 0?(n(p,i),f):await s(d,f,o,i)}};export{u as signoff};