import { describe, expect, it } from "vitest";
import { type FilerTaxonomy, filerTaxonomy } from "./filer-taxonomy.ts";
import { type EuropeanIdentity, toFundamentals } from "./index.ts";
import { debtPartOf, isRevenueLine, wordsOfElement } from "./line-labels.ts";
import type { FiledReport } from "./report-facts.ts";

const lei = "EXAMPLE0000000000001";
const company: EuropeanIdentity = {
  lei,
  name: "Ejemplo",
  exchange: "Madrid",
  country: "ES",
  sector: "industrials",
  industry: null,
};
const year = (of: number) => `${of}-01-01T00:00:00/${of + 1}-01-01T00:00:00`;
const end = (of: number) => `${of + 1}-01-01T00:00:00`;

type Entry = readonly [concept: string, value: string | null, period: string, more?: Readonly<Record<string, unknown>>];

function reported(entries: readonly Entry[], changes: Partial<FiledReport> = {}, namespaces = {}): FiledReport {
  const facts = entries.map(([concept, value, period, { decimals = -3, ...more } = {}], at) => {
    const name = concept.includes(":") ? concept : `ifrs-full:${concept}`;
    const dimensions = { concept: name, entity: `scheme:${lei}`, period, unit: "iso4217:EUR", ...more };
    return [`f-${at}`, { value, decimals, dimensions }] as const;
  });
  const documentInfo = { documentType: "https://xbrl.org/2021/xbrl-json", namespaces };
  return {
    lei,
    filing: "a",
    filedAt: "2026-03-01",
    ...changes,
    report: { documentInfo, facts: Object.fromEntries(facts) },
  };
}

const base = (of: number): readonly Entry[] => [
  ["ProfitLoss", "90", year(of)],
  ["Assets", "1000", end(of)],
];
function read(reports: readonly FiledReport[], taxonomy?: FilerTaxonomy, identity: Partial<EuropeanIdentity> = {}) {
  return toFundamentals("EXMP.MC", { ...company, ...identity }, reports, taxonomy ? { taxonomy } : {});
}
const lastOf = (...asked: Parameters<typeof read>) => read(...asked)?.statements.at(-1);

/** A linkbase as filers write them. */
const calculation = (
  arcs: readonly (readonly [parent: string, child: string, weight: number])[],
) => `<?xml version="1.0"?>
<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">
<link:calculationLink xlink:type="extended" xlink:role="http://example.com/role/income">
${[...new Set([...arcs.map(([parent]) => parent), ...arcs.map(([, child]) => child)])].map((id) => `<link:loc xlink:type="locator" xlink:href="example.xsd#${id}" xlink:label="loc_${id}"/>`).join("\n")}
${arcs.map(([parent, child, weight], at) => `<link:calculationArc xlink:type="arc" xlink:arcrole="http://www.xbrl.org/2003/arcrole/summation-item" xlink:from="loc_${parent}" xlink:to="loc_${child}" order="${at + 1}" weight="${weight}"/>`).join("\n")}
</link:calculationLink></link:linkbase>`;
const labelled = (
  id: string,
  text: string,
  language = "es",
) => `<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">
<link:labelLink xlink:type="extended" xlink:role="http://www.xbrl.org/2003/role/link">
<link:loc xlink:type="locator" xlink:href="example.xsd#${id}" xlink:label="loc"/>
<link:label xlink:type="resource" xlink:label="lab" xlink:role="http://www.xbrl.org/2003/role/label" xml:lang="${language}">${text}</link:label>
<link:label xlink:type="resource" xlink:label="doc" xlink:role="http://www.xbrl.org/2003/role/documentation" xml:lang="${language}">Ventas</link:label>
<link:labelArc xlink:type="arc" xlink:arcrole="http://www.xbrl.org/2003/arcrole/concept-label" xlink:from="loc" xlink:to="lab"/>
</link:labelLink></link:linkbase>`;
const anchored = (
  narrower: string,
  wider: string,
) => `<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">
<link:definitionLink xlink:type="extended" xlink:role="http://example.com/role/anchoring">
<link:loc xlink:href="full_ifrs-cor.xsd#${wider}" xlink:label="wide"/><link:loc xlink:href="example.xsd#${narrower}" xlink:label="own"/>
<link:definitionArc xlink:arcrole="http://www.esma.europa.eu/xbrl/esef/arcrole/wider-narrower" xlink:from="wide" xlink:to="own"/>
</link:definitionLink></link:linkbase>`;

