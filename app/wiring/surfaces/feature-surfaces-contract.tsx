import { Window } from "happy-dom";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Analysis } from "../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { tellStory } from "../../core/analysis/use-cases/tell-story.ts";
import { historyRunOf } from "../../core/history/use-cases/history.ts";
import type { Policy } from "../../core/policies/contracts/policy.ts";
import { mostOf } from "../../core/usage/use-cases/most-of.ts";
import { shareLinksIn } from "../../features/share-links/use-cases/share-links.ts";
import { thesesIn } from "../../features/theses/use-cases/theses.ts";
import { resultOf } from "../../features/versions/use-cases/save-version.ts";
import { watchlistOf } from "../../features/watchlist/use-cases/watchlist.ts";
import { formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import { storyText } from "../../messages/story/story-texts.ts";
import { staged } from "../../web/components/analysis/page/render-with-messages.tsx";
import { HistoryTable } from "../../web/components/history/history-table.tsx";
import { SharedAnswer } from "../../web/components/share-links/shared-answer.tsx";
import { WrittenThesis } from "../../web/components/theses/written-thesis.tsx";
import { VersionTable } from "../../web/components/versions/version-table.tsx";
import { signedIn } from "../../web/routes/route-call-contract.ts";
import { cardDocument } from "../../web/share-links/card-document.server.tsx";
import { withQuestions } from "../../web/versions/told-question.ts";
import { withoutUsage } from "../features/people.server.ts";
import { shareLinksWithQuota } from "../features/share-links.server.ts";
import { thesesOf } from "../features/theses.server.ts";
import { watchlistValuerIn } from "../features/watchlist.server.ts";
import { ratioAlertSurface, ratioEventSurface } from "./alert-surface-contract.ts";
import type { Asked, Installed, Told } from "./installed-contract.ts";

// What people keep, write and share of a company, each on the data of the installation.

const id = "01890000-0000-7000-8000-000000000003";

const textOf = async (element: ReactElement): Promise<string> => {
  const { document } = new Window();
  document.body.innerHTML = renderToString(await staged(element, "en"));
  return document.body.textContent;
};

/** Differences as they are written: with a sign, in percent. */
const differencesIn = (text: string) => [...text.matchAll(/[+\u2212]\d+\.\d%/g)].map(([found]) => found);

const analysisOf = ({ product }: Installed, { ticker, source }: Asked): Promise<Analysis> =>
  product.analyseCompany(
    { language: "en" },
    readAnalysisQuery(new URLSearchParams(`ticker=${ticker}${source}`), product.tickerMeant),
  );

const unasked = () => Promise.reject(new Error("not asked"));

/** A live link to the question, as its readers open it. */
function openedLink({ context }: Installed, { ticker, source }: Asked) {
  const link = {
    ...{ id, accountId: id, kind: "live" as const, versionId: null, ticker, name: ticker },
    ...{ question: source.slice(1), showsNote: false, opens: 0, cardViews: 0, expiresOn: null, passwordHash: null },
    ...{ cardOrigins: ["https://example.com"], createdAt: new Date(0), revokedAt: null, lastOpenedAt: null },
  };
  const shareLinks = shareLinksIn(async () => ({
    mostOf: mostOf(true),
    now: context.now,
    links: {
      ...{ add: unasked, list: unasked, revoke: unasked, count: async () => {} },
      find: async () => ({ link, isOwnerSuspended: false }),
    },
    versions: { find: async () => null },
    rates: { take: unasked, forget: unasked, giveBack: unasked },
    passwords: { hash: unasked, check: unasked },
    secrets: { fresh: () => "", hashOf: (text) => text, isSame: (one, other) => one === other },
  }));
  return shareLinksWithQuota({ context, usage: withoutUsage, shareLinks });
}
const token = "t".repeat(43);

/** The surfaces that follow the reader's choice of a source. */
export const featureSurfacesOfChoice = {
  watchlist: async ({ context }: Installed, { ticker }: Asked, policy: Policy | null): Promise<Told> => {
    const watched = { id, ticker, addedAt: new Date(0), ownPrice: null };
    const { companies } = await watchlistOf(
      {
        watchlist: { listOf: async () => [watched], alertsOf: async () => [] },
        policies: { listOf: async () => (policy === null ? [] : [policy]), lostBy: async () => null },
      },
      signedIn().account,
      { valuer: watchlistValuerIn(context), opened: "all" },
    );
    const [company] = companies;
    return {
      priceSource: company?.price?.source,
      judgements: [company?.gap, company?.status].flatMap((each) => each ?? []),
    };
  },

  sharedPage: async (world: Installed, asked: Asked): Promise<Told> => {
    const opened = await openedLink(world, asked).open({ token, proof: null, readerId: null, isCounted: false });
    if (opened === "locked") throw new Error("no password was set");
    const { shared } = opened;
    return {
      signal: shared.result.signal,
      judgements: [
        ...differencesIn(await textOf(<SharedAnswer shared={shared} />)),
        ...shared.result.methods.flatMap(({ status }) => status ?? []),
      ],
    };
  },

  sharedCard: async (world: Installed, asked: Asked): Promise<Told> => {
    const { shared } = await openedLink(world, asked).openCard({ token, isCounted: false });
    const t = await translatorFor("en");
    const html = cardDocument({ shared, language: "en", t, theme: null, address: "https://example.com/" });
    return { signal: shared?.result.signal, judgements: differencesIn(html) };
  },

  savedVersion: async (world: Installed, asked: Asked): Promise<Told> => {
    const analysis = await analysisOf(world, asked);
    const result = resultOf(analysis);
    const kept = { id, ticker: asked.ticker, name: asked.ticker, savedAt: new Date(0), question: "" };
    const version = { ...kept, engine: "", dataEdition: "", note: null, policy: null, result };
    return {
      signal: result.signal,
      judgements: differencesIn(await textOf(<VersionTable versions={withQuestions([version])} />)),
    };
  },

  history: async (world: Installed, asked: Asked): Promise<Told> => {
    const run = historyRunOf(await analysisOf(world, asked));
    return {
      priceSource: run.priceSource ?? undefined,
      signal: run.signal,
      judgements: differencesIn(await textOf(<HistoryTable entries={[{ id, at: new Date(0), run }]} chosen={[]} />)),
    };
  },

  story: async (world: Installed, asked: Asked): Promise<Told> => {
    const cards = await tellStory(world.context, await analysisOf(world, asked));
    const words = { t: await translatorFor("en"), formats: formatsFor("en") };
    let signal: string | undefined;
    const judgements = cards.flatMap((card) => {
      if (card.card === "value") return card.methods.flatMap(({ status }) => status ?? []);
      if (card.card === "risk") return card.implied === null ? [] : [card.implied.growth];
      if (card.card !== "verdict") return [];
      signal = card.summary.signal.kind;
      const told = storyText(card, words).signal?.kind;
      return [
        ...Object.values(card.summary.counts).filter((count) => count > 0),
        ...(signal === "none" ? [] : [told ?? ""]),
      ];
    });
    return { priceSource: cards[0]?.quote?.source, signal, judgements };
  },
} as const;

/** A thesis on the company, as its writer reads it: the difference that it names, and where the price stands to a buy price far above. */
export async function thesisRead({ context }: Installed, ticker: string) {
  const kept = {
    ...{ id, ticker, name: ticker, thesis: "{{difference}}", disproof: "", reviewOn: null },
    ...{ buyPrice: 1_000_000, sellPrice: null, limits: [], currency: "USD", changedAt: new Date(0) },
  };
  const theses = thesesIn(async () => ({
    mostOf: mostOf(true),
    now: context.now,
    theses: { ...{ save: unasked, list: unasked, find: unasked, remove: unasked }, findOf: async () => kept },
  }));
  const { account } = signedIn();
  const told = await thesesOf({ context, usage: withoutUsage, theses }).of({ account, address: "" }, ticker);
  if (told.thesis === null) throw new Error("the thesis is kept");
  const price = told.figures.find(({ name }) => name === "price") ?? null;
  const shown = { thesis: [], disproof: [], price, silence: told.silence, currency: told.subject.currency };
  const text = await textOf(<WrittenThesis thesis={told.thesis} shown={shown} />);
  const difference = told.figures.find(({ name }) => name === "difference")?.value;
  return { difference, text };
}

const toolHeaders = { "content-type": "application/json", accept: "application/json, text/event-stream" };

async function toolAnswer({ app }: Installed, name: string, given: object) {
  const params = { name, arguments: given };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const response = await app.request("http://localhost/mcp?lang=en", { method: "POST", headers: toolHeaders, body });
  const text = await response.text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return JSON.parse(result.content[0].text);
}

type ToldRow = { ticker: string; difference: number | null; signal: string };

/** What asks the sources of the installation, whichever a reader has chosen. */
export const featureSurfaces = {
  ratioAlert: (world: Installed, ticker: string): Promise<Told> => ratioAlertSurface(world, { ticker, source: "" }),
  ratioEvent: (world: Installed, ticker: string): Promise<Told> => ratioEventSurface(world, { ticker, source: "" }),

  thesis: async (world: Installed, ticker: string): Promise<Told> => {
    const { difference } = await thesisRead(world, ticker);
    return { judgements: [difference].flatMap((each) => each ?? []) };
  },

  toolOfValue: async (world: Installed, ticker: string): Promise<Told> => {
    const { price, signal, value, methods } = await toolAnswer(world, "value_company", { ticker });
    const own = methods.flatMap(({ difference, status }: Record<string, unknown>) => [difference, status]);
    return {
      priceSource: price.source,
      signal: signal.kind,
      judgements: [value.difference, ...own].filter((each) => each !== null),
    };
  },

  toolOfImplied: async (world: Installed, ticker: string): Promise<Told> => {
    const { implied } = await toolAnswer(world, "reverse_valuation", { ticker });
    return { judgements: implied.kind === "unavailable" ? [] : [implied.kind] };
  },

  toolOfComparison: async (world: Installed, ticker: string): Promise<Told> => {
    const { companies } = await toolAnswer(world, "compare_companies", { tickers: [ticker, "KO"] });
    const row: ToldRow = companies.find((each: ToldRow) => each.ticker === ticker);
    return { judgements: row.difference === null ? [] : [row.difference] };
  },
} as const;
