import type { Account } from "../../../../core/shared/use-cases/caller.ts";

export type SignInLinkStore = {
  /** Makes a link and keeps that it was made; null when no account has this address. */
  make(link: { email: string; tokenHash: string; at: Date; expiresAt: Date }): Promise<Account | null>;
  /** Uses up a link: a second caller gets null. */
  take(tokenHash: string, now: Date): Promise<Account | null>;
};
