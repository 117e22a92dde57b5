import type { Account } from "../../../../core/shared/use-cases/caller.ts";

/** This installation, as passkeys know it: they work at this host alone, and say from which origin they were asked. */
export type RelyingParty = { id: string; origin: string; name: string };

export type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** A passkey with what its answers are checked against. */
export type KeptPasskey = { id: string; credentialId: string; publicKey: string; counter: number; transports: string };

/** What a browser hands over, as it says it: nothing of it is believed before it is checked. */
export type PasskeyResponse = Readonly<Record<string, unknown>>;

export type NewCredential = Omit<KeptPasskey, "id">;

/** What an answer says of itself: its challenge is looked up before anything else is asked. */
export type SaidByPasskey = { challenge: string; credentialId: string };

export type PasskeyCeremonies = {
  registrationOptions(asked: {
    rp: RelyingParty;
    account: Account;
    challenge: string;
    known: readonly KeptPasskey[];
  }): Promise<object>;
  signInOptions(asked: { rp: RelyingParty; challenge: string }): Promise<object>;
  /** Throws `passkeyInvalid`. */
  said(response: PasskeyResponse): SaidByPasskey;
  /** Throws `passkeyOrigin`, `passkeyHost` or `passkeyInvalid`. */
  newCredential(asked: { rp: RelyingParty; challenge: string; response: PasskeyResponse }): Promise<NewCredential>;
  /** The counter that the passkey shows. Throws as `newCredential`, and `passkeyCounter`. */
  counterOf(asked: {
    rp: RelyingParty;
    challenge: string;
    response: PasskeyResponse;
    passkey: KeptPasskey;
    /** Whose it is: the passkey must name the same person. */
    accountId: string;
  }): Promise<number>;
};

export type PasskeyStore = {
  keepChallenge(kept: { challengeHash: string; accountId: string | null; expiresAt: Date }): Promise<void>;
  /** Uses up a challenge: a second answer to it gets false. */
  takeChallenge(taken: { challengeHash: string; accountId: string | null; now: Date }): Promise<boolean>;
  /** `tooMany` when the person has as many as they may, `known` when an account has it already. */
  add(
    added: NewCredential & { accountId: string; name: string; now: Date; most: number },
  ): Promise<"added" | "known" | "tooMany">;
  listOf(accountId: string): Promise<Passkey[]>;
  keptOf(accountId: string): Promise<KeptPasskey[]>;
  find(credentialId: string): Promise<{ account: Account; passkey: KeptPasskey } | null>;
  /** Whether the counter has gone on since: of two who bring one answer one is refused. */
  take(used: { id: string; counter: number; now: Date }): Promise<boolean>;
  rename(accountId: string, id: string, name: string): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
};
