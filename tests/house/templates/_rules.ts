/** What holds for every pipeline that Guardband offers. A rule returns what breaks it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject } from '../../../src/lang/objects.js';
import { version } from '../../../src/model/version.js';
import { listCommands } from './_shell.js';
import type { Job, Pipeline, Step } from './_templates.js';

type Rule = (pipeline: Pipeline) => readonly string[];

const own = '"$HOME/.guardband/bin/guardband"';
/** The commands of Guardband that start no command of the repository. */
const judging = /^(?:check|read|record|comment|trend|signoff|import|accept|history)$/;
/** What a job with rights may start, beside Guardband: nothing that a file of the repository could lead elsewhere. */
const harmless = /^(?:\[|break|cat|cd|continue|echo|exit|false|grep|mkdir|printf|read|rm|set|shopt|sleep|true)$/;
const gitCommands = /^(?:add|checkout|clone|commit|config|diff|fetch|pull|push|remote|rev-parse|tag)$/;
const harmlessActions =
  /^(?:checkout|publish|UseNode@|NodeTool@|DownloadPipelineArtifact@|PublishTestResults@|actions\/(?:checkout|download-artifact|upload-artifact|setup-node|upload-pages-artifact|deploy-pages)@)/;

/** What curl does with standard input alone: it reads no file. */
const sending = /^--fail -sSH 'Content-Type: application\/json' -d @- "\$[A-Z]+"$/;

const isOwnAction = ({ uses = '' }: Step): boolean => /^guardband\/guardband@/.test(uses);
const modeOf = (step: Step): unknown => (isOwnAction(step) ? (step.with['mode'] ?? 'check') : undefined);

function runsRepository(step: Step): string | undefined {
  if (isOwnAction(step))
    return /^(?:gate|bisect)$/.test(String(modeOf(step))) ? `mode ${String(modeOf(step))}` : undefined;
  if (step.uses !== undefined) return harmlessActions.test(step.uses) ? undefined : step.uses;
  return listCommands(step.run ?? '')
    .find((words) => !isHarmless(words))
    ?.join(' ');
}

function isHarmless([program = '', first = '', ...rest]: readonly string[]): boolean {
  if (program === own) return judging.test(first);
  const installed = [first, ...rest].join(' ');
  if (program === 'git') return gitCommands.test(first);
  if (program === 'curl') return installed.startsWith('--silent --output /dev/null ') || sending.test(installed);
  if (program === 'jq') return /^-n '[^']*'$/.test(installed); // a filter of its own, and no file
  if (program === 'gh') return /^(?:api|release)$/.test(first);
  if (program === 'npm') return /^install --global --prefix "\$HOME\/\.guardband" guardband@[\d.]+$/.test(installed);
  return harmless.test(program);
}

/** Why a job may write; undefined if it may not. */
function rightOf({ permissions = {}, credentials, steps }: Job): string | undefined {
  const writes = Object.entries(permissions).find(([, value]) => value === 'write');
  const given = steps.find(
    ({ uses, with: inputs }) => uses?.startsWith('actions/checkout@') && ('token' in inputs || 'ssh-key' in inputs),
  );
  return (
    credentials ?? (writes === undefined ? undefined : `${writes[0]}: write`) ?? (given && 'a token for the checkout')
  );
}

const rights: Rule = ({ jobs }) => {
  const measuring = jobs.filter(({ steps }) => steps.some((step) => runsRepository(step) !== undefined));
  return jobs.flatMap((job) => {
    const right = rightOf(job);
    if (right === undefined) return [];
    const what = job.steps.map(runsRepository).find((found) => found !== undefined);
    const agent = job.values['agent'];
    const shared = measuring.find((other) => agent !== undefined && other.values['agent'] === agent);
    const found = what ?? (shared && `the agent of ${shared.name}`);
    return found === undefined ? [] : [`${job.name} has ${right}, and runs ${found}`];
  });
};

const outside =
  /^(?:\$\{\{ runner\.temp \}\}\/|\$\(Agent\.TempDirectory\)\/|\$\{env\.WORKSPACE_TMP\}\/|\$CI_PROJECT_DIR, beside|\.\.\/)/;
const artifacts: Rule = ({ jobs }) =>
  jobs.flatMap(({ name, steps }) =>
    steps.flatMap(({ unpacks }) =>
      unpacks === undefined || outside.test(unpacks) ? [] : [`${name} unpacks into ${unpacks || 'the checkout'}`],
    ),
  );

