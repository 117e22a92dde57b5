import { createHash } from "node:crypto";
import type { ProofRow } from "@valora/valuation/proof";
import { version } from "../config/app-folder.server.ts";
import type { Config } from "../config/config.server.ts";
import { illustrateCompany } from "../core/analysis/use-cases/illustrate-company.ts";
import { showExample } from "../core/analysis/use-cases/show-example.ts";
import { showQuality } from "../core/analysis/use-cases/show-quality.ts";
import { quickStoryOf } from "../core/analysis/use-cases/story/tell-quick-look.ts";
import type { CompaniesQuery } from "../core/lists/contracts/companies.ts";
import { searchCompanies, tickerMeant } from "../core/lists/use-cases/search-companies.ts";
import { narrations } from "../core/narration/use-cases/narrate-analysis.ts";
import type { Entries } from "../core/shared/contracts/address-grammar.ts";
import type { Account } from "../core/shared/use-cases/caller.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import type { UsageContext } from "../core/usage/use-cases/with-quota.ts";
import { withoutFilings } from "../features/filings/use-cases/filings.ts";
import { uploadReader } from "../features/imports/reading/read-upload.ts";
import type { Jobs } from "../features/jobs/use-cases/jobs.ts";
import { withoutPriceRounds } from "../features/prices/use-cases/price-rounds.ts";
import { writtenLanguages } from "../messages/written-languages.ts";
import { fileFetcher } from "../outbound/fetch-file.ts";
import { analysesOf, comparisonIn, fundamentalsIn, uncertaintyIn } from "./analyses.server.ts";
import { countingIn } from "./counting.server.ts";
import { editionOf } from "./edition.server.ts";
import { contentIn } from "./features/blog.server.ts";
import { importsIn, withoutImports } from "./features/imports.server.ts";
import { peopleIn, withoutAccounts, withoutUsage } from "./features/people.server.ts";
import { brokersWith } from "./features/research/brokers.server.ts";
import { portfolioIn } from "./features/research/portfolio.server.ts";
import { shareLinksWithQuota } from "./features/share-links.server.ts";
import { dataSetOf } from "./features/sheets/data-set.server.ts";
import { sheetLinksWith } from "./features/sheets/sheet-links.server.ts";
import { discussionsOf } from "./features/teams/discussions.server.ts";
import { teamBooksIn } from "./features/teams/team-books.server.ts";
import { teamThesesIn } from "./features/teams/team-theses.server.ts";
import { teamVersionsIn } from "./features/teams/team-versions.server.ts";
import { thesesOf } from "./features/theses.server.ts";
import { savedVersionsIn } from "./features/versions.server.ts";
import { readersOf, withoutVisits } from "./features/visits.server.ts";
import { watchlistIn } from "./features/watchlist.server.ts";
import { filesOf } from "./files.server.ts";
import { countedJobs } from "./jobs/counted-jobs.server.ts";
import type { LeftBehind } from "./left-behind.ts";
import { directoryOf } from "./market-data.server.ts";
import type { OptionalDependencies } from "./optional-dependencies.server.ts";
import type { Product } from "./product.ts";
import { screenerOf, unkeptScreen } from "./screener.server.ts";
import { socialCards } from "./social-cards.server.ts";

/** Names the prices of the data: their day, and the file that was read over them. */
const pricesOf = ({ asOf, refreshedPrices }: Context["marketData"]): string =>
  refreshedPrices === undefined ? asOf : `${asOf} ${refreshedPrices}`;

