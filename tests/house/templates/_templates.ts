/** Every pipeline that Guardband offers to copy, writes or documents, as data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { createFiles, type Jobs } from '../../../src/commands/init/written-files.js';
import type { Host } from '../../../src/model/host.js';
import { isObject } from '../../../src/lang/objects.js';

export type Values = Readonly<Record<string, unknown>>;

export interface Step {
  /** A script of a shell. */
  readonly run?: string;
  /** An Action, or a task of Azure. */
  readonly uses?: string;
  readonly with: Values;
  /** Where artifacts are unpacked; undefined if the step unpacks none. */
  readonly unpacks?: string;
}

export interface Job {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Everything that is written about the job. */
  readonly text: string;
  readonly needs: readonly string[];
  readonly if: string;
  /** Permissions of a token, by name; undefined if they are not limited. */
  readonly permissions?: Values | undefined;
  /** Why the job may write, beside the permissions of its token. */
  readonly credentials?: string | undefined;
  readonly values: Values;
}

export interface Template {
  readonly name: string;
  readonly kind: 'github' | 'snippet' | 'gitlab' | 'azure' | 'jenkins' | 'teamcity' | 'kubernetes' | 'build' | 'shell';
  readonly text: string;
}

export interface Pipeline extends Template {
  readonly jobs: readonly Job[];
  /** The file, for what concerns no job. */
  readonly values: Values;
}

const asObject = (value: unknown): Values => (isObject(value) ? value : {});
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

export function parseTemplate(template: Template): Pipeline {
  const values = /^(?:github|gitlab|azure|snippet)$/.test(template.kind) ? (parse(template.text) as unknown) : {};
  const jobs = { github, snippet, gitlab, azure, jenkins, teamcity, kubernetes, build: () => [], shell };
  return { ...template, values: asObject(values), jobs: jobs[template.kind](values, template.text) };
}

function github(file: unknown): readonly Job[] {
  const { jobs, permissions } = asObject(file);
  return Object.entries(asObject(jobs)).map(([name, value]) => {
    const job = asObject(value);
    return actionsJob(name, job, 'permissions' in job ? job['permissions'] : permissions);
  });
}

function actionsJob(name: string, job: Values, permissions: unknown): Job {
  const steps = asList(job['steps']).map((value): Step => {
    const step = asObject(value);
    const [uses, inputs] = [step['uses'] as string | undefined, asObject(step['with'])];
    const isDownload = /\/download-artifact@/.test(uses ?? '');
    return {
      ...(typeof step['run'] === 'string' && { run: step['run'] }),
      ...(uses !== undefined && { uses }),
      with: inputs,
      ...(isDownload && { unpacks: asText(inputs['path']) }),
    };
  });
  const text = JSON.stringify(job);
  const secret = /\bsecrets\.(?!GITHUB_TOKEN\b)\w+/.exec(text)?.[0];
  return {
    name,
    steps,
    text,
    needs: asList(job['needs']).map(asText),
    if: asText(job['if']),
    ...(isObject(permissions) && { permissions }),
    credentials:
      permissions === 'read-all' || isObject(permissions) ? secret : 'the rights of its token are not limited',
    values: job,
  };
}

/** A part of a workflow: jobs or steps. What it leaves out is no mistake. */
function snippet(part: unknown): readonly Job[] {
  if (Array.isArray(part)) return [actionsJob('steps', { steps: part }, {})];
  const jobs = asObject(asObject(part)['jobs'] ?? part);
  return Object.entries(jobs).flatMap(([name, value]) =>
    isObject(value) && 'steps' in value ? [actionsJob(name, value, value['permissions'] ?? {})] : [],
  );
}

function gitlab(file: unknown): readonly Job[] {
  const all = asObject(file);
  const stages = asList(all['stages']);
  const jobs = Object.entries(all).flatMap(([name, value]) => {
    const own = asObject(value);
    if (!('script' in own)) return [];
    const base = asObject(all[asText(own['extends'])]);
    const variables = { ...asObject(base['variables']), ...asObject(own['variables']) };
    const job: Values = { ...base, ...own, variables };
    return [{ name, job, stage: stages.indexOf(own['stage'] ?? base['stage']) }];
  });
  const mayGet = (stage: number): boolean => jobs.some(({ job, stage: other }) => other < stage && 'artifacts' in job);
  return jobs.map(({ name, job, stage }) => {
    const script = [...asList(job['before_script']), ...asList(job['script'])].map(asText).join('\n');
    const isOutside = asObject(job['variables'])['GIT_STRATEGY'] === 'none' && /cd "\$HOME\//.test(script);
    const text = JSON.stringify(job);
    return {
      name,
      steps: [
        {
          run: script,
          with: {},
          ...(mayGet(stage) && { unpacks: isOutside ? '$CI_PROJECT_DIR, beside the clone' : '.' }),
        },
      ],
      text,
      needs: [],
      if: '',
      credentials: 'environment' in job ? 'variables of an environment' : /\w*TOKEN\b/.exec(text)?.[0],
      values: job,
    };
  });
}

