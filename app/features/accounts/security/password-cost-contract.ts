/** What a password costs in tests of anything but its hash (`vitest.config.ts`): the same function, a thousandth of the work. */
export const passwordCost = { N: 2 ** 5, r: 8, p: 3 } as const;
