import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PopularCompany } from "../../../core/lists/contracts/popular.ts";
import type { ListedCompany } from "../../../core/lists/contracts/screened-company.ts";
import type { ScreenerColumn } from "../../../core/lists/contracts/screener.ts";
import type { WatchedCompany } from "../../../features/watchlist/contracts/watchlist.ts";
import { languages } from "../../../messages/languages.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { WatchlistTable } from "../watchlist/watchlist-table.tsx";
import { SignalCell } from "./compare/signal-cell.tsx";
import { PopularTable } from "./popular-table.tsx";
import { ScreenerCell } from "./screener/screener-cell.tsx";

type Language = (typeof languages)[number];

const twoVotes = {
  es: "Sin señal: solo votan dos métodos y hacen falta tres",
  en: "No signal: only two methods vote, and it takes three",
  it: "Nessun segnale: votano solo due metodi e ne servono tre",
} satisfies Record<Language, string>;
const partLeft = {
  es: "Sin señal: una parte salió de la empresa después de sus últimas cuentas",
  en: "No signal: a part left the company after its latest accounts",
  it: "Nessun segnale: una parte ha lasciato la società dopo gli ultimi conti",
} satisfies Record<Language, string>;

const price = { value: 100, currency: "USD", asOf: "2026-08-20", source: "bundled" };
const tooFew = { kind: "none", reason: "notEnoughMethods" } as const;
const company: ListedCompany = {
  ...{ ticker: "TSLA", name: "Tesla", exchange: "NASDAQ", country: "US", sector: "consumerDiscretionary" },
  ...{ industry: null, companyType: "mature", currency: "USD", price, marketCap: null, fiscalYearEnd: "2025-12-31" },
  ...{ accountsSource: "bundled", priceAge: { kind: "recent", days: 1, tradingDays: 1 }, silence: null, quality: null },
  ...{ priceToEarnings: null, priceToBook: null, returnOnEquity: null, dividendYield: null },
  ...{ mean: 47, lowest: 20, highest: 74, votes: 2, signal: tooFew, values: {} },
  ...{ notApplicable: null, notVoting: null },
  ...{
    value: 47,
    difference: -0.53,
    status: "overvalued",
    ownPrice: null,
    ownValue: null,
    ownDifference: null,
    ratios: [],
    isWithheld: false,
  },
};
const withheld: ListedCompany = {
  ...company,
  ...{ mean: null, lowest: null, highest: null, votes: null, signal: null, value: null, difference: null },
  ...{ status: null, isWithheld: true },
};
const separated: ListedCompany = { ...company, status: null, silence: "partSeparated" };

const page = "/analysis/TSLA";
const cell = (row: ListedCompany, column: ScreenerColumn, hasSignalBeside = false) => (
  <ScreenerCell column={column} row={row} to={page} hasSignalBeside={hasSignalBeside} />
);

const searched: PopularCompany = {
  ...{ rank: 1, ticker: "TSLA", name: "Tesla", currency: "USD", price: 100, priceAsOf: "2026-08-20" },
  ...{ accountsAsOf: "2026-06-30" },
  ...{ priceSource: "bundled", priceAge: "recent", value: 20, notApplicable: null, notVoting: null, difference: -80 },
  ...{ relativeDifference: -0.8, status: "overvalued", searches: 3 },
  noSignal: { reason: "notEnoughMethods", votes: 2 },
};
const popular = (changed: Partial<PopularCompany> = {}) => (
  <PopularTable companies={[{ ...searched, ...changed }]} view="absolute" />
);

const followed: WatchedCompany = {
  ...{ id: "01890000-0000-7000-8000-000000000000", ticker: "TSLA", name: "Tesla", addedAt: "2026-08-20T00:00:00Z" },
  ...{
    price,
    ownPrice: null,
    priceAge: "recent",
    currency: "USD",
    value: 47,
    view: "absolute",
    gap: -0.53,
    status: "overvalued",
  },
  ...{ failure: null, alerts: [] },
  noSignal: { reason: "notEnoughMethods", votes: 2 },
};
const watchlist = (changed: Partial<WatchedCompany> = {}) => (
  <WatchlistTable companies={[{ ...followed, ...changed }]} view="absolute" refused={null} />
);

