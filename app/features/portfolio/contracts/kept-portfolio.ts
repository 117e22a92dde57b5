import * as z from "zod";
import { portfolioCurrencies } from "./portfolio-limits.ts";

const positions = z.string().meta({
  description: "As the form takes them: symbol, quantity, cost and its currency, divided by tabs, a line each",
});

/** Positions that a person keeps under a name. */
export const KeptPortfolio = z
  .object({
    id: z.uuid(),
    name: z.string(),
    currency: z.enum(portfolioCurrencies),
    positions,
    changedAt: z.iso.datetime(),
  })
  .meta({ id: "KeptPortfolio" });
export type KeptPortfolio = z.infer<typeof KeptPortfolio>;

export const KeptPortfolios = z
  .object({ portfolios: z.array(KeptPortfolio), most: z.int() })
  .meta({ id: "KeptPortfolios" });

const written = {
  name: z.string().meta({ description: "Up to 60 characters, each once" }),
  currency: z.string().optional(),
  positions,
};
export const NewPortfolio = z.strictObject(written).meta({ id: "NewPortfolio" });
export type NewPortfolio = z.infer<typeof NewPortfolio>;

export const PortfolioChange = z
  .strictObject({
    ...written,
    changedAt: z.string().optional().meta({
      description:
        "As it was read; where it was changed since, nothing is saved (`editConflict`). Absent: the last one wins",
    }),
  })
  .meta({ id: "PortfolioChange" });
export type PortfolioChange = z.infer<typeof PortfolioChange>;
