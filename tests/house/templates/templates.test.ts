/** The border between measured code and the judge, in every pipeline that is offered, written or documented. */
import { beforeAll, expect, test } from '@jest/globals';
import { rules } from './_rules.js';
import { findTemplates, parseTemplate, type Pipeline, type Template } from './_templates.js';

type RuleName = keyof typeof rules;
const names = Object.keys(rules) as readonly RuleName[];

let templates: readonly Pipeline[];
beforeAll(async () => {
  templates = (await findTemplates()).map(parseTemplate);
});

test('there are templates of every kind, with jobs', () => {
  const counts = new Map<string, number>();
  for (const { kind, jobs } of templates) counts.set(kind, (counts.get(kind) ?? 0) + jobs.length);
  expect([...counts].filter(([kind, count]) => kind !== 'build' && count < 2)).toEqual([]);
  expect([...counts.keys()].toSorted()).toEqual(
    ['azure', 'build', 'github', 'gitlab', 'jenkins', 'kubernetes', 'shell', 'snippet', 'teamcity'].toSorted(),
  );
});

test.each(names)('in every template: %s', (name) => {
  const broken = templates.map((template) => [template.name, rules[name](template)] as const);
  expect(broken.filter(([, found]) => found.length > 0)).toEqual([]);
});

/** Templates made wrong on purpose, by the rule that finds it: where, how, and the change. */
const mistakes: Readonly<
  Record<RuleName, readonly (readonly [template: string, how: string, from: string, to: string])[]>
