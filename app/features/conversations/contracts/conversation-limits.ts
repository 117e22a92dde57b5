/** Lengths in characters, of what remains when invisible ones and the spaces around it are left out. */
export const longestSubject = 200;
export const messageLength = { minimum: 10, maximum: 5_000 } as const;
export const longestAnswer = 5_000;