describe("a figure that is not in its usual element", () => {
  it("is read from a wider standard element first, and says so", () => {
    const statement = lastOf([
      reported([...base(2025), ["RevenueFromHotelOperations", "700", year(2025)], ["ex:NetSales", "1", year(2025)]]),
    ]);
    expect(statement).toMatchObject({
      figures: { revenue: 700 },
      origins: { revenue: "annualReportXbrlWider" },
      elements: { revenue: "RevenueFromHotelOperations" },
    });
  });

  it("is what the report's own calculation adds up", () => {
    const taxonomy = filerTaxonomy([
      calculation([
        ["ifrs-full_Revenue", "ex_Fuel", 1],
        ["ifrs-full_Revenue", "ex_Discounts", -1],
      ]),
    ]);
    const statement = lastOf(
      [reported([...base(2025), ["ex:Fuel", "800", year(2025)], ["ex:Discounts", "50", year(2025)]])],
      taxonomy,
    );
    expect(statement).toMatchObject({
      figures: { revenue: 750 },
      origins: { revenue: "annualReportXbrlCalculation" },
      elements: { revenue: "ex:Fuel + ex:Discounts" },
    });
  });

  it("is the filer's own total of standard parts, not a part of it", () => {
    const taxonomy = filerTaxonomy([
      calculation([
        ["ifrs-full_ProfitLossFromOperatingActivities", "ex_Takings", 1],
        ["ifrs-full_ProfitLossFromOperatingActivities", "ex_Expenses", -1],
        ["ex_Takings", "ifrs-full_OtherRevenue", 1],
        ["ex_Takings", "ex_Sundry", 1],
      ]),
    ]);
    const entries: Entry[] = [
      ...base(2025),
      ["ex:Takings", "900", year(2025)],
      ["OtherRevenue", "850", year(2025)],
      ["ex:Sundry", "50", year(2025)],
    ];
    expect(lastOf([reported(entries)], taxonomy)?.figures.revenue).toBe(900);
  });

  it("is the element that the filer anchors under the standard one", () => {
    const taxonomy = filerTaxonomy([anchored("ex_Takings", "ifrs-full_Revenue")]);
    const statement = lastOf([reported([...base(2025), ["ex:Takings", "640", year(2025)]])], taxonomy);
    expect(statement?.figures.revenue).toBe(640);
    expect(statement?.origins.revenue).toBe("annualReportXbrlCalculation");
  });

  it.each([
    ["Importe neto de la cifra de negocios (nota 4)", "es"],
    ["Net sales", "en"],
    ["Totale ricavi", "it"],
    ["Chiffre d'affaires", "fr"],
    ["Umsatzerlöse", "de"],
  ])("is the line labelled %s", (text, language) => {
    const taxonomy = filerTaxonomy([labelled("ex_C1", text, language)]);
    const statement = lastOf([reported([...base(2025), ["ex:C1", "512", year(2025)]])], taxonomy);
    expect(statement).toMatchObject({ figures: { revenue: 512 }, origins: { revenue: "annualReportXbrlLabel" } });
  });

  it("is unknown where two lines of that name contradict each other, and where a label only documents", () => {
    const two = [labelled("ex_C1", "Ventas"), labelled("ex_C2", "Cifra de negocios")];
    const entries: Entry[] = [...base(2025), ["ex:C1", "512", year(2025)], ["ex:C2", "498", year(2025)]];
    expect(lastOf([reported(entries)], filerTaxonomy(two))?.figures.revenue).toBeNull();
    const documented = labelled("ex_C1", "Otros resultados");
    expect(lastOf([reported(entries.slice(0, 3))], filerTaxonomy([documented]))?.figures.revenue).toBeNull();
  });

  it("is debt by its lines, current and not, without leases", () => {
    const statement = lastOf([
      reported([
        ...base(2025),
        ["ex:BondIssuesNonCurrent", "600", end(2025)],
        ["ex:LoansAndCreditFacilitiesNonCurrent", "250", end(2025)],
        ["ex:CurrentBankBorrowings", "50", end(2025)],
        ["ex:NonCurrentLeaseLiabilitiesOwn", "999", end(2025)],
      ]),
    ]);
    expect(statement).toMatchObject({
      figures: { longTermDebt: 850, currentDebt: 50, totalDebt: 900 },
      origins: { longTermDebt: "annualReportXbrlLabel", totalDebt: "annualReportXbrlLabel" },
    });
  });

  it("counts the average shares from profit and earnings per share, unless these are rounded too much", () => {
    const perShare = { unit: "iso4217:EUR/xbrli:shares", decimals: 2 };
    const shares = (earnings: string) =>
      lastOf([
        reported([
          ...base(2025),
          ["ProfitLossAttributableToOwnersOfParent", "1000", year(2025)],
          ["BasicEarningsLossPerShare", earnings, year(2025), perShare],
        ]),
      ]);
    expect(shares("0.50")).toMatchObject({ figures: { dilutedShares: 2000 }, origins: { dilutedShares: "derived" } });
    expect(shares("0.05")?.figures.dilutedShares).toBeNull();
    expect(shares("-0.50")?.figures.dilutedShares).toBeNull();
  });
});

