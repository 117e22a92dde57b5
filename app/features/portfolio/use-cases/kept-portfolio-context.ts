import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { KeptPortfolio } from "../contracts/kept-portfolio.ts";

export type StoredPortfolio = Omit<KeptPortfolio, "changedAt"> & { changedAt: Date };
export type PortfolioToKeep = Omit<StoredPortfolio, "id"> & { accountId: string };

export type PortfolioStore = {
  add(portfolio: PortfolioToKeep, most: number): Promise<StoredPortfolio | "tooMany" | "nameTaken">;
  /** `readAt` is when the one that is replaced was changed last; null: whatever there is. */
  replace(
    id: string,
    portfolio: PortfolioToKeep,
    readAt: Date | null,
  ): Promise<StoredPortfolio | "notThere" | "changedSince" | "nameTaken">;
  list(accountId: string): Promise<StoredPortfolio[]>;
  find(accountId: string, id: string): Promise<StoredPortfolio | null>;
  remove(accountId: string, id: string): Promise<boolean>;
};

/** Dependencies of the use cases of portfolios that are kept. */
export type KeptPortfolioContext = { now(): Date; mostOf: MostOf; portfolios: PortfolioStore };
