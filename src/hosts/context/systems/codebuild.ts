import { ofTag, statedContext, type System } from '../system.js';

/** AWS CodeBuild. CODEBUILD_WEBHOOK_TRIGGER is "pr/7", "branch/NAME" or "tag/NAME". */
export const codebuild: System = {
  id: 'codebuild',
  isHere: (v) => v['CODEBUILD_BUILD_ID'] !== undefined,
  read: ({ variables: v }) => {
    const event = v['CODEBUILD_WEBHOOK_EVENT'];
    const [, kind, name] = /^(pr|branch|tag)\/(.+)$/.exec(v['CODEBUILD_WEBHOOK_TRIGGER'] ?? '') ?? [];
    const isOpen = (kind === 'pr' || event?.startsWith('PULL_REQUEST') === true) && event !== 'PULL_REQUEST_MERGED';
    const merged = event === 'PULL_REQUEST_MERGED' ? v['CODEBUILD_WEBHOOK_BASE_REF'] : undefined;
    const branch = merged ?? ofTag(kind === 'tag' ? kind : undefined, v['CODEBUILD_WEBHOOK_HEAD_REF']);
    return statedContext({
      mark: isOpen ? (name ?? event) : undefined,
      targetBranch: v['CODEBUILD_WEBHOOK_BASE_REF'],
      sourceBranch: branch,
      commit: v['CODEBUILD_RESOLVED_SOURCE_VERSION'],
      branch,
      otherwise: merged === undefined ? undefined : { kind: 'none' },
      id: v['CODEBUILD_BUILD_NUMBER'],
      url: v['CODEBUILD_BUILD_URL'],
      repository: v['CODEBUILD_SOURCE_REPO_URL'],
      workspace: v['CODEBUILD_SRC_DIR'],
    });
  },
};
