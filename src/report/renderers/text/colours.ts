/**
 * ANSI colours. node:util's styleText is missing in early versions of Node 20, and it decides by itself whether to use
 * colours.
 */
const codes = { red: 31, green: 32, yellow: 33, magenta: 35, dim: 2, bold: 1 } as const;
export type Colour = keyof typeof codes;
export type Colours = (colour: Colour, text: string) => string;

export const colours =
  (isEnabled: boolean): Colours =>
  (colour, text) =>
    isEnabled && text !== '' ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;
