import type { PortfolioCurrency } from "../contracts/portfolio-limits.ts";

export type PortfolioTables = {
  portfolios: {
    id: string;
    account_id: string;
    name: string;
    currency: PortfolioCurrency;
    /** Symbol, quantity, cost and its currency, divided by tabs, a line each. */
    positions: string;
    changed_at: Date;
  };
};
