/** Runs git as a child process: no shell, with limits on time and output. */
import { defined } from '../../lang/defined.js';
import type { GitAnswer, Host } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';

/** Enough for a push over a slow connection. */
const patienceMs = 120_000;
const mostBytes = 256 * 1024 * 1024;
const failed = 128;

/** @param folder the working directory; by default that of the process */
export const gitIn =
  (folder?: string): Host['git'] =>
  async (args, input) => {
    const { spawn } = await import('node:child_process'); // takes a while to load, and most commands need no git
    return new Promise<GitAnswer>((resolve) => {
      const git = spawn('git', args, {
        ...defined({ cwd: folder }),
        env: { ...process.env, ...quiet },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      const [output, errors]: [Buffer[], Buffer[]] = [[], []];
      let bytes = 0;
      let stopped = '';
      const stop = (why: string): void => {
        stopped ||= why;
        git.kill('SIGKILL');
      };
      const timer = setTimeout(() => {
        stop(`git ${args[0] ?? ''} took longer than ${String(patienceMs / 1000)} s`);
      }, patienceMs);
      const take = (pieces: Buffer[]) => (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes) stop(`git ${args[0] ?? ''} wrote more than ${String(mostBytes / 1024 / 1024)} MB`);
        else pieces.push(piece);
      };
      const end = (code: number, why = ''): void => {
        clearTimeout(timer);
        const stderr = [Buffer.concat(errors).toString(), stopped, why].filter((text) => text !== '').join('\n');
        resolve({ code: stopped === '' ? code : failed, stdout: Buffer.concat(output).toString(), stderr });
      };
      git.stdout.on('data', take(output));
      git.stderr.on('data', take(errors));
      git.on('error', (error) => {
        end(failed, systemCode(error) === 'ENOENT' ? 'git is not installed' : error.message);
      });
      git.on('close', (code) => {
        end(code ?? failed);
      });
      // git may close its input early; its exit code reports failures.
      git.stdin.on('error', () => undefined);
      git.stdin.end(input ?? '');
    });
  };

/** English messages, because we parse them, and no prompts. */
const quiet = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GCM_INTERACTIVE: 'never' } as const;
