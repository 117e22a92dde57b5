const REMEMBERED_FOR_IN_MILLISECONDS = 12 * 3_600_000;
const MOST_REMEMBERED = 100;

/**
 * Remembers by hashes who has read the status as an administrator, for half a day. It opens the status alone, and only while no
 * session can be looked up.
 */
export function knownAdmins({ hashOf, now }: { hashOf(text: string): string; now(): Date }) {
  const until = new Map<string, number>();
  return {
    remember(secret: string): void {
      const hash = hashOf(secret);
      until.delete(hash);
      until.set(hash, now().getTime() + REMEMBERED_FOR_IN_MILLISECONDS);
      for (const oldest of until.keys()) {
        if (until.size <= MOST_REMEMBERED) break;
        until.delete(oldest);
      }
    },
    remembers: (secret: string): boolean => (until.get(hashOf(secret)) ?? 0) > now().getTime(),
  };
}