describe("a filer that tells notes and debentures apart from loans", () => {
  it("owes all of them, the current ones too", () => {
    const statement = lastOf([
      reported([
        ...base(2025),
        ["NoncurrentPortionOfNoncurrentNotesAndDebenturesIssued", "300", end(2025)],
        ["CurrentNotesAndDebenturesIssuedAndCurrentPortionOfNoncurrentNotesAndDebenturesIssued", "40", end(2025)],
        ["NoncurrentPortionOfNoncurrentLoansReceived", "60", end(2025)],
      ]),
    ]);
    expect(statement).toMatchObject({ figures: { totalDebt: 400 }, origins: { totalDebt: "annualReportXbrlWider" } });
  });
});

describe("banks and insurers", () => {
  it("have the income net of interest as their revenue, and their sector from their accounts", () => {
    const entries: Entry[] = [
      ...base(2025),
      ["InterestRevenueExpense", "300", year(2025)],
      ["FeeAndCommissionIncomeExpense", "120", year(2025)],
      ["DepositsFromCustomers", "5000", end(2025)],
      ["Borrowings", "70", end(2025)],
    ];
    const bank = read([reported(entries)], undefined, { sector: null });
    expect(bank?.sector).toBe("financials");
    expect(bank?.statements[0]).toMatchObject({
      figures: { revenue: 420 },
      origins: { revenue: "annualReportXbrlWider" },
    });
  });

  it("have the insurance revenue", () => {
    const insurer = read(
      [reported([...base(2025), ["InsuranceRevenue", "810", year(2025)], ["ProfitLossBeforeTax", "9", year(2025)]])],
      undefined,
      { sector: null },
    );
    expect(insurer?.sector).toBe("financials");
    expect(insurer?.statements[0]?.figures).toMatchObject({ revenue: 810, ebit: null });
  });

  it("are no company that merely earns interest: its net interest is not its revenue", () => {
    const entries: Entry[] = [
      ...base(2025),
      ["InterestRevenueExpense", "-30", year(2025)],
      ["CurrentAssets", "400", end(2025)],
    ];
    expect(lastOf([reported(entries)])?.figures.revenue).toBeNull();
    expect(read([reported(entries)], undefined, { sector: null }), "its sector is not guessed").toBeNull();
  });
});

describe("facts", () => {
  it("are read under whatever prefix the report calls the standard dictionaries", () => {
    const unit = "cur:SEK";
    const entries: Entry[] = [
      ["i:ProfitLoss", "9", year(2025), { unit }],
      ["i:Assets", "99", end(2025), { unit }],
      ["i:Revenue", "50", year(2025), { unit }],
      ["i:BasicEarningsLossPerShare", "0.5", year(2025), { unit: "cur:SEK/x:shares" }],
    ];
    const namespaces = {
      i: "https://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full",
      cur: "http://www.xbrl.org/2003/iso4217",
      x: "http://www.xbrl.org/2003/instance",
      "ifrs-full": "http://example.com/own",
    };
    const read = toFundamentals("EXMP.ST", company, [reported(entries, {}, namespaces)]);
    expect(read).toMatchObject({ currency: "SEK", statements: [{ figures: { revenue: 50, dilutedShares: 18 } }] });
  });

  it("of a segment and of separate accounts are left out, those marked as consolidated are not", () => {
    const axis = "ifrs-full:ConsolidatedAndSeparateFinancialStatementsAxis";
    const entries: Entry[] = [
      ...base(2025),
      ["Revenue", "300", year(2025), { [axis]: "ifrs-full:SeparateMember" }],
      ["Revenue", "700", year(2025), { [axis]: "ifrs-full:ConsolidatedMember" }],
      ["Revenue", "100", year(2025), { "ifrs-full:SegmentsAxis": "ex:WaterMember" }],
    ];
    expect(lastOf([reported(entries)])?.figures.revenue).toBe(700);
  });

  it("that stand twice count once, the more precise one, and not at all where they contradict each other", () => {
    const twice = (other: string, decimals: number) =>
      lastOf([
        reported([
          ...base(2025),
          ["Revenue", other, year(2025), { decimals }],
          ["Revenue", "700123", year(2025), { decimals: 0 }],
        ]),
      ])?.figures.revenue;
    expect(twice("700000", -3)).toBe(700123);
    expect(twice("710000", -3)).toBeNull();
    expect(twice("700123", 0)).toBe(700123);
  });

  it("of half a year, of nine and of fifteen months are no year", () => {
    const entries: Entry[] = [
      ...base(2025),
      ["Revenue", "350", "2025-07-01T00:00:00/2026-01-01T00:00:00"],
      ["Revenue", "520", "2025-04-01T00:00:00/2026-01-01T00:00:00"],
      ["Revenue", "900", "2024-10-01T00:00:00/2026-01-01T00:00:00"],
    ];
    expect(lastOf([reported(entries)])?.figures.revenue).toBeNull();
  });

  it("end in whichever month the year ends, in weeks too", () => {
    const entries: Entry[] = [
      ["ProfitLoss", "90", "2024-10-01T00:00:00/2025-10-01T00:00:00"],
      ["Assets", "1000", "2025-10-01T00:00:00"],
      ["ProfitLoss", "80", "2023-09-27T00:00:00/2024-10-01T00:00:00"],
      ["Assets", "900", "2024-10-01T00:00:00Z"],
    ];
    expect(
      read([reported(entries)])?.statements.map(({ fiscalYear, fiscalYearEnd }) => [fiscalYear, fiscalYearEnd]),
    ).toEqual([
      [2024, "2024-09-30"],
      [2025, "2025-09-30"],
    ]);
  });

  it("of costs are positive whichever sign the page had, and a tax income stays one", () => {
    const { figures } =
      lastOf([
        reported([
          ...base(2025),
          ["CostOfSales", "-400", year(2025)],
          ["FinanceCosts", "-20", year(2025)],
          ["IncomeTaxExpenseContinuingOperations", "-7", year(2025)],
        ]),
      ]) ?? {};
    expect(figures).toMatchObject({ costOfRevenue: 400, interestExpense: 20, incomeTaxExpense: -7 });
  });
});