function azure(file: unknown): readonly Job[] {
  const all = asObject(file);
  return asList(all['jobs'] ?? [all]).map((value, i) => {
    const job = asObject(value);
    const steps = asList(job['steps']).map((each): Step => {
      const step = asObject(each);
      const inputs = asObject(step['inputs']);
      const uses = (step['task'] ?? (step['checkout'] === undefined ? step['publish'] : 'checkout')) as
        | string
        | undefined;
      const run = (step['script'] ?? step['bash']) as string | undefined;
      return {
        ...(run !== undefined && { run }),
        ...(uses !== undefined && { uses }),
        with: { ...step, ...inputs },
        ...(/^Download/.test(uses ?? '') && { unpacks: asText(inputs['path'] ?? inputs['targetPath']) }),
        ...('download' in step && { unpacks: '.' }),
      };
    });
    const text = JSON.stringify(job);
    const isKept = steps.some((step) => step.with['persistCredentials'] === true);
    const credentials = isKept ? 'persistCredentials' : /System\.AccessToken|SYSTEM_ACCESSTOKEN/.exec(text)?.[0];
    return { name: asText(job['job']) || `job ${String(i)}`, steps, text, needs: [], if: '', credentials, values: job };
  });
}

function jenkins(_: unknown, text: string): readonly Job[] {
  const [head = '', ...stages] = text.replace(/^\s*\/\/.*$/gm, '').split(/^ +stage\('/m);
  const secret = /withCredentials|sshagent|credentials\(/;
  const shared =
    secret.test(head) || /agent any|agent \{/.test(head) ? 'credentials or an agent of the whole pipeline' : undefined;
  return stages.map((stage) => ({
    name: stage.split("'")[0] ?? '',
    steps: stage.split('\n').map((line): Step => {
      const [, run] = /\bsh '(.*)'/.exec(line) ?? [];
      return {
        ...(run !== undefined && { run }),
        with: {},
        ...(/\bunstash\b/.test(line) && { unpacks: /dir\("(.*?)"\)/.exec(line)?.[1] ?? '.' }),
      };
    }),
    text: stage,
    needs: [],
    if: '',
    credentials: shared ?? secret.exec(stage)?.[0],
    values: { agent: /agent \{ label '(\w+)' \}/.exec(stage)?.[1] },
  }));
}

/** Each build configuration. Its artifacts are unpacked beside the checkout, if that is in a folder of its own. */
function teamcity(_: unknown, text: string): readonly Job[] {
  const [head = '', ...configurations] = text.replace(/^\s*\/\/.*$/gm, '').split(/^object /m);
  const secret = /password\(.*?\)/;
  const shared = secret.test(head) ? 'a password of the whole project' : undefined;
  const isOwnFolder = /root\(DslContext\.settingsRoot, "\+:\. => project"\)/.test(head);
  const install = /val install = "(.*)"/.exec(head)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? '';
  return configurations.map((configuration) => {
    const scripts = Array.from(configuration.matchAll(/scriptContent = """([^]*?)"""/g), ([, script = '']) =>
      script.replaceAll("${'$'}", '$').replaceAll('$install', install),
    );
    const [, unpacked] = /artifacts\(.*\) \{ artifactRules = ".*=> (.*?)" \}/.exec(configuration) ?? [];
    const unpacks = isOwnFolder && unpacked !== undefined && !/^project\b/.test(unpacked) ? `../${unpacked}` : '.';
    return {
      name: /^\w+/.exec(configuration)?.[0] ?? '',
      steps: scripts.map((run) => ({ run, with: {}, ...(unpacked !== undefined && { unpacks }) })),
      text: configuration,
      needs: [],
      if: '',
      credentials: shared ?? secret.exec(configuration)?.[0],
      values: { agent: /startsWith\("teamcity\.agent\.name", "(\w+)"\)/.exec(configuration)?.[1] },
    };
  });
}

/** Containers: an image of Guardband runs nothing else. */
function kubernetes(_: unknown, text: string): readonly Job[] {
  return parseAllDocuments(text).flatMap((document) => {
    const pod = asObject(asObject(asObject(asObject(document.toJS())['spec'])['template'])['spec']);
    const containers = [...asList(pod['initContainers']), ...asList(pod['containers'])].map(asObject);
    return containers.map((container): Job => {
      const isOwn = /\/guardband:/.test(asText(container['image'])) && container['command'] === undefined;
      const words = asList(container['args']).map(asText);
      const run = isOwn ? ['"$HOME/.guardband/bin/guardband"', ...words].join(' ') : 'bash plan';
      const own = JSON.stringify([container, pod['automountServiceAccountToken'] !== false ? 'serviceAccount' : '']);
      const credentials = /secretRef|secretKeyRef|serviceAccount/.exec(own)?.[0];
      return {
        name: asText(container['name']),
        steps: [{ run, with: {} }],
        text: own,
        needs: [],
        if: '',
        credentials,
        values: container,
      };
    });
  });
}

const shell = (_: unknown, text: string): readonly Job[] => [
  { name: 'script', steps: [{ run: text, with: {} }], text, needs: [], if: '', values: {} },
];

const read = (name: string): string => readFileSync(name, 'utf8');
const file = (kind: Template['kind'], name: string): Template => ({ name, kind, text: read(name) });

const variants: readonly (Jobs & { readonly part: string })[] = [undefined, 'node:24'].flatMap((container) =>
  ['', 'services/shop/'].map((part) => ({
    part,
    branch: ['main', 'release/**'],
    ...(container !== undefined && { container }),
  })),
);

/** The workflows of `guardband init`, for every combination of its options. */
async function written(): Promise<readonly Template[]> {
  const plan = { scenario: 'shop', loads: ['5'], others: [], further: [], readsUsers: true };
  const all = await Promise.all(
    variants.map(async ({ part, ...jobs }) => {
      const git = (): ReturnType<Host['git']> => Promise.resolve({ code: 0, stdout: part, stderr: '' });
      const files = await createFiles({ ...jobs, plan, isScenarioFixed: true }, { git } as unknown as Host);
      const options = jobs.container === undefined ? '' : ' --container';
      return [...files].flatMap(([name, text]): Template[] =>
        name.endsWith('.yml') ? [{ name: `init${options}: ${name}`, kind: 'github', text }] : [],
      );
    }),
  );
  return all.flat();
}

/** Parts of workflows in the documentation. */
function documented(): readonly Template[] {
  const documents = ['README.md', 'SECURITY.md', ...readdirSync('docs').map((name) => join('docs', name))];
  return documents
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      Array.from(
        read(name).matchAll(/^( *)```(ya?ml|sh)\n([\s\S]*?)```/gm),
        ([, indent = '', language, block = '']) => ({
          language,
          block: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        }),
      ).flatMap(({ language, block }, i): Template[] => {
        const kind = language === 'sh' ? 'shell' : 'snippet';
        const isWanted = kind === 'shell' || /^ *(?:- )?(?:uses|run|script|steps):/m.test(block);
        return isWanted ? [{ name: `${name}, block ${String(i + 1)}`, kind, text: block }] : [];
      }),
    );
}

/** All of them. */
export async function findTemplates(): Promise<readonly Template[]> {
  const called = ['gate', 'record'].map((name) => `.github/workflows/${name}.yml`);
  const examples = readdirSync('examples/workflows').map((name) => `examples/workflows/${name}`);
  const workflows = [...called, ...examples].map((name) => file('github', name));
  const manifests = readdirSync('examples/kubernetes').map((name) => file('kubernetes', `examples/kubernetes/${name}`));
  return [
    ...workflows,
    ...manifests,
    file('gitlab', 'examples/gitlab-ci.yml'),
    file('azure', 'examples/azure-pipelines.yml'),
    file('jenkins', 'examples/Jenkinsfile'),
    file('teamcity', 'examples/teamcity/settings.kts'),
    file('build', 'examples/maven/pom.xml'),
    file('build', 'examples/gradle/build.gradle'),
    ...(await written()),
    ...documented(),
  ];
}
