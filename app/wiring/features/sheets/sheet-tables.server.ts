import { questionOf } from "../../../core/analysis/api/asked-analysis.ts";
import { readView } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { readTechnicalQuery } from "../../../core/fundamentals/use-cases/read-technical-query.ts";
import { readCorrectedQuery, readStatementsQuery } from "../../../core/fundamentals/use-cases/show-statements.ts";
import { readCompareQuery } from "../../../core/lists/use-cases/read-compare-query.ts";
import { readScreenerQuery } from "../../../core/lists/use-cases/read-screener-query.ts";
import type { Entries } from "../../../core/shared/contracts/address-grammar.ts";
import type { Account, Caller } from "../../../core/shared/use-cases/caller.ts";
import { readParameters } from "../../../core/shared/use-cases/read-parameters.ts";
import { compareTable } from "../../../documents/compare-table.ts";
import { multiplesTable } from "../../../documents/multiples-table.ts";
import { portfolioTable } from "../../../documents/portfolio-table.ts";
import { statementsFileName, statementsTable } from "../../../documents/statements-table.ts";
import { technicalTable } from "../../../documents/technical-table.ts";
import { watchlistTable } from "../../../documents/watchlist-table.ts";
import { holdingsIn, readChoices } from "../../../features/portfolio/use-cases/read-request.ts";
import type { SheetDocument } from "../../../features/sheet-links/contracts/sheet-link.ts";
import type { WrittenSheet } from "../../../features/sheet-links/use-cases/sheet-link-context.ts";
import type { Product } from "../../product.ts";

/** What documents are made of. */
export type SheetProduct = Pick<
  Product,
  | "compareCompanies"
  | "exportScreenTable"
  | "exportTable"
  | "ownQuestion"
  | "portfolios"
  | "showMultiples"
  | "showStatements"
  | "showTechnical"
  | "teamBooks"
  | "tickerMeant"
  | "valuePortfolio"
  | "watchlistOf"
>;

type Owner = Caller & { account: Account };
type Write = (product: SheetProduct, caller: Owner, entries: Entries) => Promise<WrittenSheet>;

/** Tables have names and codes in every language. */
const language = "es";

/** Each document, written for its owner as the operation of the API writes it for them. */
export const sheetTables: Readonly<Record<SheetDocument, Write>> = {
  async analysis(product, caller, entries) {
    const { query, policy } = await questionOf(product, caller, entries);
    const text = await product.exportTable({ language, caller, policy }, query, { isRecorded: false });
    return { subject: query.ticker, fileName: `valora-${query.ticker}.csv`, text };
  },
  async statements(product, caller, entries) {
    const answer = await product.showStatements(
      { language, caller },
      readStatementsQuery(entries, product.tickerMeant),
    );
    return { subject: answer.ticker, fileName: statementsFileName(answer), text: statementsTable(answer) };
  },
  async multiples(product, caller, entries) {
    const answer = await product.showMultiples({ language, caller }, readCorrectedQuery(entries, product.tickerMeant));
    const { ticker } = answer;
    return { subject: ticker, fileName: `valora-${ticker}-multiples.csv`, text: multiplesTable(answer) };
  },
  async technical(product, caller, entries) {
    const asked = readTechnicalQuery(entries, product.tickerMeant);
    const answer = await product.showTechnical({ language, caller }, asked);
    const { ticker } = answer;
    return {
      ...{ subject: ticker, fileName: `valora-${ticker}-technical.csv` },
      text: technicalTable(answer, asked.indicators),
    };
  },
  async compare(product, caller, entries) {
    const query = readCompareQuery(entries, product.tickerMeant);
    const companies = await product.compareCompanies({ language, caller }, query);
    const text = compareTable({ view: query.view, ratios: query.ratios, companies });
    return { subject: query.tickers.join(", "), fileName: "valora-comparison.csv", text };
  },
  async screener(product, caller, entries) {
    const text = await product.exportScreenTable({ language, caller }, readScreenerQuery(entries));
    return { subject: "", fileName: "valora-screener.csv", text };
  },
  async watchlist(product, { account }, entries) {
    const { companies } = await product.watchlistOf(account, readView(entries));
    return { subject: "", fileName: "valora-watchlist.csv", text: watchlistTable(companies) };
  },
  async book(product, { account }, entries) {
    const given = readParameters(entries, { known: ["team", "book", "view"], required: ["team", "book"] });
    const view = readView(entries.filter(([name]) => name === "view"));
    const asked = { id: given.get("team") ?? "", bookId: given.get("book") ?? "", view };
    const { name, companies } = await product.teamBooks.read(account, asked);
    return { subject: name, fileName: "valora-book.csv", text: watchlistTable(companies) };
  },
  async portfolio(product, caller, entries) {
    const id = readParameters(entries, { known: ["id"], required: ["id"] }).get("id") ?? "";
    const { name, positions, currency: kept } = await product.portfolios.read(caller.account, id);
    const { currency, reading, rates } = readChoices({ currency: kept });
    const { holdings, skipped, broker } = holdingsIn({ kind: "text", text: positions }, reading);
    const asked = { holdings, skipped, broker, currency, rates };
    const answer = await product.valuePortfolio({ language, caller }, asked);
    return { subject: name, fileName: "valora-portfolio.csv", text: portfolioTable(answer) };
  },
};
