import type { BaseRates } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import type { AnalysisOfDay } from "../../../../core/analysis/contracts/analysis-answer.ts";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import type { RefusedPeer } from "../../../../core/analysis/contracts/peers.ts";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import type { ShownQuality } from "../../../../core/analysis/contracts/shown-quality.ts";
import type { FormerName } from "../../../../core/lists/contracts/companies.ts";
import type { LostPolicy, Policy } from "../../../../core/policies/contracts/policy.ts";
import type { AskedAllowance } from "../../../../core/usage/contracts/plan.ts";
import type { KnownUncertainty } from "../../uncertainty/uncertainty.tsx";
import type { Choice } from "../controls/analysis-choice.ts";
import type { Refused, RefusedFigures } from "../controls/refused.ts";
import type { Note } from "../evidence/data-notes.tsx";
import type { OtherListing } from "./other-listings.tsx";

/** The data of an analysis that the server sends. */
export type AnalysisPageData = {
  file: PredictedFile;
  /** The question as the server read it, and the address it was read from; absent: the page reads its own address. */
  read?: { search: string; choice: Choice };
  provider: string;
  /** The earlier day as of which the company is valued; null or absent: today. */
  asOf?: AnalysisOfDay | null;
  skipped: readonly string[];
  notes: readonly Note[];
  /** Other classes and listings of the company; not given for figures that are no listed company's. */
  otherListings?: readonly OtherListing[];
  /** Companies that are not listed any more, whose business this one went on with. */
  former?: readonly FormerName[];
  isin?: string | null;
  refused: Refused;
  /** Asked for as peers and none; absent: none. */
  refusedPeers?: readonly RefusedPeer[];
  /** Assumptions whose reason is too long to be kept; absent: none. */
  refusedNotes?: readonly NotedAssumption[];
  /** Why the reader's own figures in the address are not used; absent or null: none are refused. */
  refusedFigures?: RefusedFigures | null;
  /** Where the page stands when it is not the page of a symbol. */
  address?: string;
  /** The live provider that may give a newer price, where one is set up here; absent or null: none is. */
  priceProvider?: string | null;
  /** When the analysis was made, ISO; null on a page that readers share, which says how old its data are. */
  analysedAt: string | null;
  version: string;
  /** The reader's remaining quota; null or absent: no limit. */
  allowance?: AskedAllowance;
  /** Of the policies that the reader may follow, the active one and the one that the address names. */
  policies?: readonly Policy[];
  /** The policy of a team that they can follow no more. */
  lostPolicy?: LostPolicy | null;
  /** Whether the reader watches the company; null or absent: a visitor. */
  isWatched?: boolean | null;
  /** The language model that drafts theses here; null or absent: none. */
  narrationModel?: string | null;
  /** Quality scores of the latest accounts; null or absent: there are none, or an earlier copy did not hold them. */
  quality?: ShownQuality | null;
  /** Base rates of each figure that may grow in a forecast: a change on the page may make another method lead. Absent: there are none. */
  baseRates?: readonly BaseRates[];
  /** Price and value of the last years, month by month; empty or absent: unknown. */
  recentPast?: readonly ValueAtDate[];
  /** Costly computations, where the address asked the server for them; null or absent: the reader's browser does them. */
  uncertainty?: KnownUncertainty | null;
};
