/** An object while it is built. Adding properties one by one is faster than spreading objects, which matters in hot loops. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
