import { type CompanyFile, chosenPeers, type ValuationRequest } from "@valora/valuation";
import { contradictionIn } from "../../../../core/analysis/contracts/asked-analysis.ts";
import { type Choice, withHeldNotes } from "../controls/analysis-choice.ts";

/** The choice as this file can follow it: peers that it knows, and none where they are the computed ones; and the reasons that hold. */
export function followed(choice: Choice, file: CompanyFile): Choice {
  const { peers, ...overrides } = choice.overrides;
  const chosen = peers && chosenPeers(file, peers);
  return withHeldNotes({ ...choice, overrides: chosen ? { ...overrides, peers: chosen } : overrides });
}

export type Requested = {
  request: ValuationRequest;
  /** Set when the reader's growth is not below the reader's WACC: then the request leaves both aside. */
  contradiction: { wacc: number; growth: number } | null;
};

/** The engine's question for a choice: the same as the server asks for the same address. */
export function requestOf({ scenario, overrides }: Pick<Choice, "scenario" | "overrides">): Requested {
  const contradiction = contradictionIn(overrides);
  if (contradiction === null) return { request: { scenario, overrides }, contradiction };
  const { wacc: _w, growth: _g, ...others } = overrides;
  return { request: { scenario, overrides: others }, contradiction };
}
