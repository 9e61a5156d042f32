/** Numbers with their unit behind them, as load tools print them for people. */
/** "1.20ms", "850.00us", "0.0123 secs", "1m30.5s" in milliseconds; undefined for anything else, also a number alone. */
export declare function millisecondsIn(text: string | undefined): number | undefined;
/** "454.50KB", "15.51MB", "12B" in KB of 1,024 bytes, as the tools mean them. */
export declare function kilobytesIn(text: string | undefined): number | undefined;
