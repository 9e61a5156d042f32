/** The example pipelines of other CI systems: their script sections run in a clean shell, with a fast load test. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { jobToken, projectToken, startGitlab, type Gitlab } from '../forge/_gitlab.js';
import { version } from '../../src/model/version.js';
import { builtProduct } from '../house/_product.js';
import { parseTemplate } from '../house/templates/_templates.js';
import { commit, git, project } from './_git.js';
import { story } from './_story.js';

const { at, write, text } = story();
let gitlab: Gitlab;

/** Writes a raw result whose requests take as many milliseconds as the file `milliseconds` contains. */
const loadTest = `#!/usr/bin/env bash
set -euo pipefail
[ "$1" = measure ] || exit 0
day=$(($(cat "$HOME/day" 2>/dev/null || echo 0) + 1))
echo "$day" >"$HOME/day"
mkdir -p "$3/shop"
awk -v now="$(date +%s)000" -v day="$day" -v ms="$(cat "$2/milliseconds")" 'BEGIN {
  print "timeStamp,elapsed,label,responseCode,responseMessage,threadName,success,bytes,grpThreads,allThreads,Latency"
  for (i = 0; i < 1000; i++)
    printf "%.0f,%d,GET /,200,OK,t 1-1,true,100,1,1,1\\n", now + day * 2000000 + i * (2 * ms + day % 3 / 2), ms + i % 5
}' >"$3/shop/results.jtl"
`;

beforeAll(async () => {
  gitlab = await startGitlab();
  // Replaces the package from the registry.
  write(
    'bin/npm',
    `#!/bin/sh
[ "$*" = "install --global --prefix $HOME/.guardband guardband@${version}" ] || exit 1
mkdir -p "$HOME/.guardband/bin"
printf '#!/bin/sh\\nexec "%s" "%s" "$@"\\n' '${process.execPath}' '${builtProduct().cli}' >"$HOME/.guardband/bin/guardband"
chmod +x "$HOME/.guardband/bin/guardband"
`,
  );
  chmodSync(at('bin/npm'), 0o755);
});
afterAll(async () => {
  await gitlab.close();
});

const config = 'measure:\n  run: bash .github/load-test.sh measure {version} {out}\nscenario: shop\n';

