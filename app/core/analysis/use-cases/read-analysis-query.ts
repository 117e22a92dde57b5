import { canonicalTicker, spelledWithExchange } from "@valora/market-data";
import { type ValuationView, valuationViews } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { type Refusal, shown } from "../../shared/contracts/address-grammar.ts";
import { failureOf, readChoice, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";
import { analysisIn } from "../contracts/analysis-address.ts";
import { type AnalysisParameter, analysisParameters } from "../contracts/analysis-parameters.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { type AskedAnalysis, contradictionIn, overridesOf } from "../contracts/asked-analysis.ts";
import { heldNotes } from "../contracts/assumption-notes.ts";
import { symbolsAs } from "./read-peers.ts";

/** The canonical spelling of a symbol, also of one spelled with its exchange; null for a text that is none. */
export const spelledTicker = (text: string): string | null => canonicalTicker(text) ?? spelledWithExchange(text);

/**
 * A symbol in its canonical spelling, also when spelled with its exchange (BME:SAN), or `tickerInvalid`. `symbolMeant` knows what an
 * ISIN or a name stands for.
 */
export function readTicker(text: string, symbolMeant: (typed: string) => string = (typed) => typed): string {
  const meant = symbolMeant(text);
  const ticker = spelledTicker(meant);
  if (ticker === null) throw new Failure("tickerInvalid", { ticker: shown(meant) });
  return ticker;
}

/**
 * The question in an address, a form or a command line. Each bad input has one code, found in this order: names,
 * symbol, form and range of each value, then what the values mean together. `symbolMeant` knows what an ISIN stands for. Whether
 * there are such companies is not asked here.
 */
export function readAnalysisQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant?: (typed: string) => string,
): AnalysisQuery {
  return readSettingAside(entries, () => false, symbolMeant).query;
}

const ofOneCompany: ReadonlySet<string> = new Set<AnalysisParameter>(["ticker", "figures", "asOf"]);

/** The same question about any company: everything but the symbol is read once. Each bad input has the code that it has for one company. */
export function readSharedQuestion(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string,
): (ticker: string) => AnalysisQuery {
  const known = analysisParameters.filter((name) => !ofOneCompany.has(name));
  const given = readParameters(entries, { known, required: [] });
  const { asked, refusals } = analysisIn(
    (name) => (ofOneCompany.has(name) ? null : given.get(name)),
    symbolsAs(symbolMeant),
  );
  const [refusal] = refusals;
  if (refusal !== undefined) throw failureOf(refusal);
  const question = answerable(asked);
  return (ticker) => ({ ticker: readTicker(ticker, symbolMeant), ...question });
}

/** A question as it is answered, the same as it was asked, and what of it was set aside. */
export type SetAside = { query: AnalysisQuery; asked: AskedAnalysis; refusals: readonly Refusal[] };

/** The same for a page, which goes on without the values that it can set aside. */
export function readSettingAside(
  entries: Iterable<readonly [string, string]>,
  canBeSetAside: (refusal: Refusal) => boolean,
  symbolMeant: (typed: string) => string = (typed) => typed,
): SetAside {
  const given = readParameters(entries, { known: analysisParameters, required: ["ticker"] });
  const ticker = readTicker(given.get("ticker") ?? "", symbolMeant);
  const { asked, refusals } = analysisIn((name) => given.get(name), symbolsAs(symbolMeant));
  const refusal = refusals.find((each) => !canBeSetAside(each));
  if (refusal !== undefined) throw failureOf(refusal);
  return { query: { ticker, ...answerable(asked) }, asked, refusals };
}

/** Without rates that contradict each other, and with the reasons that still have something to explain. */
export function answerable({ notes, ...asked }: AskedAnalysis): AskedAnalysis {
  const others = contradictionIn(asked) === null ? asked : { ...asked, wacc: undefined, growth: undefined };
  const held = heldNotes(notes ?? {}, overridesOf(others));
  return Object.keys(held).length === 0 ? others : { ...others, notes: held };
}

/** The view that a question asks for of a list that takes nothing else; undefined where it leaves it open. */
export function readView(entries: Iterable<readonly [string, string]>): ValuationView | undefined {
  const given = readParameters(entries, { known: ["view", "lang"], required: [] });
  readLanguage(given);
  const view = given.get("view");
  return view === undefined ? undefined : readChoice("view", view, valuationViews);
}
