import { Window } from "happy-dom";
import { renderToString } from "react-dom/server";
import { analysisTable } from "../../cli/table.ts";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { companyCardOf } from "../../core/analysis/use-cases/company-card.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { pagesOf } from "../../documents/tear-sheet/pdf-text.ts";
import { recalculate } from "../../documents/workbook/recalculate.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import { translatorFor } from "../../messages/index.ts";
import { AnalysisPage } from "../../web/components/analysis/page/analysis-page.tsx";
import type { AnalysisPageData } from "../../web/components/analysis/page/analysis-page-data.ts";
import { staged } from "../../web/components/analysis/page/render-with-messages.tsx";
import { load } from "../../web/routes/route-call-contract.ts";
import { alertSurface, eventSurface } from "./alert-surface-contract.ts";
import { type Asked, type Installed, json, type Told, tableIn } from "./installed-contract.ts";

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
      // The comparisons of the cards, of the table of all methods and of the mean, and what the price implies.
      judgements: [
        ...textsOf(".cards .status-word"),
        ...textsOf("[data-trace$='/difference']").filter((text) => /%/.test(text)),
        ...textsOf("[data-trace^='reverse/'], [data-trace^='simulation/differences/']"),
      ],
    };
  },

  api: async ({ app }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const { price, summary, methods, buyingPrice, simulation } = await json(
      app.request(`/api/v1/analysis?ticker=${ticker}&trace=none&paths=1000${source}`),
    );
    return {
      priceSource: price.source,
      signal: summary.signal.kind,
      judgements: [
        ...methods.flatMap(({ outcome }: { outcome: { status?: string; difference?: number } }) => [
          outcome.status,
          outcome.difference,
        ]),
        summary.pricePosition,
        summary.undervalued,
        buyingPrice?.difference,
        simulation?.probabilityAbovePrice,
      ].filter((each) => each !== null && each !== undefined),
    };
  },

  csv: async ({ app }: Installed, { ticker, source }: Asked): Promise<Told> => {
    const rows = tableIn(await (await app.request(`/api/v1/analysis.csv?ticker=${ticker}${source}`)).text());
    return {
      priceSource: rows[0]?.priceSource,
      signal: rows[0]?.signal,
      judgements: rows.flatMap(({ status, difference }) => [status, difference].flatMap((each) => each || [])),
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

  alert: alertSurface,
  event: eventSurface,
} as const;

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
