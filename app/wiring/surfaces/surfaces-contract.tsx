import { providerIds } from "@valora/market-data";
import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import { servedProduct } from "../../api/served-product.ts";
import { analysisTable } from "../../cli/table.ts";
import type { Config } from "../../config/config.server.ts";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { companyCardOf } from "../../core/analysis/use-cases/company-card.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import type { Policy } from "../../core/policies/contracts/policy.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { pagesOf } from "../../documents/tear-sheet/pdf-text.ts";
import { recalculate } from "../../documents/workbook/recalculate.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import type { AlertCondition } from "../../features/watchlist/contracts/watchlist.ts";
import { basisOf } from "../../features/watchlist/use-cases/alert-reading.ts";
import { checkAlerts } from "../../features/watchlist/use-cases/check-alerts.ts";
import { translatorFor } from "../../messages/index.ts";
import { AnalysisPage } from "../../web/components/analysis/page/analysis-page.tsx";
import type { AnalysisPageData } from "../../web/components/analysis/page/analysis-page-data.ts";
import { staged } from "../../web/components/analysis/page/render-with-messages.tsx";
import { load, signedIn } from "../../web/routes/route-call-contract.ts";
import { productOf } from "../composition.server.ts";
import { watchlistValuerIn } from "../features/watchlist.server.ts";
import { marketDataOnce } from "../market-data.server.ts";
import { unkeptScreen } from "../screener.server.ts";
import { testContext } from "../test-context.server.ts";
import { testDependencies } from "../test-dependencies-contract.ts";

/** What one surface tells of a company: whom its price is from, the signal, and every judgement by the price. */
export type Told = {
  /** The id or the name of the source of the price; undefined where the surface tells none. */
  priceSource?: string | undefined;
  /** `none` where it gives no signal; undefined where the surface has no place for one. */
  signal?: string | undefined;
  /** Every status, position, difference of a list or mail that rests on the price. */
  judgements: readonly (string | number)[];
};

type Installation = Pick<Config, "dataBundle" | "pricesFile" | "providers">;

/** An installation as its settings make it, with lists of a few companies; the clock is that of the process. */
export async function installed(config: Installation, listed: readonly string[]) {
  const marketData = await marketDataOnce(config);
  const context: Context = {
    ...testContext(),
    now: () => new Date(),
    // `asOf` and `dataFingerprint` stay as they are read: the data of an installation do not change.
    marketData: { ...marketData, bundledTickers: () => listed },
  };
  const screen = unkeptScreen(context);
  await screen.refresh(new AbortController().signal);
  const product = productOf(context, null, { ...testDependencies, screen });
  return { context, product, app: servedProduct(product) };
}

export type Installed = Awaited<ReturnType<typeof installed>>;

const json = async (answer: Promise<Response> | Response) => JSON.parse(await (await answer).text());

/** The result page as it is sent, before any script. */
async function pageOf({ product }: Installed, { ticker, source }: Asked) {
  const address = `/analysis/${ticker}?lang=en${source}`;
  const { data } = await load(address, { product });
  // safe: the loader of that page; one that has no analysis has no `page`, and the drawing fails
  const { page } = data as { page: AnalysisPageData };
  const { document } = new Window();
  document.body.innerHTML = renderToString(await staged(<AnalysisPage data={page} />, "en", address));
  return document;
}

