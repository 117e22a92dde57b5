import { yearlyLevers } from "@valora/valuation";
import { analysisParameters } from "../../core/analysis/contracts/analysis-parameters.ts";
import type { RefusedPeer } from "../../core/analysis/contracts/peers.ts";
import { shownIn } from "../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { readSettingAside } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { peersRefused, readPeers } from "../../core/analysis/use-cases/read-peers.ts";
import { type Entries, type Refusal, searchText } from "../../core/shared/contracts/address-grammar.ts";
import { failureOf } from "../../core/shared/use-cases/read-parameters.ts";
import type { Failure } from "../../failure.ts";
import type { Language } from "../../messages/languages.ts";
import { choiceAsked } from "../components/analysis/controls/analysis-choice.ts";
import { type Lever, probablyMeant } from "../components/analysis/controls/probably-meant.ts";
import type { RefusedText } from "../components/analysis/controls/rate-control.tsx";
import type { Refused } from "../components/analysis/controls/refused.ts";
import { refusedYears } from "../components/analysis/controls/years/year-fields.ts";
import { formRequest, isOfForm, nameOf, notesRefusedIn } from "./form-request.ts";
import type { PageRequest } from "./page-request.ts";
import { refusedFiguresOf } from "./refused-figures.ts";

/**
 * Reads an address. Percentages of the form, in the page's language, become the canonical decimals of an address; what
 * cannot be read stays in its field. Parameters that are not ours (a shared link gathers them) are left aside.
 */
export function pageRequest(
  ticker: string,
  given: URLSearchParams,
  language: Language,
  symbolMeant?: (typed: string) => string,
): PageRequest {
  const { search, refusedPeers } = withPeersRead(given, symbolMeant);
  // A form sends one choice for each part, empty where it is left to the company's own peers.
  const parts = given.getAll("parts");
  if (parts.length > 1 || parts.includes("")) {
    search.delete("parts");
    const chosen = parts.filter((part) => part !== "").join(",");
    if (chosen !== "") search.set("parts", chosen);
    return { kind: "redirect", search: searchText([...search]) };
  }
  const request = requestOf(ticker, search, language);
  const [first] = refusedPeers;
  if (first !== undefined && request.kind === "analysis")
    return { ...request, refusedPeers, failure: request.failure ?? peersRefused(first) };
  // A form that adds a peer sends the list and what was typed: one list is the same address for others.
  if (given.getAll("peers").length > 1 && request.kind === "analysis")
    return { kind: "redirect", search: searchText([...search]) };
  return request;
}

/** All that was asked for as a peer and is none, by an address and by the analysis that it led to. */
export function peersOf(
  asked: Extract<PageRequest, { kind: "analysis" }>,
  analysis: { refusedPeers: readonly RefusedPeer[] },
): { refusedPeers: readonly RefusedPeer[]; failure: Failure | null } {
  const refusedPeers = [...asked.refusedPeers, ...analysis.refusedPeers];
  const [first] = refusedPeers;
  return { refusedPeers, failure: asked.failure ?? (first === undefined ? null : peersRefused(first)) };
}

/** The same address with the peers that can be read, in one list. */
function withPeersRead(given: URLSearchParams, symbolMeant?: (typed: string) => string) {
  if (!given.has("peers")) return { search: new URLSearchParams(given), refusedPeers: [] };
  const { peers, refused } = readPeers(given.getAll("peers"), symbolMeant);
  const search = new URLSearchParams(given);
  search.delete("peers");
  if (peers.length > 0) search.set("peers", peers.join(","));
  return { search, refusedPeers: refused };
}

function requestOf(ticker: string, search: URLSearchParams, language: Language): PageRequest {
  if ([...search.keys()].some(isOfForm)) return formRequest(ticker, search, language);
  return canonicalRequest(ticker, search);
}

/** The symbol stands in the path; a page reads how it draws a simulation with the form of its panel. */
const readElsewhere = ["ticker", "paths", "seed"];

/** A canonical address goes through the strict reader; a lever that it refuses is set aside, and the rest is analysed. */
function canonicalRequest(ticker: string, search: URLSearchParams): PageRequest {
  const entries: Entries = [...search].filter(
    ([name]) => !readElsewhere.includes(name) && analysisParameters.some((own) => own === name),
  );
  const { query, asked, refusals } = readSettingAside([["ticker", ticker], ...entries], canBeSetAside);
  const [first] = refusals;
  const ofFigures = refusals.find(isOfFigures);
  return {
    kind: "analysis",
    query,
    choice: choiceAsked(asked, shownIn(search)),
    refused: Object.assign({}, ...refusals.map((refusal) => refusedBy(refusal, search))),
    refusedPeers: [],
    refusedNotes: notesRefusedIn(search),
    refusedFigures: ofFigures === undefined ? null : refusedFiguresOf(failureOf(ofFigures)),
    failure: first === undefined ? null : failureOf(first),
  };
}

const isOfFigures = ({ params }: Pick<Refusal, "params">): boolean => params.param === "figures";

/** Whether a page can go on without what is refused, and say so. */
function canBeSetAside({ code, params }: Refusal): boolean {
  if (isOfFigures({ params })) return true;
  if (code === "gNotBelowWacc" || code === "noteTooLong") return true;
  return (code === "numberFormat" || code === "outOfRange") && nameOf(params.param) !== null;
}

function refusedBy({ code, params: { param } }: Refusal, search: URLSearchParams): Refused {
  const refused = nameOf(param);
  if (refused === null) return {};
  const whole = search.get(String(param)) ?? "";
  const text = whole.slice(0, 40);
  const lever = yearlyLevers.find((each) => each === refused);
  if (lever !== undefined) return refusedYears(lever, whole);
  const reason = code === "numberFormat" ? "notNumber" : "outOfRange";
  if (refused === "price") return { price: { text, reason } };
  // What is no list of years, and no price, is one of the levers with a range.
  const problem: RefusedText = { text, reason, ...probablyMeant(refused as Lever, text) };
  return { [refused]: problem };
}
