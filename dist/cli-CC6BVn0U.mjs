import{it as e}from"./start-CzEDKIhe.mjs";import{t}from"./signoff-CDKTT8-8.mjs";import{$i as n,Ni as r,Qi as i,Zi as a,ea as o,ra as s}from"./read-BD29aRoX.mjs";import{n as c,t as l}from"./show-document-zEg0jzir.mjs";import{t as u}from"./signoff-sh-Vkvcd.mjs";const d={usage:`RESULTS... --against tag:4.4.0 [options]`,about:`Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a
missing case rejects the release. An open suspect, a case that could not be judged or an objective that matches no
case prevents the sign-off, whatever the configuration says. Slow drift over the last five releases (recorded with
--tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json`,options:[...i(`the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result`),n,{name:`tag`,value:`NAME`,about:`the name of this release`},o(t),a(t)],commitSource:`job-or-git`,run:async(n,i)=>{let a={renderers:t,format:n.get(`format`)??`text`,files:n.getAll(`out`)};if(!l(a,i))return 3;let o={...s(n,n.operands),...e({against:n.get(`against`),tag:n.get(`tag`)})},{signoff:d,exitCode:f,problems:p}=await u(o,i);return d===void 0?(r(p,i),f):await c(d,f,a,i)}};export{d as signoff};