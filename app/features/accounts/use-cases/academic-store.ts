/** A university address, besides the one a person signs in with. */
export type AcademicAddress = { email: string; confirmedAt: Date | null };

export type AcademicStore = {
  find(accountId: string): Promise<AcademicAddress | null>;
  /** One for each person: another address takes the place of the first. */
  claim(claim: { accountId: string; email: string; tokenHash: string; expiresAt: Date }): Promise<void>;
  /** `taken`: another person has confirmed it after `since`, or signs in with it. Null: this secret is unknown. */
  confirm(confirmation: { tokenHash: string; now: Date; since: Date }): Promise<"confirmed" | "taken" | null>;
};
