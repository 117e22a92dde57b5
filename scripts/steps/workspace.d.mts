/** Flags of Node for the server process. */
export const serverFlags: readonly string[];
