/** @returns what the work gives; undefined where others had the folder for too long, and the work was not begun */
export declare function oneAtATime<Value>(folder: string, work: () => Promise<Value>): Promise<Value | undefined>;