let name: string;
let systems = 0;
beforeEach(() => {
  name = `system-${String(systems++)}`;
  project(at(`${name}/bare.git`), at(`${name}/clone`));
  write(`${name}/clone/.github/load-test.sh`, loadTest);
  write(`${name}/clone/.gitignore`, 'results\nguardband-gate\nreport.*\nmetrics.txt\n');
  write(`${name}/clone/guardband.yml`, config);
  // What the project brings does not judge it.
  write(`${name}/clone/node_modules/.bin/guardband`, '#!/bin/sh\necho PASSED\n');
  chmodSync(at(`${name}/clone/node_modules/.bin/guardband`), 0o755);
  change(40);
  git(clone(), 'push', '--quiet', 'origin', 'HEAD:main');
});
const clone = (): string => at(`${name}/clone`);
const change = (milliseconds: number): string => {
  write(`${name}/clone/milliseconds`, `${String(milliseconds)}\n`);
  return commit(clone(), `Answer within ${String(milliseconds)} ms`, '--allow-empty');
};

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a script in a shell that has these variables and no others. */
const run = (script: string, variables: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {
      PATH: `${at('bin')}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
      HOME: at(name),
      GIT_AUTHOR_NAME: 'CI',
      GIT_AUTHOR_EMAIL: 'ci@example.invalid',
      GIT_COMMITTER_NAME: 'CI',
      GIT_COMMITTER_EMAIL: 'ci@example.invalid',
      ...variables,
    };
    execFile('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: clone(), env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });

/** Runs scripts until one fails. */
async function runAll(scripts: readonly string[], variables?: Readonly<Record<string, string>>): Promise<Ended> {
  let output = '';
  for (const script of scripts) {
    const ended = await run(script, variables);
    output += ended.output;
    if (ended.code !== 0) return { code: ended.code, output };
  }
  return { code: 0, output };
}

/**
 * The requirements for every system: without a history fail a slower request and pass an unchanged one, and after six
 * recordings of main again, although the slower one brings its own rules.
 */
async function judgesChanges(main: () => Promise<Ended>, request: (base: string) => Promise<Ended>): Promise<void> {
  const base = git(clone(), 'rev-parse', 'HEAD').trim();
  git(clone(), 'switch', '--quiet', '--create', 'first');
  change(80);
  expect(await request(base)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/slower.*measured .* beside its\s+base/s),
  });
  change(40);
  expect(await request(base)).toMatchObject({ code: 0, output: expect.stringMatching(/beside its\s+base/) });
  git(clone(), 'switch', '--quiet', 'main');
  for (let n = 0; n < 6; n++) expect(await main()).toMatchObject({ code: 0 });
  git(clone(), 'switch', '--quiet', '--create', 'change');
  change(40);
  expect(await request(base)).toMatchObject({ code: 0 });
  write(`${name}/clone/guardband.yml`, `${config}metrics: {p99: report, throughput: report, p50: report}\n`);
  change(80);
  const slower = await request(base);
  expect(slower).toMatchObject({ code: 1, output: expect.stringContaining('slower') });
  expect(slower.output).toContain('This pull request changes how it is judged');
}

describe('GitLab', () => {
  interface Job {
    readonly extends?: string;
    readonly before_script?: readonly string[];
    readonly script: readonly string[];
    readonly variables?: Readonly<Record<string, string | number>>;
    readonly environment?: { readonly name: string };
  }
  const pipeline = parse(readFileSync('examples/gitlab-ci.yml', 'utf8')) as Readonly<Record<string, Job>>;
  const job = (id: string, more: Readonly<Record<string, string>>): Promise<Ended> => {
    const { script, variables = {}, environment, ...rest } = pipeline[id] ?? { script: ['false'] };
    const before = rest.extends === undefined ? [] : (pipeline[rest.extends]?.before_script ?? []);
    const own = Object.entries(variables).map(([key, value]) => [
      key,
      String(value).replace('$CI_PROJECT_DIR', clone()),
    ]);
    rmSync(at(`${name}/clone-of-job`), { recursive: true, force: true });
    git(clone(), 'push', '--quiet', '--force', 'origin', 'HEAD:refs/merge-requests/7/head');
    return run([...before, ...script].join('\n').replaceAll('"$HOME/clone"', '"$HOME/clone-of-job"'), {
      GITLAB_CI: 'true',
      CI_COMMIT_SHA: git(clone(), 'rev-parse', 'HEAD').trim(),
      CI_COMMIT_REF_NAME: 'x',
      CI_API_V4_URL: gitlab.url,
      CI_JOB_TOKEN: jobToken,
      CI_PROJECT_DIR: clone(),
      CI_REPOSITORY_URL: at(`${name}/bare.git`),
      ...(environment?.name === 'performance-comment' && { GUARDBAND_GITLAB_TOKEN: projectToken }),
      ...(Object.fromEntries(own) as Record<string, string>),
      ...(environment?.name === 'performance-history' && { PUSH_URL: at(`${name}/bare.git`) }),
      ...more,
    });
  };
  const jobs = async (ids: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> => {
    let ended: Ended = { code: 0, output: '' };
    for (const id of ids) {
      const { code, output } = await job(id, more);
      ended = { code: ended.code || code, output: ended.output + output };
    }
    return ended;
  };

  test('judges changes, and updates one note', async () => {
    const request = (base: string) =>
      jobs(['performance', 'comment'], {
        CI_MERGE_REQUEST_IID: '7',
        CI_MERGE_REQUEST_PROJECT_ID: '5',
        CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
      });
    await judgesChanges(() => jobs(['load-test', 'record']), request);
    expect(gitlab.notes).toHaveLength(1);
    expect(gitlab.notes[0]?.body).toContain('slower');
    expect(gitlab.objections).toEqual([]);
    for (const file of ['report.html', 'report.xml', 'metrics.txt'])
      expect(existsSync(`${clone()}/${file}`)).toBe(true);
    expect(text(`${name}/clone/metrics.txt`)).toContain('guardband_outcome{outcome="failed"} 1\n');
  }, 60_000);
});

describe('Jenkins', () => {
  const stages = readFileSync('examples/Jenkinsfile', 'utf8')
    .split(/^ {4}stage\('/m)
    .slice(1);
  const stage = (title: string): readonly string[] => {
    const body = stages.find((stage) => stage.startsWith(`${title}'`)) ?? '';
    return Array.from(body.matchAll(/^ +(?:sh '(.*)'|dir.* unstash '(\w+)'.*)$/gm), ([, script, stashed]) =>
      stashed === undefined
        ? String(script)
        : `rm -rf "$WORKSPACE_TMP" && mkdir -p "$WORKSPACE_TMP/measured" && cp -R ${stashed} "$WORKSPACE_TMP/measured"`,
    );
  };

  test('judges changes', async () => {
    const pipeline = async (more: Readonly<Record<string, string>>, ...titles: readonly string[]): Promise<Ended> => {
      const commit = {
        GIT_COMMIT: git(clone(), 'rev-parse', 'HEAD').trim(),
        GIT_BRANCH: 'x',
        WORKSPACE_TMP: at(`${name}/tmp`),
      };
      return await runAll(titles.flatMap(stage), { ...commit, ...more });
    };
    await judgesChanges(
      () => pipeline({}, 'Load test', 'Record'),
      () => pipeline({ CHANGE_ID: '7', CHANGE_TARGET: 'main' }, 'Performance'),
    );
    for (const file of ['report.html', 'report.xml']) expect(existsSync(`${clone()}/${file}`)).toBe(true);
  }, 60_000);
});

