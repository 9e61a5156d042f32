/** Four colours, by hand: node:util's styleText is not in every Node 20, and asks the stream itself whether it may. */
declare const codes: {
    readonly red: 31;
    readonly green: 32;
    readonly yellow: 33;
    readonly dim: 2;
    readonly bold: 1;
};
export type Colour = keyof typeof codes;
export type Colours = (colour: Colour, text: string) => string;
export declare const colours: (on: boolean) => Colours;
export {};