const judge: Rule = ({ kind, text, jobs }) => {
  const named = jobs.flatMap(({ name, steps }) =>
    steps.flatMap(({ run = '' }) =>
      listCommands(run).flatMap((words) => {
        const line = words.join(' ');
        if (/\bnpx\b|\bnpm (?:exec|x)\b|node_modules\/\.bin/.test(line))
          return [`${name} looks for ${line} in the project`];
        const isOther = kind !== 'shell' && /\bguardband["']?$/.test(words[0] ?? '') && words[0] !== own;
        return isOther ? [`${name} looks for ${line} on the PATH`] : [];
      }),
    ),
  );
  if (kind !== 'build') return named;
  const place = /\$\{user\.home\}\/\.guardband\/bin\/guardband<|"\$installed\/bin\/guardband"/.test(text);
  return place && !/\bnpx\b|node_modules/.test(text) ? [] : ['the build looks for Guardband in the project'];
};

const events = ({ values }: Pipeline): Readonly<Record<string, unknown>> => {
  const on = values['on'];
  return isObject(on) ? on : Object.fromEntries([on].flat().map((name) => [String(name), undefined]));
};

/** The job that asks for the rights of the person who comments. */
const findAsker = ({ jobs }: Pipeline): Job | undefined =>
  jobs.find(({ steps }) =>
    steps.some(({ run = '' }) => /\/collaborators\/\$\w+\/permission"? --jq \.permission/.test(run)),
  );

const reaches = (job: Job, asker: Job, jobs: readonly Job[]): boolean =>
  job.needs.some(
    (name) => name === asker.name || jobs.some((next) => next.name === name && reaches(next, asker, jobs)),
  );

const whoMayAsk: Rule = (pipeline) => {
  if (!('issue_comment' in events(pipeline))) return [];
  const asker = findAsker(pipeline);
  const others = pipeline.jobs.filter(
    (job) => job !== asker && (asker === undefined || !reaches(job, asker, pipeline.jobs)),
  );
  return [
    ...others.map(({ name }) => `${name} does not wait for the permission of who asks`),
    ...(/author_association/.test(pipeline.text) ? ['author_association is no permission'] : []),
    ...(asker !== undefined &&
    !/\badmin \| write\) ;;\n *\*\).*exit 1/.test(asker.steps.map(({ run }) => run).join('\n'))
      ? [`${asker.name} does not refuse who may not write`]
      : []),
  ];
};

