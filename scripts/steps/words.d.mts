type Words = Readonly<Record<string, string>>;
/** By language, the texts by their names. */
export const words: Readonly<Record<"es" | "en" | "it", Words>>;
/** A text in the language of the terminal. */
export function say(name: string, values?: Readonly<Record<string, string | number>>): string;
