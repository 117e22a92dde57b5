type Secrets = {
  fresh(): string;
  hashOf(text: string): string;
  /** Compares in a time that says nothing about where they differ. */
  isSame(one: string, other: string): boolean;
};

/** The token that opens the set-up page. Its hash alone is held, in memory; it ends with the first account. */
export function setUpGate(secrets: Secrets, { seed }: { seed: string | null }) {
  let hash: string | null = null;
  return {
    /** The token, once: to be told to the operator. Processes with the same seed have the same. */
    open(): string {
      const token = seed === null ? secrets.fresh() : secrets.hashOf(`set-up ${seed}`);
      hash = secrets.hashOf(token);
      return token;
    },
    isRight: (token: string): boolean => hash !== null && secrets.isSame(secrets.hashOf(token), hash),
    isOpen: (): boolean => hash !== null,
    close(): void {
      hash = null;
    },
  };
}
export type SetUpGate = ReturnType<typeof setUpGate>;
