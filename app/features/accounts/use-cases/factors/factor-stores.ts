import type { Account } from "../../../../core/shared/use-cases/caller.ts";

/** Where a sealed secret stands: it opens nowhere else. */
export type SealedPlace = { table: string; column: string; accountId: string; rowId: string };

export type Seals = {
  seal(secret: string, place: SealedPlace): string;
  /** Throws `secretUnreadable`: the key is not there, or the text is not ours. */
  open(sealed: string, place: SealedPlace): string;
  /** What a text begins with that is sealed with the present key. */
  currentPrefix(): string;
};

/** A square picture: the length of its side, and the path of its dark parts. */
export type CodePicture = { size: number; path: string };

/** What authenticator programs know, and what stands in for them. */
export type FactorCodes = {
  /** Sixteen letters in four parts, to be written down and typed. */
  freshRecoveryCode(): string;
  freshKey(): string;
  /** The address that such a program reads. */
  addressOf(shown: { key: string; email: string; issuer: string }): string;
  /** The step of time whose code this is, the present one or a neighbour; null: none. */
  stepOf(asked: { key: string; code: string; at: Date }): number | null;
  pictureOf(address: string): CodePicture;
};

export type KeptAuthenticator = {
  /** Sealed. */
  secret: string;
  begunAt: Date;
  /** Null: it waits for its first code. */
  confirmedAt: Date | null;
  /** The step of the last code that was taken. */
  lastStep: number | null;
};

/** A sign-in whose password was right. */
export type BegunSignIn = { account: Account; device: string };

export type FactorStore = {
  authenticatorOf(accountId: string): Promise<KeptAuthenticator | null>;
  /** Keeps a key that waits for its first code; false while another one is in use. */
  begin(begun: { accountId: string; secret: string; now: Date }): Promise<boolean>;
  /** Takes the waiting key into use, with its recovery codes, and ends the other sessions; false when it is another by now. */
  confirm(confirmed: {
    accountId: string;
    secret: string;
    step: number;
    codeHashes: readonly string[];
    keptSessionId: string;
    now: Date;
  }): Promise<boolean>;
  /** Whether the step is later than all before it: of two who bring the same code one is refused. */
  takeStep(taken: { accountId: string; step: number }): Promise<boolean>;
  /** Uses up a recovery code. */
  takeRecoveryCode(taken: { accountId: string; codeHash: string; now: Date }): Promise<boolean>;
  renewRecoveryCodes(renewed: { accountId: string; codeHashes: readonly string[] }): Promise<void>;
  recoveryCodesLeft(accountId: string): Promise<number>;
  /** The factor, its recovery codes and the sign-ins that wait for it. */
  remove(accountId: string): Promise<void>;
  /** The same by the command line, and it is kept that it was done; null: no account has this address. */
  reset(deed: { email: string; at: Date }): Promise<{ account: Account; wasOn: boolean } | null>;
  /** Secrets that another key has sealed, by account, those after one of them. */
  outdated(asked: {
    currentPrefix: string;
    after: string | null;
    limit: number;
  }): Promise<{ accountId: string; secret: string }[]>;
  /** The same secret, sealed anew, unless it is another by now. */
  reseal(resealed: { accountId: string; former: string; present: string }): Promise<void>;
  keepSignIn(begun: { tokenHash: string; accountId: string; device: string; expiresAt: Date }): Promise<void>;
  findSignIn(tokenHash: string, now: Date): Promise<BegunSignIn | null>;
  /** Ends the waiting; a second caller gets false. */
  takeSignIn(tokenHash: string): Promise<boolean>;
};