> = {
  'no job both may write and runs code of the repository': [
    [
      '.github/workflows/record.yml',
      'a load test in the job that pushes',
      '      - name: Record\n',
      '      - run: bash examples/load-test.sh measure . results\n      - name: Record\n',
    ],
    [
      '.github/workflows/gate.yml',
      'a gate that may comment',
      '      contents: read # enough for judging: the check and its summary show the verdict\n',
      '      contents: read\n      pull-requests: write\n',
    ],
    [
      'examples/workflows/record-on-main.yml',
      'a hidden command in a substitution',
      '          git add baselines\n',
      '          git add "$(node list.mjs)"\n',
    ],
    [
      'examples/workflows/perf-comment.yml',
      'an action of the repository in the job that may comment',
      '      - name: Gate\n',
      '      - uses: ./.github/actions/prepare\n      - name: Gate\n',
    ],
    ['docs/questions.md, block 6', 'a message from a file beside the secret', '-d @- "$SLACK"', '-d @text "$SLACK"'],
    [
      'examples/workflows/fork-check.yml',
      'a job with whatever the default permissions are',
      '    permissions:\n      contents: read # no secrets and no right to write\n',
      '    permissions: write-all\n',
    ],
    [
      'examples/gitlab-ci.yml',
      'the environment of the history for the load test',
      '  artifacts: { paths: [results] }\n',
      '  artifacts: { paths: [results] }\n  environment: { name: performance-history, action: access }\n',
    ],
    ['examples/Jenkinsfile', 'the credential on an agent that measures', "label 'record'", "label 'measure'"],
    [
      'examples/teamcity/settings.kts',
      'the credential on an agent that measures',
      'startsWith("teamcity.agent.name", "record")',
      'startsWith("teamcity.agent.name", "measure")',
    ],
    [
      'examples/azure-pipelines.yml',
      'credentials kept beside the gate',
      '        persistCredentials: false\n',
      '        persistCredentials: true\n',
    ],
    [
      'examples/kubernetes/load-test.yaml',
      'the keys of the history in the pod of the plan',
      '          image: registry.example.com/jmeter:5.6.3\n',
      '          image: registry.example.com/jmeter:5.6.3\n          envFrom: [{ secretRef: { name: load-test-history } }]\n',
    ],
  ],
  'artifacts are unpacked outside of the checkout': [
    [
      'examples/workflows/perf-comment.yml',
      'into the work tree',
      '          path: ${{ runner.temp }}/results #',
      '          path: results #',
    ],
    [
      'examples/gitlab-ci.yml',
      'into the clone of the runner',
      '  variables: { GIT_STRATEGY: none }\n',
      '  variables: { GIT_DEPTH: 0 }\n',
    ],
    ['examples/Jenkinsfile', 'into the workspace', 'dir("${env.WORKSPACE_TMP}/measured")', 'dir("results")'],
    ['examples/teamcity/settings.kts', 'into the checkout', '=> measured', '=> project'],
    [
      'examples/azure-pipelines.yml',
      'into the sources',
      '$(Agent.TempDirectory)/results',
      '$(Build.SourcesDirectory)/results',
    ],
  ],
  'the judge is called by its path': [
    [
      'examples/gitlab-ci.yml',
      'npx in the project',
      '    - \'"$HOME/.guardband/bin/guardband" record',
      "    - 'npx guardband record",
    ],
    [
      'examples/Jenkinsfile',
      'whatever is on the PATH',
      'sh \'"$HOME/.guardband/bin/guardband" gate',
      "sh 'guardband gate",
    ],
    ['examples/maven/pom.xml', 'npx', '${user.home}/.guardband/bin/guardband', 'npx'],
    ['examples/gradle/build.gradle', 'npx', '["$installed/bin/guardband"]', "['npx', 'guardband']"],
  ],
  'who may ask is known by permission': [
    [
      'examples/workflows/perf-comment.yml',
      'the association of the author',
      '    if: ${{ github.event.issue.pull_request &&',
      "    if: ${{ github.event.comment.author_association == 'MEMBER' && github.event.issue.pull_request &&",
    ],
    ['examples/workflows/perf-comment.yml', 'a load test that waits for nothing', '    needs: ask\n', ''],
    [
      'examples/workflows/perf-comment.yml',
      'who may only read',
      '            admin | write) ;;',
      '            admin | write | read) ;;',
    ],
  ],
  'the measured commit is the one that the comment saw': [
    [
      'examples/workflows/perf-comment.yml',
      'the present merge',
      '          ref: ${{ needs.ask.outputs.commit }}',
      '          ref: refs/pull/${{ github.event.issue.number }}/merge',
    ],
    [
      'examples/workflows/perf-comment.yml',
      'a commit that was pushed after the comment',
      ' || ! $pushed < $COMMENTED',
      '',
    ],
    [
      'examples/workflows/fork-comment.yml',
      'the head of the fork beside rights',
      '          persist-credentials: false\n',
      '          persist-credentials: false\n          ref: ${{ github.event.workflow_run.head_sha }}\n',
    ],
  ],
  'a sign-off is recorded before it is attached': [
    [
      'examples/workflows/release-signoff.yml',
      'attached first',
      '      # Before it is attached',
      '      - run: gh release upload v1 signed.md\n      # Before it is attached',
    ],
  ],
  'an edited title starts and cancels no load test, and looks like no success': [
    [
      'examples/workflows/pr-check.yml',
      'cancels',
      "  group: performance-${{ github.event.action == 'edited' && !github.event.changes.base && github.run_id || github.ref }}",
      '  group: performance-${{ github.ref }}',
    ],
    [
      '.github/workflows/gate.yml',
      'measures',
      "    if: ${{ (github.event.action != 'edited' || github.event.changes.base) && !github.event.pull_request.draft }}\n",
      '',
    ],
    [
      'examples/workflows/load-generators.yml',
      'looks like a success',
      "    name: ${{ github.event.action == 'edited' && !github.event.changes.base && 'Not measured' || 'Judge' }}",
      '    name: Judge',
    ],
    ['examples/workflows/pr-check.yml', 'judges what was not measured', " && needs.measure.result != 'skipped'", ''],
  ],
  'permissions are the least': [
    [
      'examples/workflows/guardband.yml',
      'a permission that no called job names',
      '{ contents: read, pull-requests: write',
      '{ contents: write, pull-requests: write',
    ],
    [
      'examples/workflows/guardband.yml',
      'permissions for every job',
      'permissions: {}\n',
      'permissions: { contents: read }\n',
    ],
    [
      'examples/workflows/fork-check.yml',
      'a token that stays in the checkout',
      '          persist-credentials: false\n',
      '          fetch-depth: 1\n',
    ],
  ],
  'actions and packages are pinned': [
    [
      'docs/publishing.md, block 1',
      'an action by its tag, in the documentation',
      'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
      'actions/download-artifact@v8',
    ],
    ['examples/workflows/guardband.yml', 'a called workflow that can change', 'gate.yml@v0.1.0', 'gate.yml@main'],
    ['examples/gitlab-ci.yml', 'another release', 'guardband@0.1.0', 'guardband@latest'],
  ],
};

const rows = names.flatMap((rule) => mistakes[rule].map((mistake) => [rule, ...mistake] as const));

test.each(rows)('%s: %s with %s breaks this rule', (rule, name, _, from, to) => {
  const template = templates.find((each) => each.name === name);
  const text = template?.text.replace(from, () => to);
  expect(text).not.toBe(template?.text);
  expect(rules[rule](parseTemplate({ ...(template as Template), text: String(text) }))).not.toEqual([]);
});
