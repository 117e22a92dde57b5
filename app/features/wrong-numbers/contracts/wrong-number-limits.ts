/** Lengths in characters, of what remains when invisible ones and the spaces around it are left out. */
export const longestExpected = 100;
export const longestEvidence = 1_000;
export const longestComment = 5_000;
