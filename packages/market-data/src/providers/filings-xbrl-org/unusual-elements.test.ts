import { describe, expect, it } from "vitest";
import { base, type Entry, end, lastOf, read, reported, year } from "./filed-report-contract.ts";
import { filerTaxonomy } from "./filer-taxonomy.ts";

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
