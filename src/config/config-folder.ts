/**
 * Resolves the paths in a configuration. They are relative to the folder of its file, so that every part of a repository
 * can have a configuration.
 */
import { posix } from 'node:path';

/** An absolute path, a drive, or a location such as s3://BUCKET, branch:NAME and git:URL. */
const absolute = /^([\\/]|[A-Za-z]:[\\/]|[\w-]{2,}:|-$)/;

/** The folder of a configuration file, with slashes; empty for the current one. */
export function folderOfConfig(file: string): string {
  const folder = posix.dirname(posix.normalize(file.replaceAll('\\', '/')));
  return folder === '.' ? '' : folder;
}

/** A backslash that separates folders. In a glob, a backslash may also escape the next character. */
const separator = /\\(?![*?{}[\]()!])/g;

/** Converts a path in the configuration to a path relative to the current folder. */
export const pathFromConfig = (folder: string, path: string): string =>
  folder === '' || absolute.test(path) ? path : posix.join(folder, path.replace(separator, '/'));

/** Returns the part of a path below the folder of the configuration, or the whole path of a file elsewhere. */
export const pathBelowConfig = (folder: string, file: string): string =>
  folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;

/** Secrets of the job, and files with which a step changes those after it. No configuration passes them on. */
const never =
  /^(?:INPUT_.*|GUARDBAND_\w+|ACTIONS_\w+|(?:GH|GITHUB|GITEA|GITLAB|FORGEJO)_\w*(?:TOKEN|PAT)|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|(?:GITEA|FORGEJO)_(?:ENV|OUTPUT|PATH)|CI_JOB_(?:TOKEN|JWT\w*)|CI_(?:REGISTRY|DEPENDENCY_PROXY|DEPLOY)_(?:USER|PASSWORD)|CI_(?:REPOSITORY_URL|BUILD_TOKEN)|SYSTEM_ACCESSTOKEN|SYSTEM_OIDCREQUESTURI|AZURE_DEVOPS_EXT_PAT|(?:ENDPOINT|SECUREFILE|SECRET)_\w+|BITBUCKET_STEP_OIDC_TOKEN|CIRCLE_(?:TOKEN|OIDC_TOKEN\w*)|BUILDKITE_(?:AGENT_\w*TOKEN)|TRAVIS_(?:ID|SECURE)_\w+|AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY|S(?:ESSION|ECURITY)_TOKEN|PROFILE|ROLE_\w+|CONTAINER_\w+|WEB_IDENTITY_\w+|CONFIG_FILE|SHARED_CREDENTIALS_FILE)|(?:AZURE|ARM)_(?:CLIENT|TENANT|USERNAME|PASSWORD|FEDERATED|SUBSCRIPTION|OIDC|ACCESS|STORAGE)\w*|AZCOPY_\w+|GOOGLE_\w+|GCP_\w+|GCLOUD_\w+|CLOUDSDK_\w+|ALIBABA_CLOUD_\w+|DIGITALOCEAN_\w+|SSH_AUTH_SOCK|SSH_AGENT_PID)$/i;

/** Whether measured code gets this variable in no case, whatever the configuration names. */
export const isNeverPassed = (name: string): boolean => never.test(name);
