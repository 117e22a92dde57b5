import { canonicalTicker, spelledWithExchange } from "@valora/market-data";
import {
  assumptionRanges,
  companyTypes,
  type ExpertLever,
  expertLevers,
  methodNames,
  ownPriceRange,
  scenarios,
  type ValuationView,
  valuationViews,
  type YearlyLever,
  yearlyLevers,
} from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { isUuid } from "../../../features/accounts/use-cases/account-rules.ts";
import { noPolicy } from "../../policies/contracts/policy-limits.ts";
import { readChoice, readInteger, readNumber, readParameters, shown } from "../../shared/use-cases/read-parameters.ts";
import {
  type AnalysisParameter,
  type AnalysisQuery,
  analysisParameters,
  dataSources,
  simulationRanges,
  yesOrNo,
} from "../contracts/analysis-query.ts";
import { heldNotes, longestNote, noteParameter, notesIn } from "../contracts/assumption-notes.ts";
import { mostYears, yearsIn } from "../contracts/by-year.ts";
import { isWhole, leverUnits } from "../contracts/lever-units.ts";
import { usualSettings } from "../contracts/simulation-settings.ts";
import { overridesOf } from "./analyse-company.ts";
import { readPeerList } from "./read-peers.ts";

/** Languages an answer's texts may be asked in; the texts themselves belong to the mouths. */
const languages = ["es", "en", "it"] as const;

/** A symbol in its canonical spelling, also when spelled with its exchange (BME:SAN), or `tickerInvalid`. */
export function readTicker(text: string): string {
  const ticker = canonicalTicker(text) ?? spelledWithExchange(text);
  if (ticker === null) throw new Failure("tickerInvalid", { ticker: shown(text) });
  return ticker;
}

/**
 * The question in an address, a form or a command line. Each bad input has one code, found in this order: names,
 * symbol, form of each value, ranges, then what the values mean together. `symbolMeant` knows what an ISIN stands for. Whether there are such companies is not asked here.
 */
export function readAnalysisQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string = (typed) => typed,
): AnalysisQuery {
  const given = readParameters(entries, { known: analysisParameters, required: ["ticker"] });
  const ticker = readTicker(symbolMeant(given.get("ticker") ?? ""));
  const read = <Value>(name: AnalysisParameter, reader: (text: string) => Value): Value | undefined => {
    const text = given.get(name);
    return text === undefined ? undefined : reader(text);
  };
  read("lang", (text) => readChoice("lang", text, languages));
  const query: AnalysisQuery = {
    ticker,
    scenario: read("scenario", (text) => readChoice("scenario", text, scenarios)) ?? "neutral",
    source: read("source", (text) => readChoice("source", text, dataSources)),
    policy: read("policy", readPolicy),
    methods: read("method", (text) => text.split(",").map((name) => readChoice("method", name, methodNames))),
    wacc: read("wacc", (text) => readNumber("wacc", text, assumptionRanges.wacc, { meansPercent: true })),
    growth: read("g", (text) => readNumber("g", text, assumptionRanges.growth, { meansPercent: true })),
    horizon: read("horizon", (text) => readInteger("horizon", text, assumptionRanges.horizon)),
    price: read("price", (text) => readNumber("price", text, ownPriceRange, { meansPercent: false })),
    levers: readLevers((lever) =>
      read(lever, (text) =>
        isWhole(leverUnits[lever])
          ? readInteger(lever, text, assumptionRanges[lever])
          : readNumber(lever, text, assumptionRanges[lever], { meansPercent: isShare(lever) }),
      ),
    ),
    peers: read("peers", (text) => readPeerList(text, symbolMeant)),
    years: readYears((lever) => read(lever, (text) => readByYear(lever, text))),
    type: read("type", (text) => readChoice("type", text, companyTypes)),
    force: read("force", (text) => [...new Set(text.split(",").map((name) => readChoice("force", name, methodNames)))]),
    ...readView(read("view", (text) => readChoice("view", text, valuationViews))),
    ...(read("prudent", (text) => readChoice("prudent", text, yesOrNo)) === "yes" && { prudent: true }),
    simulation: readSimulation(
      read("paths", (text) => readInteger("paths", text, simulationRanges.paths)),
      read("seed", (text) => readInteger("seed", text, simulationRanges.seed)),
    ),
  };
  const notes = readNotes(given, query);
  refuseGrowthAtDiscountRate(query);
  return notes === undefined ? query : { ...query, notes };
}

/** Reasons for what the question sets; others are left out. */
function readNotes(given: ReadonlyMap<AnalysisParameter, string>, query: AnalysisQuery): AnalysisQuery["notes"] {
  const { notes, refused } = notesIn((name) => given.get(noteParameter(name)));
  if (refused[0] !== undefined)
    throw new Failure("noteTooLong", { param: noteParameter(refused[0]), maximum: longestNote });
  const held = heldNotes(notes, overridesOf(query));
  return Object.keys(held).length === 0 ? undefined : held;
}

/** Sales to capital and persistence are plain numbers: 9 does not mean 9 %. */
const isShare = (lever: ExpertLever) => lever !== "salesToCapital" && lever !== "persistence";

function readLevers(numberOf: (lever: ExpertLever) => number | undefined): AnalysisQuery["levers"] {
  const levers = expertLevers.flatMap((lever) => {
    const value = numberOf(lever);
    return value === undefined ? [] : [[lever, value] as const];
  });
  return levers.length === 0 ? undefined : Object.fromEntries(levers);
}

/** `0.08,0.06,,0.03`; an empty place, or none, is left to the calculation. */
function readByYear(lever: YearlyLever, text: string): (number | null)[] {
  const places = text.split(",");
  if (places.length > mostYears) throw new Failure("outOfRange", { param: lever, minimum: 0, maximum: mostYears });
  const options = { meansPercent: lever !== "salesToCapitalByYear" };
  return places.map((place) => (place === "" ? null : readNumber(lever, place, assumptionRanges[lever], options)));
}

function readYears(listOf: (lever: YearlyLever) => (number | null)[] | undefined): AnalysisQuery["years"] {
  const years = yearsIn(Object.fromEntries(yearlyLevers.map((lever) => [lever, listOf(lever)])));
  return Object.keys(years).length === 0 ? undefined : years;
}

/** Whose policy it is, is not asked here: to anybody but its owner it only says that nothing is to be filled in. */
function readPolicy(text: string): string {
  if (text !== noPolicy && !isUuid(text)) throw new Failure("enumInvalid", { param: "policy", allowed: noPolicy });
  return text;
}

/** What is so without being asked for is not kept: the same question has one form. */
const readView = (view: ValuationView | undefined): Pick<AnalysisQuery, "view"> =>
  view === undefined || view === "absolute" ? {} : { view };

function readSimulation(paths: number | undefined, seed: number | undefined): AnalysisQuery["simulation"] {
  if (paths === undefined && seed === undefined) return undefined;
  return { paths: paths ?? usualSettings.paths, seed: seed ?? usualSettings.seed };
}

function refuseGrowthAtDiscountRate({ wacc, growth }: AnalysisQuery): void {
  if (wacc !== undefined && growth !== undefined && growth >= wacc)
    throw new Failure("gNotBelowWacc", { growth, wacc });
}
