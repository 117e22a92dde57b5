/** The companies that a caller opened on a day (ISO), and the time of the latest one. */
export type PlanUse = { day: string; companies: number; latestAt: Date };

type Take = {
  holder: string;
  accountId: string | null;
  ticker: string;
  at: Date;
  day: string;
  companiesADay: number;
  secondsBetweenCompanies: number;
};

export type PlanUseStore = {
  /** Opens a company: `open` was so already that day, `taken` counts one more, `refused` was one too many or too soon. */
  take(take: Take): Promise<"open" | "taken" | "refused">;
  /** Undoes a take, with its wait. */
  giveBack(take: Take): Promise<void>;
  find(holder: string): Promise<PlanUse | null>;
  /** The companies that are open on a day. */
  openedOn(holder: string, day: string): Promise<readonly string[]>;
};

/** A store that remembers for a while what it was told: what it knows it says at once. */
export type LeasedPlanUses = PlanUseStore & {
  /** Whether a company is known to be open now. False: unknown. */
  isOpen(holder: string, ticker: string): boolean;
  /** Undefined: unknown. */
  knownUse(holder: string): PlanUse | null | undefined;
  /** Another process has given a company of a holder back; null: of anyone. */
  gaveBack(holder: string | null): void;
};
