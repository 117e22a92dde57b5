export type IdempotencyTables = {
  idempotency_keys: {
    id: string;
    /** Hash of what the caller asks with. */
    caller: string;
    account_id: string | null;
    operation: string;
    key_hash: string;
    /** Sealed: the digest of what was asked, which a password may be part of. */
    request: string;
    /** Sealed: status and body, which may hold a secret that is told once; null until the request has ended. */
    answer: string | null;
    claimed_at: Date;
    created_at: Date;
  };
};
