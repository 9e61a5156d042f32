/** For XML and HTML, in text and in quotes. */
export declare const escaped: (text: string) => string;
