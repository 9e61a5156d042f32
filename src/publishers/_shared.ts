/** What the outside world said when it refused. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
