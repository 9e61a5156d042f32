import{rt as e}from"./start-BnX4hsNe.mjs";import{t}from"./signoff-BcobL_7C.mjs";import{Ai as n,Di as r,Ei as i,Ti as a,_i as o,wi as s}from"./read-CO_4iKPn.mjs";import{n as c,t as l}from"./show-document-C-UamFA6.mjs";import{t as u}from"./signoff-DM7j7cEo.mjs";const d={usage:`RESULTS... --against tag:4.4.0 [options]`,about:`Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a
missing case rejects the release. An open suspect, a case that could not be judged or an objective that matches no
case prevents the sign-off, whatever the configuration says. Slow drift over the last five releases (recorded with
--tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json`,options:[...a(`the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result`),i,{name:`tag`,value:`NAME`,about:`the name of this release`},r(t),s(t)],commitSource:`job-or-git`,run:async(r,i)=>{let a={renderers:t,format:r.get(`format`)??`text`,files:r.getAll(`out`)};if(!l(a,i))return 3;let s={...n(r,r.operands),...e({against:r.get(`against`),tag:r.get(`tag`)})},{signoff:d,exitCode:f,problems:p}=await u(s,i);return d===void 0?(o(p,i),f):await c(d,f,a,i)}};export{d as signoff};