describe("several reports", () => {
  const of2024 = (revenue: string): readonly Entry[] => [...base(2024), ["Revenue", revenue, year(2024)]];
  const of2025 = (before: string): readonly Entry[] => [
    ...base(2025),
    ["Revenue", "700", year(2025)],
    ...of2024(before),
  ];

  it("restate: the later filing counts, the first is kept", () => {
    const company = read([
      reported(of2025("655"), { filing: "b", filedAt: "2026-03-01" }),
      reported(of2024("660"), { filing: "a", filedAt: "2025-03-01" }),
    ]);
    expect(company?.statements[0]).toMatchObject({
      fiscalYearEnd: "2024-12-31",
      accession: "a",
      filedAt: "2025-03-01",
      figures: { revenue: 655 },
      filings: { revenue: { accession: "b", filedAt: "2026-03-01" } },
      versions: {
        revenue: [
          { value: 660, accession: "a", filedAt: "2025-03-01" },
          { value: 655, accession: "b", filedAt: "2026-03-01" },
        ],
      },
    });
    expect(company?.statements[1]?.versions).toEqual({});
  });

  it("restate nothing where the repository took an old report in late, and do where it was corrected", () => {
    const late = (version: number) =>
      read([
        reported(of2025("655"), {
          filing: `${lei}-2025-12-31-ESEF-ES-0`,
          filedAt: "2026-03-01",
          periodEnd: "2025-12-31",
        }),
        reported(of2024("660"), {
          filing: `${lei}-2024-12-31-ESEF-ES-${version}`,
          filedAt: "2026-06-01",
          periodEnd: "2024-12-31",
        }),
      ])?.statements[0]?.figures.revenue;
    expect(late(0)).toBe(655);
    expect(late(1)).toBe(660);
  });
});

describe("lines", () => {
  it.each([
    ["Ingresos de explotación", true],
    ["Ricavi delle vendite e delle prestazioni", true],
    ["Total revenue", true],
    ["Otros ingresos", false],
    ["Cost of sales", false],
    ["Deferred revenue", false],
  ])("%s: %s", (text, is) => {
    expect(isRevenueLine(text, "other")).toBe(is);
  });

  it.each([
    ["Deudas con entidades de crédito a largo plazo", "noncurrent"],
    ["Debiti finanziari correnti", "current"],
    ["Non-current borrowings", "noncurrent"],
    ["Loans and borrowings", "whole"],
    ["Lease liabilities", null],
    ["Trade payables", null],
  ])("%s is %s debt", (text, part) => {
    expect(debtPartOf(text)).toBe(part);
  });

  it("are told by an element's name too", () => {
    expect(wordsOfElement("acme:NetSalesOfIFRSGoods")).toBe("Net Sales Of IFRS Goods");
  });
});