const pinnedHead: Rule = (pipeline) => {
  const names = Object.keys(events(pipeline)).filter((name) =>
    /^(?:issue_comment|pull_request_target|workflow_run)$/.test(name),
  );
  if (names.length === 0) return [];
  const asker = findAsker(pipeline);
  const isCompared =
    /pushed_at[^]*\[\[[^\]]*< \$COMMENTED/.test(asker?.steps.map(({ run }) => run).join('\n') ?? '') &&
    /comment\.created_at/.test(asker?.text ?? '');
  return pipeline.jobs.flatMap(({ name, steps }) =>
    steps.flatMap(({ uses = '', with: { ref } }) => {
      if (!uses.startsWith('actions/checkout@') || ref === undefined) return [];
      const isPinned = ref === `\${{ needs.${asker?.name ?? ''}.outputs.commit }}` && isCompared;
      return isPinned
        ? []
        : [`${name} checks out ${JSON.stringify(ref)}, which can be another commit than the comment saw`];
    }),
  );
};

const recordsFirst: Rule = ({ jobs }) =>
  jobs.flatMap(({ name, steps }) => {
    const attached = steps.findIndex(({ run = '' }) => /gh release upload/.test(run));
    const kept = steps.findIndex((step) => modeOf(step) === 'record');
    return attached >= 0 && kept > attached ? [`${name} attaches before it records`] : [];
  });

/** The workflow of this release that a job calls. */
const calledBy = ({ values }: Job): string | undefined =>
  /^guardband\/guardband\/(\.github\/workflows\/\w+\.yml)@/.exec(String(values['uses']))?.[1];

const edit = "github.event.action == 'edited' && !github.event.changes.base";
const edited: Rule = (pipeline) => {
  const { pull_request: on } = events(pipeline);
  const jobs = pipeline.jobs.filter((job) => calledBy(job) === undefined);
  const isCalled = 'workflow_call' in events(pipeline) && /^ +mode: gate$/m.test(pipeline.text);
  if (jobs.length === 0 || (!isCalled && (!isObject(on) || ![on['types']].flat().includes('edited')))) return [];
  const { concurrency } = pipeline.values;
  const group = isObject(concurrency) ? String(concurrency['group']) : '';
  return [
    ...(group.includes(`\${{ ${edit} && github.run_id ||`) ? [] : ['an edited title cancels a load test']),
    ...jobs.flatMap((job) => {
      const isAsked = job.if.includes("github.event.action != 'edited' || github.event.changes.base");
      const isAfter = job.needs.some((name) => job.if === '' || job.if.includes(`needs.${name}.result != 'skipped'`));
      return isAsked || isAfter ? [] : [`${job.name} runs for an edited title`];
    }),
    ...jobs.flatMap(({ name, values }) =>
      /^\$\{\{ (.*) && 'Not measured' \|\|/.exec(String(values['name']))?.[1]?.includes(edit) === true
        ? []
        : [`${name} looks like a success when it is skipped`],
    ),
  ];
};

/** What needs a permission. */
const uses: Readonly<Record<string, RegExp>> = {
  'contents: read': /actions\/checkout@/,
  'contents: write': /"persist-credentials":true|"comment":"commit"|gh release|\/commits\/\$CULPRIT\/comments/,
  'pull-requests: read': /\/pulls\/\$NUMBER/,
  'pull-requests: write': /"comment":"pull-request"|"mode":"comment"/,
  'checks: write': /--check-run/,
  'actions: read': /"run-id":/,
  'pages: read': /\$GITHUB_REPOSITORY\/pages|"comment":"pull-request"|"mode":"comment"/,
  'pages: write': /actions\/deploy-pages@/,
  'id-token: write': /actions\/deploy-pages@/,
};

/** The permissions that the jobs of a called workflow name, without those that a greater one contains. */
function mostOf(called: unknown): readonly string[] {
  const file = calledBy({ values: { uses: called } } as unknown as Job) ?? '';
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { permissions: object }> };
  const all = Object.values(jobs).flatMap(({ permissions }) =>
    Object.entries(permissions).map(([key, value]) => `${key}: ${String(value)}`),
  );
  return all.filter((right) => !right.endsWith(': read') || !all.includes(right.replace(/read$/, 'write')));
}

const least: Rule = ({ kind, values, jobs }) => {
  if (kind !== 'github') return [];
  const isClosed = isObject(values['permissions']) && Object.keys(values['permissions']).length === 0;
  return [
    ...(isClosed ? [] : ['the workflow has permissions that its jobs do not name']),
    ...jobs.flatMap(({ name, text, steps, permissions = {}, values: { uses: called } }) => [
      ...Object.entries(permissions)
        .map(([key, value]) => `${key}: ${String(value)}`)
        .flatMap((right) => {
          const isNeeded = called === undefined ? uses[right]?.test(text) === true : mostOf(called).includes(right);
          return isNeeded ? [] : [`${name} needs no ${right}`];
        }),
      ...steps.flatMap(({ uses: action = '', with: { 'persist-credentials': kept } }) => {
        if (!action.startsWith('actions/checkout@')) return [];
        return kept === false || (kept === true && permissions['contents'] === 'write')
          ? []
          : [`${name} keeps its token in the checkout`];
      }),
    ]),
  ];
};

const pinned: Rule = ({ kind, text, jobs }) => [
  ...(kind === 'azure' ? [] : jobs).flatMap(({ name, steps, values }) =>
    [...steps.map(({ uses: action }) => action), values['uses'] as string | undefined].flatMap((action) => {
      const isOwn = /^guardband\/guardband(?:\/\S+)?@(\S+)$/.exec(action ?? '')?.[1] === `v${version}`;
      const isPinned = action === undefined || /@[0-9a-f]{40}$/.test(action) || isOwn;
      return isPinned ? [] : [`${name} uses ${action}, which can change`];
    }),
  ),
  ...Array.from(text.matchAll(/\bguardband@(?!v)(\S+?)['"]?(?=\s|$)/gm), ([, found]) => found).flatMap((found) =>
    found === version ? [] : [`guardband@${String(found)} is not this release`],
  ),
];

export const rules = {
  'no job both may write and runs code of the repository': rights,
  'artifacts are unpacked outside of the checkout': artifacts,
  'the judge is called by its path': judge,
  'who may ask is known by permission': whoMayAsk,
  'the measured commit is the one that the comment saw': pinnedHead,
  'a sign-off is recorded before it is attached': recordsFirst,
  'an edited title starts and cancels no load test, and looks like no success': edited,
  'permissions are the least': least,
  'actions and packages are pinned': pinned,
} satisfies Readonly<Record<string, Rule>>;
