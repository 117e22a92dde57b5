import * as valuation from "../index.ts";
import { type Adapters, known } from "./example-inputs.ts";

export const claimAndAssetExamples = {
  "bridge.market_to_ev": (inputs) => {
    if (inputs.has("share_price_usd")) {
      const debt = inputs.number("short_term_debt_k") + inputs.number("long_term_debt_k");
      const cash = inputs.number("cash_k");
      const marketCapitalization = valuation.marketCapitalization({
        price: inputs.number("share_price_usd"),
        shares: inputs.number("shares_outstanding_k"),
      });
      return {
        market_cap_k: marketCapitalization,
        net_debt_k: valuation.netDebt({ debt, cash }),
        enterprise_value_k: valuation.marketToEnterpriseValue({ marketCapitalization, debt, cash }),
      };
    }
    const column = (name: string, index: number) => known(inputs.numbers(name)[index]);
    return {
      enterprise_value: inputs.numbers("share_price").map((price, index) =>
        valuation.marketToEnterpriseValue({
          marketCapitalization: valuation.marketCapitalization({ price, shares: column("shares", index) }),
          debt: column("debt", index),
          minorityInterests: column("minority", index),
          preferred: column("preferred", index),
          cash: column("cash", index),
        }),
      ),
    };
  },
  "dilution.treasury_stock": (inputs) => {
    const answers = inputs.cases("cases").map((one) =>
      known(
        valuation.fullyDilutedAtValue({
          equityValue: one.number("equity_musd"),
          shares: one.number("primary_shares_m"),
          grants: [{ options: one.number("options_m"), strike: one.number("strike_usd") }],
        }),
      ),
    );
    return {
      proceeds_musd: answers.map(({ proceeds }) => proceeds),
      value_per_share_usd: answers.map(({ valuePerShare }) => valuePerShare),
    };
  },
  "nav.ncav": (inputs) => {
    const cash = inputs.number("cash_and_government_bonds_usd");
    const currentAssets = cash + inputs.number("receivables_and_merchandise_usd");
    const claims = {
      totalLiabilities: inputs.number("total_liabilities_usd"),
      preferred: inputs.number("preferred_usd"),
    };
    const marketCapitalization = valuation.marketCapitalization({
      price: inputs.number("price_usd"),
      shares: inputs.number("shares_outstanding"),
    });
    const netCurrentAssets = valuation.netCurrentAssetValue({ currentAssets, ...claims });
    return {
      net_worth_usd: valuation.bookValue({
        totalAssets: currentAssets + inputs.number("fixed_assets_usd"),
        ...claims,
      }),
      market_cap_usd: marketCapitalization,
      ncav_usd: netCurrentAssets,
      price_to_cash: marketCapitalization / cash,
      price_to_ncav: marketCapitalization / netCurrentAssets,
    };
  },
  "nav.book": (inputs) => {
    const claims = {
      totalAssets: inputs.number("total_assets_usd"),
      totalLiabilities: inputs.number("total_liabilities_usd"),
      preferred: inputs.number("preferred_equity_usd"),
    };
    const shares = inputs.number("common_shares");
    const bookValue = valuation.bookValue(claims);
    return {
      common_equity_usd: bookValue,
      book_value_per_share_usd: valuation.bookValuePerShare({ ...claims, shares }),
      tangible_book_per_share_usd: valuation.tangibleBookValuePerShare({
        bookValue,
        goodwill: inputs.number("goodwill_usd"),
        intangibles: inputs.number("intangibles_usd"),
        shares,
      }),
    };
  },
} satisfies Adapters;
