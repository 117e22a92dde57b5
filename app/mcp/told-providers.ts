import * as z from "zod";
import type { ListedCompany } from "../core/lists/contracts/screened-company.ts";
import { formatsFor } from "../messages/formats.ts";
import { sourceTexts } from "../messages/source-texts.ts";
import type { McpReader } from "./tool.ts";

/** Where prices and accounts of several companies are from: each pair of sources once, with its companies. */
export const ToldProviders = z.array(
  z.object({ price: z.string().nullable(), accounts: z.string(), tickers: z.array(z.string()) }),
);

type Told = Pick<ListedCompany, "ticker" | "price" | "accountsSource">;

export function toldProviders(companies: readonly Told[], { language, t }: McpReader): z.output<typeof ToldProviders> {
  const { priceSource, providerName } = sourceTexts({ t, formats: formatsFor(language) });
  const told = companies.map(({ ticker, price, accountsSource }) => ({
    ticker,
    price: price && priceSource(price.source),
    accounts: providerName(accountsSource),
  }));
  const groups = Map.groupBy(told, ({ price, accounts }) => JSON.stringify([price, accounts]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const tickers = group.map(({ ticker }) => ticker);
    return first === undefined ? [] : [{ price: first.price, accounts: first.accounts, tickers }];
  });
}
