import type { BaseRates, CompanyFile } from "@valora/valuation";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import type { RefusedPeer } from "../../../../core/analysis/contracts/peers.ts";
import type { ShownQuality } from "../../../../core/analysis/contracts/shown-quality.ts";
import type { Policy } from "../../../../core/policies/contracts/policy.ts";
import type { Allowance } from "../../../../core/usage/contracts/plan.ts";
import type { KnownUncertainty } from "../../uncertainty/uncertainty.tsx";
import type { Choice } from "../controls/analysis-choice.ts";
import type { Refused } from "../controls/control-fields.tsx";
import type { Note } from "../evidence/data-notes.tsx";
import type { OtherListing } from "./other-listings.tsx";
import type { Analysis } from "./use-analysis.ts";

/** What the server sends of an analysis. */
export type AnalysisPageData = {
  file: CompanyFile;
  /** The question as the server read it, and the address it was read from; absent: the page reads its own address. */
  read?: { search: string; choice: Choice };
  provider: string;
  skipped: readonly string[];
  notes: readonly Note[];
  /** Other classes and listings of the company; not given for figures that are no listed company's. */
  otherListings?: readonly OtherListing[];
  isin?: string | null;
  refused: Refused;
  /** Asked for as peers and none; absent: none. */
  refusedPeers?: readonly RefusedPeer[];
  /** Assumptions whose reason is too long to be kept; absent: none. */
  refusedNotes?: readonly NotedAssumption[];
  /** Where the page stands when it is not the page of a symbol. */
  address?: string;
  /** The live source that may give a newer price, where one is set up here; absent or null: none is. */
  priceSource?: string | null;
  /** When the analysis was made, ISO. */
  analysedAt: string;
  version: string;
  /** What is left of the reader's plan; null or absent: no limit. */
  allowance?: Allowance | null;
  /** The reader's own policies: the active one, and the one that the address names. */
  policies?: readonly Policy[];
  /** Whether the reader watches the company; null or absent: a visitor. */
  isWatched?: boolean | null;
  /** The language model that drafts theses here; null or absent: none. */
  narrationModel?: string | null;
  /** What the latest accounts say of themselves; null or absent: there are none, or an earlier copy did not hold it. */
  quality?: ShownQuality | null;
  /** What growth companies have achieved, where the answer asks about it; null or absent: it does not, or they are unknown. */
  baseRates?: BaseRates | null;
  /** What is dear to compute, where the address asked the server for it; null or absent: the reader's browser does it. */
  uncertainty?: KnownUncertainty | null;
};

/** What a part of the page is drawn from. */
export type AnalysisPartProps = { analysis: Analysis; data: AnalysisPageData; address: string };
