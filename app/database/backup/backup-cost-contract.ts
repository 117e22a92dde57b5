/** What a passphrase costs in tests of anything but its cost (`vitest.config.ts`): the same function, a thousandth of the work. */
export const backupCost = { logOfWork: 6 } as const;
