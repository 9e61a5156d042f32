/** Removes user names, passwords and tokens from URLs: "https://user:token@host/path" becomes "https://host/path". */
export const hideCredentials = (text: string): string => text.replace(/(?<=\w:\/\/)[^/?#\s]*@/g, '');