/** The surfaces that follow the reader's choice of a source. */
export const surfacesOfChoice = {
  page: async (world: Installed, asked: Asked): Promise<Told> => {
    const document = await pageOf(world, asked);
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      priceSource: textsOf(".company-date")[0] ?? "",
      signal: textsOf(".signal-kind")[0] === "No signal" ? "none" : textsOf(".signal-kind")[0],
      judgements: textsOf(".cards .status-word"),
    };
  },

  api: async ({ app }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const { price, summary, methods } = await json(
      app.request(`/api/v1/analysis?ticker=${ticker}&trace=none${source}`),
    );
    return {
      priceSource: price.source,
      signal: summary.signal.kind,
      judgements: [
        ...methods.map(({ outcome }: { outcome: { status?: string } }) => outcome.status),
        summary.pricePosition,
        summary.undervalued,
      ].filter((each) => each !== null && each !== undefined),
    };
  },

  csv: async ({ app }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const rows = tableIn(await (await app.request(`/api/v1/analysis.csv?ticker=${ticker}${source}`)).text());
    return {
      priceSource: rows[0]?.priceSource,
      signal: rows[0]?.signal,
      judgements: rows.flatMap(({ status }) => (status ? [status] : [])),
    };
  },

  workbook: async ({ app }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const response = await app.request(`/api/v1/analysis.xlsx?ticker=${ticker}&lang=en${source}`);
    const { names, part } = zipParts(Buffer.from(await response.arrayBuffer()));
    const { cells, resultOf } = recalculate(new Map(names.map((name) => [name, part(name)?.toString("utf8") ?? ""])));
    const t = await translatorFor("en");
    const summary = [...cells].filter(([place]) => place.startsWith(`${t("workbook.sheets.summary")}!`));
    const textAt = (place: string) => String(cells.get(`${t("workbook.sheets.summary")}!${place}`)?.value ?? "");
    const signalRow = summary.find(([, { value }]) => value === t("workbook.signal"))?.[0].split("!A")[1];
    return {
      priceSource: textAt("C5"),
      signal: textAt(`B${signalRow}`).startsWith(t("signal.kinds.none")) ? "none" : textAt(`B${signalRow}`),
      judgements: summary.flatMap(([place]) =>
        /!D\d+$/.test(place) ? (/undervalued|fair|overvalued/i.exec(String(resultOf(place)))?.[0] ?? []) : [],
      ),
    };
  },

  pdf: async ({ app }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const response = await app.request(`/api/v1/analysis.pdf?ticker=${ticker}&lang=en${source}`);
    const [front = []] = pagesOf(new Uint8Array(await response.arrayBuffer()));
    const words = front.map(({ text }) => text).join("");
    const t = await translatorFor("en");
    const kinds = (["buy", "hold", "sell", "none"] as const).filter((kind) =>
      words.includes(`${t("signal.title")}: ${t(`signal.kinds.${kind}`)}.`),
    );
    const statuses = (["undervalued", "fair", "overvalued"] as const).map((status) => t(`analysis.status.${status}`));
    return {
      priceSource: words,
      signal: kinds.join(),
      judgements: front.flatMap(({ text }) => (statuses.some((status) => text.trim() === status) ? [text] : [])),
    };
  },

  commandLine: async ({ product }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const t = await translatorFor("en");
    const query = readAnalysisQuery(new URLSearchParams(`ticker=${ticker}${source}`), product.tickerMeant);
    const answer = analysisAnswer(await product.analyseCompany({ language: "en" }, query), null);
    const text = analysisTable(answer, { language: "en", t });
    const kinds = (["buy", "hold", "sell", "none"] as const).filter((kind) =>
      new RegExp(`^${t(`signal.kinds.${kind}`)}[.,]`, "m").test(text),
    );
    return {
      priceSource: text.split("\n")[1],
      signal: kinds.join(),
      judgements: [...text.matchAll(/ (?:undervalued|fair|overvalued)$/gm)].map(([status]) => status.trim()),
    };
  },

  picture: async ({ product }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const query = readAnalysisQuery(new URLSearchParams(`ticker=${ticker}${source}`), product.tickerMeant);
    const card = companyCardOf(await product.analyseCompany({ language: "en" }, query));
    return {
      priceSource: card.price?.source,
      judgements: [...card.marks.map(({ status }) => status), card.position].filter((each) => each !== null),
    };
  },

  alert: async ({ context }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const mails: string[] = [];
    const sources: string[] = [];
    for (const condition of conditions) {
      const policy = policyOf(source);
      const told = await alertsTold(context, { ticker, condition, policy });
      mails.push(...told.mails);
      sources.push(...told.sources);
    }
    return { priceSource: sources[0], judgements: mails };
  },
} as const;

type Asked = { ticker: string /** "" or "&source=finnhub". */; source: string };

const conditions = [
  { measure: "gap", direction: "above", threshold: -0.95 },
  { measure: "status", status: "undervalued" },
  { measure: "status", status: "fair" },
  { measure: "status", status: "overvalued" },
] as const satisfies readonly AlertCondition[];

const policyOf = (source: string): Policy | null =>
  source === ""
    ? null
    : {
        ...{ id: "01890000-0000-7000-8000-000000000002", name: "House", isActive: true },
        ...{
          scenario: "neutral",
          wacc: null,
          growth: null,
          horizon: null,
          view: null,
          ...{ discounting: null, cashFlow: null, dividends: null },
          source: providerIds.find((id) => source === `&source=${id}`) ?? null,
        },
      };

/** The mails of an alert that is armed, and whom the price was from that it read. */
async function alertsTold(
  context: Context,
  { ticker, condition, policy }: { ticker: string; condition: AlertCondition; policy: Policy | null },
) {
  const alert = {
    ...{ id: "1", accountId: "ana", ticker, condition, ownPrice: null, muteKey: "k" },
    ...({ state: "armed", basis: basisOf(condition, policy, null), language: "en" } as const),
    ...{ recipient: "ana@test.example", displayName: "Ana" },
  };
  const due = [alert];
  const [mails, sources]: [string[], string[]] = [[], []];
  const valuer = watchlistValuerIn(context);
  await checkAlerts(
    {
      ...valuer,
      analyse: async (query) => {
        const analysis = await valuer.analyse(query);
        sources.push(analysis.file.fundamentals.quote?.source ?? "");
        return analysis;
      },
      now: context.now,
      watchlist: {
        takeDue: async () => due.splice(0, 1),
        fire: async () => {
          mails.push(condition.measure);
          return true;
        },
        settle: async () => {},
      },
      activePolicyOf: async () => policy,
      write: async () => ({ subject: "", text: "" }),
      addressOf: (path) => path,
      warn: (error) => {
        throw error;
      },
    },
    new AbortController().signal,
  );
  return { mails, sources };
}

