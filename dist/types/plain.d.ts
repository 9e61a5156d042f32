/**
 * A name or message from a document as one line of visible text. Whoever writes a label may put terminal escapes, line
 * breaks or bidirectional overrides into it; none of them may act where the report is read.
 */
export declare function plain(text: string): string;
/** The same JSON, with what a terminal or an editor would obey written as JSON's escape for it. */
export declare const inertJson: (json: string) => string;
/** A document as JSON, for programs and for people. */
export declare const jsonText: (document: object) => string;
