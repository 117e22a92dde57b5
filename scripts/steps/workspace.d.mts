/** Flags of Node for the server process. */
export const serverFlags: readonly string[];
/** Environment of the server process. */
export const serverEnvironment: Readonly<Record<string, string>>;