/** The words of each surface that names whom the accounts are from. */
export async function wordsAbout(world: Installed, asked: Asked): Promise<Readonly<Record<string, string>>> {
  const { app, product } = world;
  const { ticker, source } = asked;
  const search = `ticker=${ticker}&lang=en${source}`;
  const api = await json(app.request(`/api/v1/analysis?${search}&trace=none`));
  const [row] = tableIn(await (await app.request(`/api/v1/analysis.csv?${search}`)).text());
  const workbook = await (await app.request(`/api/v1/analysis.xlsx?${search}`)).arrayBuffer();
  const { names, part } = zipParts(Buffer.from(workbook));
  const pages = pagesOf(new Uint8Array(await (await app.request(`/api/v1/analysis.pdf?${search}`)).arrayBuffer()));
  const query = readAnalysisQuery(new URLSearchParams(`ticker=${ticker}${source}`), product.tickerMeant);
  const answer = analysisAnswer(await product.analyseCompany({ language: "en" }, query), null);
  return {
    page: (await pageOf(world, asked)).body.textContent,
    api: api.data.sources.find(({ covers }: { covers: string }) => covers === "statements")?.source,
    csv: row?.accountsSource ?? "",
    workbook: names.map((name) => part(name)?.toString("utf8") ?? "").join(" "),
    pdf: pages
      .flat()
      .map(({ text }) => text)
      .join(""),
    commandLine: analysisTable(answer, { language: "en", t: await translatorFor("en") }),
  };
}

/** The lists, which show the included data; the ranking asks the sources of the installation. */
export const lists = {
  screener: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await json(app.request(`/api/v1/screener?limit=100`));
    return rowTold(companies.find((each: Row) => each.ticker === ticker));
  },

  screenerOfCheapest: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await json(app.request("/api/v1/screener?limit=100&minDifference=-0.99"));
    const dear = await json(app.request("/api/v1/screener?limit=100&maxDifference=50"));
    const told = [...companies, ...dear.companies].filter((each: Row) => each.ticker === ticker);
    return { judgements: told.map(({ difference }: Row) => difference ?? "listed") };
  },

  screenerCsv: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const text = await (await app.request("/api/v1/screener.csv?columns=signal,status,difference")).text();
    const row = tableIn(text).find((each) => each.ticker === ticker);
    return {
      priceSource: row?.priceSource,
      signal: row?.signal,
      judgements: [row?.status, row?.difference].flatMap((each) => each || []),
    };
  },

  compare: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await json(app.request(`/api/v1/compare?tickers=${ticker},KO`));
    const [first] = companies;
    const own = first.methods.flatMap(({ outcome }: { outcome: { status?: string; difference?: number } }) => [
      outcome.status,
      outcome.difference,
    ]);
    const told = rowTold(first.company);
    return { ...told, judgements: [...told.judgements, ...own].filter((each) => each !== null && each !== undefined) };
  },

  compareCsv: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const [row] = tableIn(await (await app.request(`/api/v1/compare.csv?tickers=${ticker},KO`)).text());
    return {
      priceSource: row?.priceSource,
      signal: row?.signal,
      judgements: Object.entries(row ?? {}).flatMap(([column, cell]) =>
        /(?:^|\.)(?:status|difference)$/.test(column) && cell ? [cell] : [],
      ),
    };
  },

  ranking: async ({ product }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await product.listPopularCompanies(signedIn().account);
    const row = companies.find((each) => each.ticker === ticker);
    if (row === undefined) throw new Error(`${ticker} is not in the ranking`);
    return {
      priceSource: row.priceSource ?? undefined,
      judgements: [row.status, row.difference, row.relativeDifference].flatMap((each) => each ?? []),
    };
  },
} as const;

type Row = {
  ticker: string;
  price: { source: string } | null;
  signal: { kind: string } | null;
  status: string | null;
  difference: number | null;
};

const rowTold = ({ price, signal, status, difference }: Row): Told => ({
  priceSource: price?.source,
  signal: signal?.kind,
  judgements: [status, difference].flatMap((each) => each ?? []),
});

/** The rows of a table of comma-separated values, by column; what stands in quotation marks has no comma of the table. */
function tableIn(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .trim()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
    );
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}
