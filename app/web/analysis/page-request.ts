import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import type { NotedAssumption } from "../../core/analysis/contracts/assumption-notes.ts";
import type { RefusedPeer } from "../../core/analysis/contracts/peers.ts";
import type { Failure } from "../../failure.ts";
import type { Choice } from "../components/analysis/controls/analysis-choice.ts";
import type { Refused, RefusedFigures } from "../components/analysis/controls/refused.ts";

/** The request in the address of a result page: another address, or an analysis with the inputs that were refused. */
export type PageRequest =
  | { kind: "redirect"; search: string }
  | {
      kind: "analysis";
      query: AnalysisQuery;
      /** The question as its reader chose it, with rates that contradict each other: then neither is in the query. */
      choice: Choice;
      refused: Refused;
      /** The texts asked for as peers that cannot be read as such. */
      refusedPeers: readonly RefusedPeer[];
      /** Assumptions whose reason is too long to be kept. */
      refusedNotes: readonly NotedAssumption[];
      /** Why the reader's own figures cannot be read; null where they can. */
      refusedFigures: RefusedFigures | null;
      failure: Failure | null;
    };
