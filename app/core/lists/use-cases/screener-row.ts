import { differenceOf, priceInReportingCurrency, statusOf } from "@valora/valuation";
import type {
  Judgement,
  ListedCompany,
  ScreenedCompany,
  ScreenerRow,
  SeenCompany,
} from "../contracts/screened-company.ts";
import type { ScreenerQuery } from "../contracts/screener.ts";
import type { OwnCompany } from "./noted-price.ts";

/** A company with what is said of it in a view; relative to the market nothing is, where the market implies no premium. */
export function seenBy(valuation: ScreenerQuery["valuation"], { relative, ...company }: ScreenedCompany): SeenCompany {
  return valuation === "absolute" ? company : { ...company, ...(relative ?? nothingSaid) };
}

const nothingSaid: Judgement = {
  mean: null,
  lowest: null,
  highest: null,
  votes: 0,
  signal: { kind: "none", reason: "notEnoughMethods" },
  values: {},
  notApplicable: {},
};

/** The company's identity and filed figures, without any value. Lists each field, so that a new one needs a decision. */
export function withoutValues(company: ScreenedCompany, own: OwnCompany | undefined): Omit<ListedCompany, "ratios"> {
  const { ticker, name, exchange, country, sector, industry, companyType, currency, price, fiscalYearEnd } = company;
  const { priceAge, silence, accountsSource } = company;
  const { quality, marketCap, priceToEarnings, priceToBook, returnOnEquity, dividendYield } = company;
  return {
    ...{ ticker, name, exchange, country, sector, industry, companyType, currency, price, fiscalYearEnd },
    ...{ priceAge, silence, accountsSource },
    ...{ quality, marketCap, priceToEarnings, priceToBook, returnOnEquity, dividendYield },
    mean: null,
    lowest: null,
    highest: null,
    votes: null,
    signal: null,
    values: {},
    value: null,
    difference: null,
    status: null,
    notApplicable: null,
    notVoting: null,
    ownPrice: own ? shownOwn(own, company) : null,
    ownValue: null,
    ownDifference: null,
    isWithheld: true,
  };
}

/** A company with what it is worth by one view, against its price where both are in one currency and values are judged by it. */
export function screenerRow({ notApplicable, ...company }: SeenCompany, view: ScreenerQuery["view"]): ScreenerRow {
  const { value, votes, notVoting } = saidBy(company, view);
  const price = priceInReportingCurrency({ quote: company.price, currency: company.currency });
  const isJudged = value !== null && price !== null && price > 0 && company.silence === null;
  return {
    ...company,
    value,
    difference: isJudged ? differenceOf(value, price) : null,
    status: isJudged && votes ? statusOf(value, price) : null,
    notApplicable: view === "mean" ? null : (notApplicable[view] ?? null),
    notVoting,
  };
}

/** The results of a view for a company; the mean is of the voting methods. */
function saidBy({ mean, values }: Pick<SeenCompany, "mean" | "values">, view: ScreenerQuery["view"]) {
  if (view === "mean") return { value: mean, votes: true, notVoting: null };
  return values[view] ?? { value: null, votes: false, notVoting: null };
}

const shownOwn = ({ noted }: OwnCompany, { price, currency }: Pick<ScreenedCompany, "price" | "currency">) => ({
  value: noted.value,
  currency: price?.currency ?? currency,
  notedAt: noted.notedAt.toISOString(),
});

type AtOwnPrice = Pick<ListedCompany, "ownPrice" | "ownValue" | "ownDifference">;

/** The value that the reader's own price is compared with: the analysis at that price, not at the market price. */
export function atOwnPrice(row: ScreenerRow, own: OwnCompany | undefined, view: ScreenerQuery["view"]): AtOwnPrice {
  if (own === undefined) return { ownPrice: null, ownValue: null, ownDifference: null };
  const seen = own.seen && screenerRow(own.seen, view);
  return {
    ownPrice: shownOwn(own, row),
    ownValue: seen?.value ?? null,
    ownDifference: seen?.difference ?? null,
  };
}
