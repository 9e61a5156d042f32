/** In both, bytes below 128 are ASCII: markup is found without decoding. */
export type Encoding = 'utf-8' | 'iso-8859-1';
export declare function encodingNamed(name: string): Encoding | undefined;
/**
 * Whether every & begins one of XML's own five entities or the number of a character. Other entities would be declared in a
 * DOCTYPE, and nothing is ever read on behalf of one. Characters that XML 1.0 does not have are no fault: JMeter writes them.
 */
export declare function hasOnlyKnownReferences(bytes: Uint8Array, from: number, to: number): boolean;
/** The text of an attribute's bytes, in which there are only known references. */
export declare function attributeText(bytes: Uint8Array, encoding: Encoding): string;
