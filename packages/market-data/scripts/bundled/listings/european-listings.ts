import type { InstrumentKind } from "../../../src/listings/instrument.ts";
import { plainName } from "../../../src/symbols/related-names.ts";
import { europeanExchanges } from "../european-company.ts";
import type { Source } from "../read-source.ts";
import { type Draft, type Drafts, symbolOf } from "./listing-draft.ts";

const europeanKinds: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["fund", /\bFund\b|SICAV|SICAF|\bETF\b/],
  ["preferredShare", /\bCLASE B\b|\bRisp(?:armio)?\b|\bPriv(?:ilegiat\w+)?\b/i],
];
const europeanKind = (name: string): InstrumentKind =>
  europeanKinds.find(([, pattern]) => pattern.test(name))?.[0] ?? "commonShare";

/** Of the exchanges outside the euro. */
const currencyOf: Readonly<Record<string, string>> = {
  London: "GBP",
  Zurich: "CHF",
  Stockholm: "SEK",
  Copenhagen: "DKK",
  Oslo: "NOK",
};

function europeanDraft(ticker: string, name: string, exchange: string): Draft {
  const kind = europeanKind(name);
  return {
    ticker,
    name,
    exchange,
    currency: currencyOf[exchange] ?? "EUR",
    kind,
    commonShare: null,
    marketValue: 0,
    cik: 0,
    mayBeShell: false,
  };
}

/** Companies of which a few figures are known. */
export function headlineDrafts({ europeanAccounts }: Source): Draft[] {
  return europeanAccounts.companies
    .filter(({ tier }) => tier === "headlines")
    .map(({ ticker, name, exchange, price, sharesOutstanding }) => ({
      ...europeanDraft(ticker, name, europeanExchanges[exchange]),
      kind: "commonShare",
      marketValue: price.value * (sharesOutstanding?.value ?? 0),
    }));
}

const exchangeOfSuffix: Readonly<Record<string, string>> = {
  ...europeanExchanges,
  BR: "Brussels",
  LS: "Lisbon",
  HE: "Helsinki",
  VI: "Vienna",
  IR: "Dublin",
  L: "London",
  SW: "Zurich",
  ST: "Stockholm",
  CO: "Copenhagen",
  OL: "Oslo",
};
/** Above lines of other exchanges, of which no value is known: a member of an index is at home. */
const atHome = 1;

/** The largest shares of exchanges of which there is no list. */
export function memberDrafts({ europeanListings }: Source): Draft[] {
  return europeanListings.map(({ ticker, name }) => {
    const exchange = exchangeOfSuffix[ticker.slice(ticker.lastIndexOf(".") + 1)];
    if (exchange === undefined) throw new Error(`reviewed/european-listings.csv: ${ticker} has no exchange`);
    return { ...europeanDraft(ticker, name, exchange), kind: "commonShare", marketValue: atHome };
  });
}

/** A share stands above the foreign lines of its issuer, of whose market value the registry's order tells more. */
export function putHomeFirst(drafts: Drafts, members: Source["europeanListings"]): void {
  const byName = Map.groupBy(drafts.values(), ({ name }) => plainName(name));
  for (const { ticker } of members) {
    const draft = drafts.get(ticker);
    if (!draft) continue;
    const lines = byName.get(plainName(draft.name)) ?? [];
    draft.marketValue = Math.max(draft.marketValue, ...lines.map(({ marketValue }) => marketValue + atHome));
  }
}

/** Madrid and Milan. The Milan list also holds a thousand certificates long expired: they have no country, and are left out. */
export function europeanDrafts({ madridTickers, milanTickers }: Source): Draft[] {
  const draft = (row: Record<string, string>, exchange: string): Draft =>
    europeanDraft(symbolOf(row.symbol ?? ""), row.name ?? "", exchange);
  return [
    ...madridTickers.map((row) => draft(row, "Madrid")),
    ...milanTickers.filter(({ country }) => country !== "").map((row) => draft(row, "Milan")),
  ];
}
