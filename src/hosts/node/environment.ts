/** Which variables of this process another program gets. Everything else stays here: a job keeps its secrets in variables. */
import { delimiter, isAbsolute, relative, sep } from 'node:path';
import { isNeverPassed } from '../../model/host.js';
import { isJob } from '../context/read-context.js';
import { findCheckout } from './paths.js';

/** The operating system, the user, the network and the terminal. */
const system = String.raw`PATH|PATHEXT|HOME|HOME(?:DRIVE|PATH)|USER|USERNAME|USERPROFILE|USERDOMAIN|LOGNAME|LANG|LANGUAGE|TZ|TERM|TMPDIR|TEMP|TMP|SystemRoot|SystemDrive|windir|ComSpec|APPDATA|LOCALAPPDATA|ProgramData|ProgramFiles.*|LD_LIBRARY_PATH|DYLD_\w+|DISPLAY|XDG_\w+|(?:https?|no|all|ftp)_proxy|SSL_CERT_\w+|CURL_CA_BUNDLE`;

/** Tools that build and measure: where they are, and how they are started. */
const tools = String.raw`LC_\w+|SHELL|HOSTNAME|CI|NO_COLOR|FORCE_COLOR|COLUMNS|NODE_ENV|\w+_(?:CA_BUNDLE|CA_CERTS|CAINFO|CERT)|\w+_(?:HOME|ROOT|BIN)(?:_\d\w*|_DIR)?|(?:NVM|VOLTA|PYENV|RBENV|SDKMAN|JENV|PNPM|BUN|DENO|PIPX|CARGO|RUSTUP)_\w*DIR|(?:JAVA|MAVEN|GRADLE|SBT|ANT|JVM)_(?:OPTS|ARGS)|(?:JAVA_TOOL|JDK_JAVA|NODE)_OPTIONS|JVM_ARGS|JMETER_\w+|HEAP|VIRTUAL_ENV|(?:NODE|PYTHON|GO|CLASS)_?PATH|GO(?:ROOT|CACHE|MODCACHE|PROXY|FLAGS|TOOLCHAIN)|(?:CC|CXX|C|CXX|LD)(?:FLAGS)?|DOCKER_HOST|NUMBER_OF_PROCESSORS|PROCESSOR_\w+|ImageOS`;

const git = String.raw`GIT_\w+|SSH_\w+|KRB5\w*|GNUPGHOME|DBUS_SESSION_BUS_ADDRESS`;

/** Names of secrets, which are passed on only if the configuration names them. PWD by itself is the current folder. */
const secret =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|WEBHOOK|JWT|_AUTH|(?:_|^)(?:KEY|PAT|PASS|PW)$|_PWD$/i;
/** Shorter values are words that an output contains anyway. */
const leastSecret = 6;

/** What a CI system or a shell says about itself, which no build needs. */
const unnamed =
  /^(?:GITHUB|RUNNER|GITEA|FORGEJO|CI|GITLAB|BUILD|AGENT|SYSTEM|TF|TASK|RESOURCES|JENKINS|HUDSON|BITBUCKET|CIRCLE|BUILDKITE|DRONE|TEAMCITY|TRAVIS|HOMEBREW|POWERSHELL|JOURNAL|SYSTEMD|MEMORY_PRESSURE|LESS|GIT)_|^(?:_.*|PWD|OLDPWD|SHLVL|LS_COLORS|LESS\w*|PS\d|PSModulePath|INVOCATION_ID|ImageVersion|DEBIAN_FRONTEND|ACCEPT_EULA|LINES|MAIL|EDITOR|PAGER|HIST\w+|WINDOWID|INIT_CWD|NODE|COLOR)$/i;

type Environment = NodeJS.ProcessEnv;
const toPattern = (names: string): RegExp => new RegExp(`^(?:${names})$`, 'i');
const [ofCommands, ofGit] = [toPattern(`${system}|${tools}`), toPattern(`${system}|${git}`)];
/** Also as an option of a tool; the password of a trust store guards nothing. */
const hasCredentials = (value: string): boolean =>
  /:\/\/[^/?#\s]*@|-----BEGIN [A-Z ]*PRIVATE KEY|-[DJP][\w.]*(?:(?<!trustStore)password|secret|token)=/i.test(value);

const select = (from: Environment, isPassed: (name: string, value: string) => boolean): Environment =>
  Object.fromEntries(Object.entries(from).filter(([name, value]) => isPassed(name, value ?? '')));

/**
 * What git and ssh use. Tokens of a job are in none of them: git finds its credentials in its configuration. Programs are looked
 * for in no folder that a commit could contain.
 */
export function environmentOfGit(folder: string, from: Environment = process.env): Environment {
  const checkouts = [folder, process.cwd()].flatMap((path) => findCheckout(path) ?? []).filter((path) => path !== sep);
  const isElsewhere = (path: string): boolean =>
    isAbsolute(path) && checkouts.every((root) => /^\.\.(?:[\\/]|$)/.test(relative(root, path)));
  return Object.fromEntries(
    Object.entries(select(from, (name) => ofGit.test(name))).map(([name, value]) =>
      /^path$/i.test(name) ? [name, (value ?? '').split(delimiter).filter(isElsewhere).join(delimiter)] : [name, value],
    ),
  );
}

/** @param named the variables that the configuration passes on */
export function makeEnvironment(named: readonly string[], from: Environment = process.env) {
  const wanted = new Set(named);
  // At a terminal, people run their own code: everything but secrets is passed on, as any shell would.
  const isOwn = !isJob(from);
  const isUsual = (name: string, value: string): boolean =>
    (isOwn || ofCommands.test(name)) && !secret.test(name) && !hasCredentials(value);
  const variables = select(from, (name, value) => !isNeverPassed(name) && (wanted.has(name) || isUsual(name, value)));
  return {
    variables,
    /** The names that a configuration could add. */
    leftOut: Object.keys(from).filter(
      (name) =>
        !Object.hasOwn(variables, name) && !isNeverPassed(name) && !unnamed.test(name) && !name.startsWith('npm_'),
    ),
    /** Values that nobody should read in a log, the longest first: one may begin with another. */
    secrets: Object.entries(from)
      .flatMap(([name, value = '']) => (secret.test(name) || hasCredentials(value) ? value.split(/\r?\n/) : []))
      .filter((line) => line.trim().length >= leastSecret)
      .sort((a, b) => b.length - a.length),
  };
}
