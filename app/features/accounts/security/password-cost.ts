/** What one password costs to hash: 32 MB and a fifth of a second. */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 } as const;
