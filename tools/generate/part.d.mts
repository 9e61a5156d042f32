export declare function isCurrent(name: string, root?: string): boolean;
export declare function writePart(
  name: string,
  read: readonly string[],
  texts: Readonly<Record<string, string>>,
  root?: string,
): void;
