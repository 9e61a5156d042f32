/**
 * Finds the tags of an XML text in pieces of any size, without making strings: a tag is offsets into the scanner's buffer,
 * valid until the next one. Text, comments, CDATA and processing instructions are passed over, and never taken into memory.
 */
/** The tag just read. Only valid while it is being taken. */
export interface Tag {
    /** broken: it ends in another < instead of >, or is no kind of tag. doctype: of it no more than the beginning was read. */
    readonly kind: 'open' | 'close' | 'empty' | 'broken' | 'doctype';
    readonly bytes: Uint8Array;
    readonly nameFrom: number;
    readonly nameTo: number;
    /** What stands between the name and the end is not attributes, each with a quoted value. Those before it are there. */
    readonly misformed: boolean;
    readonly attributes: number;
    /** Where each attribute's name and value begin and end, without quotes. */
    readonly nameStarts: Int32Array;
    readonly nameEnds: Int32Array;
    readonly valueStarts: Int32Array;
    readonly valueEnds: Int32Array;
    /** The line on which the tag begins, from 1. */
    readonly line: number;
    /** Something other than white space stands between the tag before and this one. */
    readonly followsText: boolean;
}
/** A tag longer than this must not be taken into memory. */
export declare const longestTagBytes: number;
export declare class TagScanner implements Tag {
    private readonly take;
    /** Asked after every tag: whether finish() is to stop. */
    private readonly isDone;
    bytes: Uint8Array<ArrayBuffer>;
    kind: Tag['kind'];
    nameFrom: number;
    nameTo: number;
    misformed: boolean;
    attributes: number;
    readonly nameStarts: Int32Array<ArrayBuffer>;
    readonly nameEnds: Int32Array<ArrayBuffer>;
    readonly valueStarts: Int32Array<ArrayBuffer>;
    readonly valueEnds: Int32Array<ArrayBuffer>;
    line: number;
    followsText: boolean;
    /** Lines passed, and 1. */
    currentLine: number;
    /** The line of a tag that is too long to be one. Nothing is read from there on. */
    endlessLine: number | undefined;
    private filled;
    private tagStart;
    private position;
    private state;
    /** The one that is open in a tag. */
    private quote;
    private passed;
    private lastBytes;
    private isQuiet;
    constructor(take: (tag: Tag) => void, 
    /** Asked after every tag: whether finish() is to stop. */
    isDone?: () => boolean);
    push(piece: Uint8Array): void;
    /** Scans up to the end of the tag after which it is done: how many bytes of the piece that were. */
    finish(piece: Uint8Array): number;
    /** Neither in a tag nor in anything that is passed over, and nothing but white space since a whole one. */
    get isBetween(): boolean;
    get isInside(): boolean;
    /** Nothing is kept but the unfinished tag. */
    private append;
    private scan;
    private passText;
    private passOver;
    /** What kind of tag it is. */
    private passOpening;
    /** Up to its end, or up to where it proves to be none. */
    private passTag;
    private close;
    /** A tag from tagStart to the > at `end`: its name and attributes. */
    private parse;
    /** Returns `stop`, or where it is not as it should be. */
    private parseAttributes;
    private passSpace;
}
