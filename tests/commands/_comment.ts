import { commentOnRun } from '../../src/commands/comment/comment.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob, type Context } from '../../src/model/context.js';
import type { Publication } from '../../src/model/rendering.js';

/** What `guardband comment` publishes about these reports in such a job. */
export async function commentIn(context: Partial<Context>, ...reports: readonly string[]) {
  let published: Publication | undefined;
  const publisher = (publication: Publication) => {
    published = publication;
    return Promise.resolve([]);
  };
  const host = nodeHost({}, { ...noJob, ...context });
  const page = { ...host.page, title: 'Load test' };
  const connect = () => Promise.resolve({ host: { ...host, page }, problems: [] });
  const { exitCode, problems } = await commentOnRun({ reports }, [publisher], host, connect);
  return { exitCode, problems, text: published?.text('markdown') ?? '', outcome: published?.outcome };
}
