import type {
  AnnualStatement,
  CountryCode,
  CurrencyCode,
  SegmentAxis,
  SegmentFigure,
  SegmentKind,
} from "@valora/valuation";
import { ifrsRules } from "../ifrs-rules.ts";
import { coversYear } from "../sec-edgar/fact-book.ts";
import { elementKey, type Wording } from "./filer-taxonomy.ts";
import { wordsOfElement } from "./line-labels.ts";
import { axesOf, type Dimensions, type FiledReport, factsAt, type ReportFact } from "./report-facts.ts";
import { countryNamed } from "./segment-countries.ts";
import { widerRule } from "./wider-rules.ts";

/** How the filer calls an element, in the languages of its labels; none where its package was not read. */
export type WordingsOf = ReadonlyMap<string, readonly Wording[]>;

const segmentsAxis = "SegmentsAxis";
const geographyAxis = "GeographicalAreasAxis";
const itemsAxis = "SegmentConsolidationItemsAxis";

/** Members that stand for several others, which are told as well. */
const totals = new Set([
  "OperatingSegmentsMember",
  "ReportableSegmentsMember",
  "SegmentsMember",
  "EntitysTotalForSegmentConsolidationItemsMember",
  "GeographicalAreasMember",
]);
const ofOperations = new Set(["OperatingSegmentsMember", "ReportableSegmentsMember"]);
const abroad = "ForeignCountriesMember";
const atHome = "CountryOfDomicileMember";
const kindOfItem: Readonly<Record<string, SegmentKind>> = {
  EliminationOfIntersegmentAmountsMember: "elimination",
  MaterialReconcilingItemsMember: "unallocated",
  UnallocatedAmountsMember: "unallocated",
};
const divided = ["revenue", "ebit", "totalAssets"] as const;

/** How the filer calls its parts, its language, and the country it is incorporated in. */
type FilerNames = { wordings: WordingsOf; language: string | null; home: CountryCode };
type Place = { axis: SegmentAxis; member: string };
type PlacedFact = ReportFact & { at: Place };

/**
 * Figures of segments and geographical areas in the fiscal years of the statements, each as each report told it. Facts that are
 * of a segment and of an area at once are left out, and totals of several parts.
 */
export function segmentFigures(
  reports: readonly FiledReport[],
  statements: readonly AnnualStatement[],
  currency: CurrencyCode,
  names: FilerNames,
): readonly SegmentFigure[] {
  const ends = new Set(statements.map(({ fiscalYearEnd }) => fiscalYearEnd));
  const own = (name: (typeof divided)[number]) => statements.flatMap(({ elements }) => elements?.[name] ?? []);
  return reports.flatMap((report) => {
    const facts = factsAt(report, segmentPlaceOf)
      .filter(({ unit, end }) => unit === currency && ends.has(end))
      .map(({ place, ...fact }): PlacedFact => ({ ...fact, at: placeIn(place) }));
    return divided.flatMap((name) => figuresOf(facts, name, [...conceptsOf(name), ...own(name)], names));
  });
}

/** Axis and member in one text: "business acme:RoadsMember"; null for what is no part. */
export function segmentPlaceOf(dimensions: Dimensions, nameOf: (element: string) => string): string | null {
  const axes = new Map(axesOf(dimensions).map(([axis, member]) => [nameOf(axis), nameOf(member)]));
  const [segment, area, item] = [axes.get(segmentsAxis), axes.get(geographyAxis), axes.get(itemsAxis)];
  if (axes.size === 1 && segment !== undefined) return totals.has(segment) ? null : `business ${segment}`;
  if (axes.size === 1 && area !== undefined) return totals.has(area) ? null : `geography ${area}`;
  if (axes.size === 1 && item !== undefined) return item in kindOfItem ? `business ${item}` : null;
  const isOfOperations = item !== undefined && ofOperations.has(item);
  if (axes.size === 2 && isOfOperations && segment !== undefined && !totals.has(segment)) return `business ${segment}`;
  return null;
}

function placeIn(place: string): Place {
  const [axis, member = ""] = place.split(" ");
  return { axis: axis === "geography" ? "geography" : "business", member };
}

function conceptsOf(name: (typeof divided)[number]): readonly string[] {
  const readings = [...ifrsRules[name].from, ...(widerRule(name, "other")?.from ?? [])];
  return readings.filter((reading) => typeof reading === "string");
}

function figuresOf(
  facts: readonly PlacedFact[],
  name: (typeof divided)[number],
  concepts: readonly string[],
  names: FilerNames,
): readonly SegmentFigure[] {
  const isFlow = ifrsRules[name].measure === "flow";
  const told = facts.filter(
    (fact) => concepts.includes(fact.concept) && (isFlow ? coversYear(fact) : fact.start === null),
  );
  const tables = Map.groupBy(told, ({ at, end }) => `${at.axis} ${end}`);
  return [...tables.values()].flatMap((all) => {
    const members = new Set(all.map(({ at }) => at.member));
    const isDetailed = [...members].some((member) => member !== abroad && member !== atHome);
    return inOneConcept(all, concepts)
      .filter(({ at }) => !(isDetailed && at.member === abroad))
      .map(({ at: { axis, member }, value, end, accession, filed }) => ({
        axis,
        member,
        ...labelOf(member, names),
        ...(axis === "geography" && countryOf(member, names)),
        kind: kindOfItem[member] ?? "part",
        name,
        value,
        fiscalYearEnd: end,
        accession,
        filedAt: filed,
        origin: "annualReportXbrl",
      }));
  });
}

/** Parts of one year are told in one element: in that of most of them, the usual one first. */
function inOneConcept(facts: readonly PlacedFact[], concepts: readonly string[]): readonly PlacedFact[] {
  const tables = concepts.map((concept) => facts.filter((fact) => fact.concept === concept));
  return tables.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

const bracketed = /(?<!\s)\s*[[(][^[(\])]*[\])]\s*$/;

/** The filer's words in its language, else in any, without "[member]"; else the words of its element. */
function labelOf(member: string, { wordings, language }: FilerNames): Pick<SegmentFigure, "label" | "language"> {
  const told = wordings.get(elementKey(member, !member.includes(":"))) ?? [];
  const chosen = told.find((each) => each.language === language) ?? told[0];
  const label = chosen?.text.replace(bracketed, "").trim() ?? "";
  if (chosen && label !== "") return { label, language: chosen.language };
  return { label: wordsOfElement(member).replace(/ Member$/, ""), language: null };
}

/** The country that an area is: by its element, else by any of the filer's names for it. Nothing for a region. */
function countryOf(member: string, { wordings, home }: FilerNames): Pick<SegmentFigure, "country"> {
  if (member === atHome) return { country: home };
  const told = wordings.get(elementKey(member, !member.includes(":"))) ?? [];
  const names = [member, ...told.map(({ text }) => text.replace(bracketed, ""))];
  for (const name of names) {
    const country = countryNamed(name);
    if (country !== null) return { country };
  }
  return {};
}
