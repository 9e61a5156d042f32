import{n as e}from"./document-Bxq1Ltn3.mjs";import{a as t,h as n,s as r}from"./read-D5CHnbrk.mjs";import{t as i}from"./signoff-z2zAdeEH.mjs";const a=t({summary:`sign off the performance of a release, or list the reasons against it`,usage:`RESULTS... --against tag:4.4.0 [options]`,about:`Every case of the baseline must be measured, waived or retired, and every objective met. Stricter than check: a
missing case rejects the release. An open suspect, a case that could not be judged or an objective that matches no
case prevents the sign-off, whatever the configuration says. Slow drift over the last five releases (recorded with
--tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (some of it could not be judged), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.html --out signoff.json`,own:{"against SELECTOR":`the previous release: tag:NAME; also history, last, ref:GITREF, or any readable result`,"tag NAME":`the name of this release`},shared:[...r,...n(`load-test`)],renderers:e,commitSource:`job-or-git`,run:async({operands:e,...t},n)=>{let{exitCode:r,problems:a,signoff:o,report:s}=await i({...t,results:e},n);return o===void 0||s===void 0?{exitCode:r,problems:a}:{exitCode:r,problems:[],document:{signoff:o,report:s}}}});export{a as command};