/** Binds every use case to its dependencies and stores. */
export function productOf(
  context: Context,
  operator: Pick<Config, "operatorName" | "contactEmail" | "socialLinks" | "analytics"> | null,
  {
    imports,
    calibration,
    fetchFile,
    narrator = null,
    usage = withoutUsage,
    screen = unkeptScreen(context),
    visits = withoutVisits,
    filings = withoutFilings,
    dailyPrices = withoutPriceRounds,
    ...people
  }: OptionalDependencies = {
    imports: withoutImports,
    calibration: async () => [],
    fetchFile: fileFetcher({ settings: { privateHosts: [], publicOrigin: null } }),
  },
): Product {
  const { marketData } = context;
  const texts = contentIn(people);
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  /** Figures of bundled companies for articles: computed once, because the bundled data of a product never change. */
  const illustrations = new Map<string, ReturnType<typeof illustrateCompany>>();
  const product = {
    ...analysesOf(context, usage),
    ...importsIn(context, { imports, readUpload: uploadReader(fetchFile) }),
    ...filesOf({ context, imports, usage, digest }),
    ...uncertaintyIn(context, usage),
    /** Drafts a thesis from an analysis; fails with `narrationOff` where no language model is set up. */
    narrateAnalysis: narrations({ narrator, writtenLanguages, now: context.now, digest }),
    /** The language model that drafts theses here; null: none. */
    narrationModel: narrator?.model ?? null,
    searchCompanies: (query: CompaniesQuery) => searchCompanies(context, query),
    tickerMeant: (typed: string) => tickerMeant(context, typed),
    ...fundamentalsIn(context, usage),
    ...screenerOf({ context, screen, usage }),
    ...comparisonIn(context, usage),
    showQuality,
    proofs,
    tellQuickLook: (ticker: string) => quickStoryOf(context, ticker),
    showExample: (ticker: string) => showExample(context, ticker),
    ...picturesIn(context, { digest, hasPlanLimits: usage.openCompany !== null }),
    illustrateCompany: (ticker: string) => {
      const known = illustrations.get(ticker) ?? illustrateCompany(context, ticker);
      illustrations.set(ticker, known);
      return known;
    },
    /** The outcomes of shown predictions. Rejects when the database does not answer. */
    predictionCalibration: calibration,
    ...peopleIn(people),
    ...watchlistIn({ context, usage, people }),
    ...keptResearchIn({ context, usage, people }),
    ...portfolioIn({ context, usage, portfolios: people.portfolios }),
    brokers: brokersWith(marketData, people.brokers),
    shareLinks: shareLinksWithQuota({ context, usage, shareLinks: people.shareLinks }),
    ...texts,
    /** A person's question with what their active policy adds to it, and all their policies. */
    ownQuestion: (account: Account, entries: Entries) =>
      (people.accounts ?? withoutAccounts).useCases.ownQuestion(account, {
        entries,
        providers: marketData.providers().map(({ id }) => id),
      }),
    edition: editionOf({
      version,
      dataAsOf: pricesOf(marketData),
      content: texts.content,
      filings,
      settings: operator?.operatorName ?? "",
      now: context.now,
    }),
    ...{ filings, dailyPrices, dataSet: dataSetOf(marketData, people.dataFolder) },
    ...countingIn({ context, usage, visits, people }),
    ...readersOf(context, visits),
    ...directoryOf(marketData),
    /** The address at which readers reach the operator. */
    operatorName: operator?.operatorName ?? null,
    contactEmail: operator?.contactEmail ?? null,
    socialLinks: operator?.socialLinks ?? [],
    /** The external service that counts readers who agree to it. */
    ...{ analytics: operator?.analytics ?? null, version },
  };
  return { ...product, ...besidesIn(product, people) };
}

/** What asks other parts of a product. */
const besidesIn = (
  product: Parameters<typeof sheetLinksWith>[0] & Parameters<typeof countedJobs>[0] & { jobs: Jobs },
  { sheetLinks }: Pick<OptionalDependencies, "sheetLinks">,
) => ({ jobs: countedJobs(product, product.jobs), sheetLinks: sheetLinksWith(product, sheetLinks) });

/** What people and teams keep of their work on companies. */
function keptResearchIn({
  context,
  usage,
  people,
}: {
  context: Context;
  usage: UsageContext;
  people: Pick<OptionalDependencies, "accounts" | "teams" | "versions" | "theses" | "discussions">;
}) {
  const dataEdition = pricesOf(context.marketData);
  const versions = savedVersionsIn({ context, usage, people, dataEdition });
  const theses = thesesOf({ context, usage, theses: people.theses });
  return {
    versions,
    theses,
    teamBooks: teamBooksIn({ context, usage, people }),
    teamVersions: teamVersionsIn({ teams: people.teams, versions }),
    teamTheses: teamThesesIn({ teams: people.teams, theses }),
    discussions: discussionsOf({ context, discussions: people.discussions }),
  };
}

/** Pictures of shared links; and what another thread has left behind with an answer that it has made. */
function picturesIn(context: Context, parts: Parameters<typeof socialCards>[1]) {
  const { keepCard, ...cards } = socialCards(context, parts);
  return {
    ...cards,
    keepLeftBehind({ predictions, cards: shown }: LeftBehind) {
      const shownAt = context.now();
      for (const prediction of predictions) context.predictions.record({ ...prediction, shownAt });
      for (const card of shown) keepCard(card);
    },
  };
}

let proved: Promise<ProofRow[]> | undefined;

/** Published answers beside ours. Loaded and computed once, when first asked for: only one page shows them. */
function proofs(): Promise<ProofRow[]> {
  proved ??= import("@valora/valuation/proof").then((module) => module.proofs());
  return proved;
}
