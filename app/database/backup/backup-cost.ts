/** Each guess at the passphrase of a backup costs 64 MB and a quarter of a second of one core: enough for the 16 characters that the setting asks for. */
export const backupCost = { logOfWork: 16 } as const;
