import { storedZip } from "./stored-zip.ts";

/** A number of 18 signs with the two check digits of ISO 17442. */
export function leiOf(stem: string): string {
  const digits = [...`${stem}00`].map((sign) => Number.parseInt(sign, 36)).join("");
  const remainder = [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return `${stem}${String(98 - remainder).padStart(2, "0")}`;
}

/** A filer of the index. The figures are made up; names, shapes and lines are as filers write them. */
export type Filer = {
  lei: string;
  name: string;
  isin: string | null;
  filings: readonly {
    year: number;
    /** The day on which its period ends; absent: the last of the year. */
    end?: string;
    version: number;
    filedAt: string;
    isReadable: boolean;
    report: unknown;
  }[];
  package: Uint8Array | null;
};

/** Figures by year ("2025"), or by the first half of one ("2025-06"). */
type Years = Readonly<Record<string, Readonly<Record<string, number>>>>;

const balances = new Set([
  "Assets",
  "Equity",
  "CashAndCashEquivalents",
  "CurrentAssets",
  "CurrentLiabilities",
  "Liabilities",
  "PropertyPlantAndEquipment",
  "RetainedEarnings",
]);
const isBalance = (concept: string) => balances.has(concept) || concept.includes("BankBorrowings");

/** "Revenue @ SegmentsAxis vid:BottlesMember" is the revenue of a segment. */
const placed = / @ (\w+) (\S+)$/;

function factOf(lei: string, year: string, [line, value]: readonly [string, number]) {
  const [of = "", half] = year.split("-");
  const [start, end] = [`${of}-01-01T00:00:00`, half ? `${of}-07-01T00:00:00` : `${Number(of) + 1}-01-01T00:00:00`];
  const [, axis, member] = placed.exec(line) ?? [];
  const name = line.replace(placed, "");
  const part = axis === undefined ? {} : { [`ifrs-full:${axis}`]: member };
  const concept = name.includes(":") ? name : `ifrs-full:${name}`;
  const period = isBalance(name) ? end : `${start}/${end}`;
  const isPerShare = name.includes("PerShare");
  const unit = isPerShare ? "iso4217:EUR/xbrli:shares" : "iso4217:EUR";
  const dimensions = { concept, entity: `scheme:${lei}`, period, unit, ...part };
  return { value: String(value), decimals: isPerShare ? 2 : -3, dimensions };
}

function reportOf(lei: string, years: Years) {
  const facts = Object.entries(years).flatMap(([year, figures]) =>
    Object.entries(figures).map((entry) => factOf(lei, year, entry)),
  );
  return {
    documentInfo: {
      documentType: "https://xbrl.org/2021/xbrl-json",
      namespaces: {
        "ifrs-full": "https://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full",
        iso4217: "http://www.xbrl.org/2003/iso4217",
        xbrli: "http://www.xbrl.org/2003/instance",
      },
    },
    facts: Object.fromEntries(facts.map((fact, at) => [`f-${at}`, fact])),
  };
}

/** One year of a maker of bottles, in proportion to its sales. */
export const yearOf = (sales: number, revenueElement: string): Readonly<Record<string, number>> => ({
  [revenueElement]: sales,
  ProfitLossFromOperatingActivities: Math.round(sales * 0.18),
  FinanceCosts: Math.round(sales * 0.01),
  ProfitLossBeforeTax: Math.round(sales * 0.17),
  IncomeTaxExpenseContinuingOperations: Math.round(sales * 0.04),
  ProfitLoss: Math.round(sales * 0.13),
  ProfitLossAttributableToOwnersOfParent: Math.round(sales * 0.13),
  BasicEarningsLossPerShare: Number(((sales * 0.13) / 32_000_000).toFixed(2)),
  DilutedEarningsLossPerShare: Number(((sales * 0.13) / 32_000_000).toFixed(2)),
  DepreciationAndAmortisationExpense: Math.round(sales * 0.07),
  CashFlowsFromUsedInOperatingActivities: Math.round(sales * 0.2),
  PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: Math.round(sales * -0.08),
  DividendsPaidClassifiedAsFinancingActivities: Math.round(sales * 0.03),
  Assets: Math.round(sales * 1.6),
  CurrentAssets: Math.round(sales * 0.6),
  Equity: Math.round(sales * 0.9),
  RetainedEarnings: Math.round(sales * 0.5),
  Liabilities: Math.round(sales * 0.7),
  CurrentLiabilities: Math.round(sales * 0.3),
  PropertyPlantAndEquipment: Math.round(sales * 0.8),
  CashAndCashEquivalents: Math.round(sales * 0.1),
});

const ownRevenue = "vid:CifraDeNegociosDelGrupo";
const bottles = leiOf("959800EXAMPLE00001");
const ownDebt = (sales: number) => ({
  "vid:NonCurrentBankBorrowings": Math.round(sales * 0.2),
  "vid:CurrentBankBorrowings": Math.round(sales * 0.05),
});
/** Two businesses with sales between them, and three areas; in the filer's own element of sales. */
const partsOf = (sales: number) => ({
  [`${ownRevenue} @ SegmentsAxis vid:BottlesMember`]: Math.round(sales * 0.8),
  [`${ownRevenue} @ SegmentsAxis vid:FillingMember`]: Math.round(sales * 0.25),
  [`${ownRevenue} @ SegmentConsolidationItemsAxis ifrs-full:EliminationOfIntersegmentAmountsMember`]: Math.round(
    sales * -0.05,
  ),
  "ProfitLossFromOperatingActivities @ SegmentsAxis vid:BottlesMember": Math.round(sales * 0.15),
  "ProfitLossFromOperatingActivities @ SegmentsAxis vid:FillingMember": Math.round(sales * 0.04),
  [`${ownRevenue} @ GeographicalAreasAxis vid:SpainMember`]: Math.round(sales * 0.4),
  [`${ownRevenue} @ GeographicalAreasAxis vid:RestOfEuropeMember`]: Math.round(sales * 0.35),
  [`${ownRevenue} @ GeographicalAreasAxis vid:BrazilMember`]:
    sales - Math.round(sales * 0.4) - Math.round(sales * 0.35),
});
const ofBottles = (sales: number) => ({ ...yearOf(sales, ownRevenue), ...ownDebt(sales), ...partsOf(sales) });

const linkbase = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</link:linkbase>`;
const spanishWords = [
  ["vid_CifraDeNegociosDelGrupo", "Importe neto de la cifra de negocios"],
  ["vid_BottlesMember", "Envases de vidrio [miembro]"],
  ["vid_FillingMember", "Envasado y logística [miembro]"],
  ["vid_SpainMember", "España [miembro]"],
  ["vid_RestOfEuropeMember", "Resto de Europa [miembro]"],
  ["vid_BrazilMember", "Brasil [miembro]"],
].map(
  (
    [element, words],
    at,
  ) => `<link:loc xlink:type="locator" xlink:href="vid-2025-12-31.xsd#${element}" xlink:label="loc_${at}"/>
<link:label xlink:type="resource" xlink:label="lab_${at}" xlink:role="http://www.xbrl.org/2003/role/label" xml:lang="es">${words}</link:label>
<link:labelArc xlink:type="arc" xlink:arcrole="http://www.xbrl.org/2003/arcrole/concept-label" xlink:from="loc_${at}" xlink:to="lab_${at}"/>`,
);
const revenueLabel = linkbase(
  `<link:labelLink xlink:type="extended" xlink:role="http://www.xbrl.org/2003/role/link">${spanishWords.join("\n")}</link:labelLink>`,
);

/** A report of a year, with the years that it tells. */
export const filing = (lei: string, year: number, years: Years) => ({
  year,
  version: 0,
  filedAt: `${year + 1}-03-05`,
  isReadable: true,
  report: reportOf(lei, years),
});

/** A report of the first half of a year, with the same half of the year before. */
export const halfYearFiling = (lei: string, year: number, years: Years) => ({
  ...filing(lei, year, years),
  end: "06-30",
  filedAt: `${year}-09-10`,
});

const health = leiOf("959800EXAMPLE00002");
const ingots = leiOf("959800EXAMPLE00003");
const otherIngots = leiOf("959800EXAMPLE00004");
const mills = leiOf("959800EXAMPLE00005");

export const europeanFilers: readonly Filer[] = [
  {
    lei: bottles,
    name: "VIDRALA, S.A.",
    isin: "ES0183746314",
    filings: [
      filing(bottles, 2025, { 2025: ofBottles(1_600_000_000), 2024: ofBottles(1_520_000_000) }),
      filing(bottles, 2024, { 2024: ofBottles(1_500_000_000), 2023: ofBottles(1_400_000_000) }),
      filing(bottles, 2023, { 2023: ofBottles(1_400_000_000), 2022: ofBottles(1_300_000_000) }),
    ],
    package: storedZip({
      "vid-2025-12-31-es/META-INF/reports.txt": "no linkbase",
      "vid-2025-12-31-es/www.vidrala.com/vid-2025-12-31_lab-es.xml": revenueLabel,
    }),
  },
  {
    lei: health,
    name: "NATURHOUSE HEALTH, SOCIEDAD ANÓNIMA",
    isin: null,
    filings: [
      filing(health, 2025, { 2025: yearOf(120_000_000, "Revenue"), 2024: yearOf(115_000_000, "Revenue") }),
      filing(health, 2024, { 2024: yearOf(115_000_000, "Revenue"), 2023: yearOf(110_000_000, "Revenue") }),
    ],
    package: null,
  },
  {
    lei: ingots,
    name: "LINGOTES ESPECIALES, S.A.",
    isin: null,
    filings: [filing(ingots, 2025, { 2025: yearOf(90_000_000, "Revenue"), 2024: yearOf(95_000_000, "Revenue") })],
    package: null,
  },
  { lei: otherIngots, name: "LINGOTES ESPECIALES HOLDING, S.A.", isin: null, filings: [], package: null },
  {
    lei: mills,
    name: "NICOLAS CORREA, S.A.",
    isin: null,
    filings: [{ ...filing(mills, 2024, {}), isReadable: false }],
    package: null,
  },
];
