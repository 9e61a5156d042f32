/** Options for the title of a report and the pages it links to. */
import { defined } from '../lang/objects.js';
import type { Host, Page } from '../model/host.js';
import type { Option, Options } from '../model/option.js';
import { badValue } from '../problems/config.js';

const isWebPage = (address: string): boolean => /^https?:\/\/[^\s<>"'`]+$/.test(address) && URL.canParse(address);

/** A path within an artifact, without a protocol or a host. */
const isRelativePath = (path: string): boolean => /^[\w.-][\w./ -]*$/.test(path);

const link = (name: string, about: string, isAllowed = isWebPage): Option => ({
  name,
  value: 'URL',
  about,
  isRare: true,
  refuse: (value) => (isAllowed(value) ? undefined : badValue(name, value, 'the URL of a web page, https://...')),
});

export const pageOptions: readonly Option[] = [
  { name: 'title', value: 'TEXT', about: 'the title of the report (default: Performance)', isRare: true },
  {
    name: 'key',
    value: 'NAME',
    about: 'the job that the report belongs to; shown below it',
    isRare: true,
    frontEnd: 'command-line',
  },
  link('report-url', 'the page or artifact of the whole report; linked from the comment'),
  link('trend-url', 'the trend page; linked from the comment'),
  link(
    'dashboard-url',
    "JMeter's dashboard, linked from the comment and the page; for the page also a relative path",
    (value) => isWebPage(value) || isRelativePath(value),
  ),
];

/** Adds the title, the key and the links given by the caller to the host's page settings. */
export function withPageOptions(host: Host, { get, getAll }: Options): Host {
  const { job = '' } = host.page.links ?? {};
  const hasPage = getAll('out').some((file) => /\.html?$/.test(file)) && /\/actions\/runs\/\d+/.test(job);
  const links = {
    ...host.page.links,
    // An artifact has an address only after its upload, which follows the comment; the page of the run lists it.
    ...defined({
      report: get('report-url') ?? (hasPage ? `${job}#artifacts` : undefined),
      trend: get('trend-url'),
      dashboard: get('dashboard-url'),
    }),
  };
  const named = defined({ title: get('title'), key: get('comment-key') ?? get('key') });
  const page: Page = { ...host.page, ...named, ...(Object.keys(links).length > 0 && { links }) };
  return { ...host, page };
}