const markupOf = async (element: ReactElement, language: Language) =>
  renderToStaticMarkup(await staged(element, language));
/** The visible text, without what only a screen reader is told. */
const seenIn = (markup: string) =>
  markup
    .replace(/<span class="[^"]*sr-only[^"]*"[^>]*>[^<]*<\/span>/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

const compared = (row: ListedCompany) => (
  <SignalCell row={{ ...row, votes: row.votes ?? 0, signal: row.signal ?? tooFew }} to={page} />
);

it.each(
  languages.flatMap((language) => [
    { list: "screener, status", language, few: cell(company, "status"), left: cell(separated, "status") },
    { list: "screener, signal", language, few: cell(company, "signal"), left: cell(separated, "signal") },
    { list: "comparison", language, few: compared(company), left: compared(separated) },
    {
      list: "ranking",
      language,
      few: popular(),
      left: popular({ status: null, noSignal: { reason: "partSeparated", votes: null } }),
    },
    {
      list: "watchlist",
      language,
      few: watchlist(),
      left: watchlist({ status: null, gap: null, noSignal: { reason: "partSeparated", votes: null } }),
    },
  ]),
)("the $list says in $language why there is no signal, seen by all, and leads to the company", async (each) => {
  for (const [element, words] of [
    [each.few, twoVotes[each.language]],
    [each.left, partLeft[each.language]],
  ] as const) {
    const markup = await markupOf(element, each.language);
    expect(seenIn(markup)).toContain(words);
    expect(markup).toMatch(/<a class="link no-signal" href="\/analysis\/TSLA"/);
  }
});

it.each(languages)("says nothing in %s of a signal that there is, or that is withheld", async (language) => {
  const buying: ListedCompany = { ...company, votes: 4, signal: { kind: "buy", reason: "undervaluedMajority" } };
  const silent = [
    cell(buying, "status"),
    cell(buying, "signal"),
    compared(buying),
    cell(withheld, "status"),
    cell(withheld, "signal"),
    popular({ noSignal: null }),
    watchlist({ noSignal: null, failure: "companyNotOpen" }),
  ];
  for (const element of silent) expect(await markupOf(element, language)).not.toContain("no-signal");
});

it("says it once where status and signal stand side by side", async () => {
  expect(await markupOf(cell(company, "status", true), "en")).not.toContain("no-signal");
  expect(await markupOf(cell(company, "signal", true), "en")).toContain("no-signal");
});

it.each([
  ["es", "Su deuda forma parte del negocio"],
  ["en", "Its debt is part of the business"],
  ["it", "Il suo debito fa parte dell’attività"],
] as const)("ranking and screener say in %s why cash flow values no bank", async (language, words) => {
  const said = { value: null, difference: null, status: null, notApplicable: "financial" } as const;
  for (const list of [popular({ ...said, noSignal: null }), cell({ ...company, ...said }, "status")])
    expect(seenIn(await markupOf(list, language))).toContain(words);
});

it.each([
  ["es", "Se muestra, no vota", "a menos de un quinto del precio"],
  ["en", "Shown, does not vote", "less than a fifth of the price"],
  ["it", "Si mostra, non vota", "meno di un quinto del prezzo"],
] as const)("ranking and screener say in %s why a method does not vote, and give it no status", async (...told) => {
  const [language, shown, reason] = told;
  const said = { status: null, notVoting: "implausiblyLow" } as const;
  for (const list of [popular(said), cell({ ...company, ...said }, "status")]) {
    const seen = seenIn(await markupOf(list, language));
    expect(seen).toContain(shown);
    expect(seen).toContain(reason);
    expect(seen).not.toMatch(/Sobrevalorada|Overvalued|Sopravvalutata/i);
  }
});
