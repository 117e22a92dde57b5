/** A request that bears a key. */
export type KeyedRequest = {
  /** Who asks, by what they ask with: a session, a key for programs, an address. */
  who: string;
  /** Null: a visitor asks. */
  accountId: string | null;
  operation: string;
  key: string;
  /** Everything that the request asks: its address and its body. */
  asked: string;
  /** Whether the work itself knows the key, so that it is done once even when it is asked for again. */
  isOnceByItself: boolean;
};

/** An answer as it was given. A null body: it was too long to be kept. */
export type KeptAnswer = { status: number; contentType: string | null; body: string | null };

/** What is kept under a key: hashes, so that neither key nor caller can be read from it. */
export type KnownRequest = {
  id: string;
  accountId: string | null;
  /** Of what was asked. */
  digest: string;
  /** Null: the first request has not ended. */
  answer: KeptAnswer | null;
  claimedAt: Date;
};

export type Claim = {
  caller: string;
  accountId: string | null;
  operation: string;
  keyHash: string;
  digest: string;
  now: Date;
  /** Keys that were claimed until then are forgotten. */
  forgottenUntil: Date;
  /** Keys of this caller that may be known at once. */
  most: number;
};
export type ClaimedRow = { id: string; accountId: string | null };

/** Keys of requests, shared by the processes of an installation. */
export type IdempotencyStore = {
  /** Takes the key for this request, unless one is known under it, or too many are. */
  claim(
    claim: Claim,
  ): Promise<
    | ({ kind: "claimed" } & ClaimedRow)
    | ({ kind: "known" } & KnownRequest)
    | { kind: "tooMany" /** When the oldest of them was claimed. */; oldest: Date }
  >;
  /** Takes a request over that was cut short; false: another process has, or it has ended. */
  takeOver(row: { id: string; claimedAt: Date; now: Date }): Promise<boolean>;
  keep(row: ClaimedRow, answer: KeptAnswer): Promise<void>;
  /** Frees the key: nothing was done under it. */
  release(row: ClaimedRow): Promise<void>;
};

export type IdempotencyContext = {
  now(): Date;
  keys: IdempotencyStore;
  /** SHA-256, in hexadecimal digits. */
  digest(text: string): string;
};
