import{rt as e}from"./start-DgxqgKxw.mjs";import{t}from"./signoff-GhYonlBm.mjs";import{dr as n,fr as r,gr as i,pr as a,rr as o,ur as s}from"./read-DFTScAU6.mjs";import{n as c,t as l}from"./show-document-BG3F5SWU.mjs";import{t as u}from"./signoff-CjwEdemb.mjs";const d={usage:`RESULTS... --against tag:4.4.0 [options]`,about:`Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a
missing case rejects the release. An open suspect, a case that could not be judged or an objective that matches no
case prevents the sign-off, whatever the configuration says. Slow drift over the last five releases (recorded with
--tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json`,options:[...n(`the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result`),r,{name:`tag`,value:`NAME`,about:`the name of this release`},a(t),s(t)],commitSource:`job-or-git`,run:async(n,r)=>{let a={renderers:t,format:n.get(`format`)??`text`,files:n.getAll(`out`)};if(!l(a,r))return 3;let s={...i(n,n.operands),...e({against:n.get(`against`),tag:n.get(`tag`)})},{signoff:d,exitCode:f,problems:p}=await u(s,r);return d===void 0?(o(p,r),f):await c(d,f,a,r)}};export{d as signoff};