describe('TeamCity', () => {
  const parsed = parseTemplate({
    name: 'settings.kts',
    kind: 'teamcity',
    text: readFileSync('examples/teamcity/settings.kts', 'utf8'),
  });

  test('judges changes', async () => {
    // The checkout is the folder `project` of the build, and `measured` lies beside it.
    const build = async (id: string, more: Readonly<Record<string, string>>): Promise<Ended> => {
      const scripts =
        parsed.jobs.find((job) => job.name === id)?.steps.map(({ run: script = 'false' }) => script) ?? [];
      return await runAll(
        scripts.map((script) => script.replaceAll('../measured', `${clone()}/results`)),
        {
          TEAMCITY_VERSION: '2026.1',
          BUILD_NUMBER: '5',
          BUILD_VCS_NUMBER: git(clone(), 'rev-parse', 'HEAD').trim(),
          PUSH_URL: at(`${name}/bare.git`),
          ...more,
        },
      );
    };
    git(clone(), 'config', 'user.name', 'CI');
    const main = async (): Promise<Ended> => {
      await build('LoadTest', {});
      return await build('Record', {});
    };
    const pull = { TEAMCITY_PULLREQUEST_NUMBER: '7', TEAMCITY_PULLREQUEST_TARGET_BRANCH: 'main' };
    await judgesChanges(main, () => build('Performance', pull));
    expect(existsSync(`${clone()}/report.json`)).toBe(true);
  }, 60_000);
});

