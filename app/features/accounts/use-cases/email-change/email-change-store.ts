import type { Account } from "../../../../core/shared/use-cases/caller.ts";

/** A change of address that was asked for. */
export type AskedEmailChange = {
  accountId: string;
  tokenHash: string;
  stopHash: string;
  email: string;
  formerEmail: string;
  at: Date;
  /** Until when the new address may confirm it. */
  expiresAt: Date;
  /** Until when the former one may stop it, confirmed or not. */
  stoppableUntil: Date;
};

export type EmailChangeStore = {
  /** In place of one that waits for its confirmation. */
  begin(change: AskedEmailChange): Promise<void>;
  /** The account with its new address, and the former one; null where the secret is over or the address has an account now. */
  confirm(tokenHash: string, now: Date): Promise<{ account: Account; formerEmail: string } | null>;
  /**
   * Reverts a change, with those that were asked for after it. One that was confirmed gives the account its former address again and ends its
   * sessions. Null where the secret is over.
   */
  stop(stopHash: string, now: Date): Promise<{ account: Account; wasConfirmed: boolean } | null>;
};
