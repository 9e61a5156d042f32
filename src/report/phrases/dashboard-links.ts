/** The address of JMeter's dashboard: of a web page, or a relative path with encoded names. */
export const dashboardAddress = (named: string): string => (isWebAddress(named) ? named : encodePath(named));

export const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

/** Prevents a name that contains a colon from becoming a protocol. encodeURIComponent() throws for a lone surrogate. */
const encodePath = (path: string): string =>
  `./${path
    .split('/')
    .map((name) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/')}`;