describe('Azure Pipelines', () => {
  interface Step {
    readonly script?: string;
    readonly task?: string;
    readonly condition?: string;
  }
  interface Job {
    readonly condition: string;
    readonly steps: readonly Step[];
  }
  const { jobs } = parse(readFileSync('examples/azure-pipelines.yml', 'utf8')) as { readonly jobs: readonly Job[] };

  test('judges changes, and shows the report on the page of the task', async () => {
    /** Runs the jobs whose condition names this event. */
    const pipeline = async (event: string, variables: Readonly<Record<string, string>> = {}): Promise<Ended> => {
      let ended: Ended = { code: 0, output: '' };
      for (const { script, task, condition } of jobs.flatMap((job) =>
        job.condition.includes(event) ? job.steps : [],
      )) {
        const temp = at(`${name}/tmp`);
        const own =
          task === 'DownloadPipelineArtifact@2' ? `rm -rf ${temp} && mkdir ${temp} && cp -R results ${temp}` : script;
        if (own === undefined || (ended.code !== 0 && condition !== 'always()')) continue;
        const { code, output } = await run(own, { TF_BUILD: 'True', AGENT_TEMPDIRECTORY: temp, ...variables });
        ended = { code: ended.code || code, output: ended.output + output };
      }
      return ended;
    };
    const request = (): Promise<Ended> =>
      pipeline('PullRequest', { SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' });
    await judgesChanges(() => pipeline('refs/heads/main'), request);
    const { output } = await request();
    expect(output).toContain(`##vso[task.uploadsummary]${clone()}/report.md`);
    expect(text(`${name}/clone/report.md`)).toMatch(/^### ❌ /);
  }, 60_000);
});

/**
 * The requirements for a build tool, which measures by itself: record main six times, pass an unchanged request, fail a slower one.
 */
async function judgesByHistory(main: () => Promise<Ended>, request: (base: string) => Promise<Ended>): Promise<void> {
  const base = git(clone(), 'rev-parse', 'HEAD').trim();
  expect(await request(base)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/no baseline|nothing to compare/i),
  });
  for (let n = 0; n < 6; n++) expect(await main()).toMatchObject({ code: 0 });
  // Nothing is known about the job, so what main has not recorded does not judge a change.
  change(40);
  git(clone(), 'push', '--quiet', 'origin', 'HEAD:main');
  git(clone(), 'switch', '--quiet', '--create', 'change');
  change(40);
  expect(await request(base)).toMatchObject({ code: 0 });
  change(80);
  const slower = await request(base);
  expect(slower).toMatchObject({ code: 1, output: expect.stringContaining('slower') });
}

/**
 * The recipes for build tools. Their commands run on results in the form that the tools write; the tools themselves do not
 * run.
 */
describe('Maven and Gradle', () => {
  const pom = readFileSync('examples/maven/pom.xml', 'utf8');
  const [, executable = ''] = /<guardband>\$\{user\.home\}(.*)<\/guardband>/.exec(pom) ?? [];
  const execution = (id: string): string => {
    const [, body = ''] = new RegExp(`<id>${id}</id>([^]*?)</execution>`).exec(pom) ?? [];
    const words = Array.from(body.matchAll(/<argument>(.*)<\/argument>/g), ([, word = '']) => word);
    return [`"$HOME${executable}"`, ...words].join(' ').replaceAll('${users}', '5');
  };
  const build = readFileSync('examples/gradle/build.gradle', 'utf8');
  const task = (id: string): string => {
    const [, words = ''] = new RegExp(`task ${id}\\(.*\n +commandLine guardband \\+ \\[(.*)\\]`).exec(build) ?? [];
    return `"$HOME/.guardband/bin/guardband" ${words.replaceAll(/'|,/g, '')}`;
  };

  test.each([
    ['Maven', 'target/jmeter/results/shop.csv', execution, 'target/guardband'],
    ['Gradle', 'build/jmeter/shop/5_users/results.jtl', task, 'build/guardband'],
  ])('%s judges and records', async (_, file, command, page) => {
    const measure = (): Promise<Ended> =>
      run(
        `npm install --global --prefix "$HOME/.guardband" guardband@${version} && bash .github/load-test.sh measure . out && mkdir -p ${dirname(file)} && mv out/shop/results.jtl ${file}`,
      );
    await judgesByHistory(
      async () => {
        await measure();
        return await run(command('record'));
      },
      async () => {
        await measure();
        return await run(command('gate'));
      },
    );
    expect(text(`${name}/clone/baselines/shop.ndjson`)).toContain('"configuration":{"users":"5"}');
    for (const ending of ['html', 'xml']) expect(existsSync(`${clone()}/${page}.${ending}`)).toBe(true);
  });
});
