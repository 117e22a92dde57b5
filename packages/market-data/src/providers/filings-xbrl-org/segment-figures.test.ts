import { statementsOf } from "@valora/valuation/statements";
import { describe, expect, it } from "vitest";
import { filerTaxonomy } from "./filer-taxonomy.ts";
import { type EuropeanIdentity, toFundamentals } from "./index.ts";

const lei = "EXAMPLE0000000000001";
const company: EuropeanIdentity = {
  lei,
  name: "Example",
  exchange: "Madrid",
  country: "ES",
  sector: "industrials",
  industry: null,
};
const year = (of: number) => `${of}-01-01T00:00:00/${of + 1}-01-01T00:00:00`;
const end = (of: number) => `${of + 1}-01-01T00:00:00`;
const segment = (member: string) => ({ "ifrs-full:SegmentsAxis": member });
const area = (member: string) => ({ "ifrs-full:GeographicalAreasAxis": member });
const item = (member: string) => ({ "ifrs-full:SegmentConsolidationItemsAxis": `ifrs-full:${member}` });

let count = 0;
function fact(concept: string, value: number, period: string, more: object = {}) {
  count += 1;
  const name = concept.includes(":") ? concept : `ifrs-full:${concept}`;
  const dimensions = { concept: name, entity: `scheme:${lei}`, period, unit: "iso4217:EUR", ...more };
  return [`f-${count}`, { value: String(value), decimals: 0, dimensions }] as const;
}
const reported = (filing: string, filedAt: string, entries: readonly (readonly [string, unknown])[]) => ({
  lei,
  filing,
  filedAt,
  report: { documentInfo: { documentType: "https://xbrl.org/2021/xbrl-json" }, facts: Object.fromEntries(entries) },
});
const whole = (of: number, sales: number) => [
  fact("ProfitLoss", sales / 10, year(of)),
  fact("Assets", sales * 2, end(of)),
  fact("Revenue", sales, year(of)),
];

const labelled = filerTaxonomy([
  `<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">
<link:labelLink xlink:type="extended" xlink:role="http://www.xbrl.org/2003/role/link">
<link:loc xlink:href="ex.xsd#ex_WaterMember" xlink:label="water"/>
<link:label xlink:label="en" xlink:role="http://www.xbrl.org/2003/role/label" xml:lang="en">Water [member]</link:label>
<link:label xlink:label="es" xlink:role="http://www.xbrl.org/2003/role/label" xml:lang="es">Agua [miembro]</link:label>
<link:labelArc xlink:arcrole="http://www.xbrl.org/2003/arcrole/concept-label" xlink:from="water" xlink:to="en"/>
<link:labelArc xlink:arcrole="http://www.xbrl.org/2003/arcrole/concept-label" xlink:from="water" xlink:to="es"/>
</link:labelLink></link:linkbase>`,
]);

function tablesOf(...reports: Parameters<typeof toFundamentals>[2]) {
  const fundamentals = toFundamentals("EXMP.MC", company, reports, { wordings: labelled.wordings });
  if (!fundamentals) throw new Error("no year");
  return { fundamentals, tables: statementsOf(fundamentals).segments ?? [] };
}
const valuesOf = (cells: readonly { value: number | null }[]) => cells.map(({ value }) => value);

describe("segments of European reports", () => {
  it("are told year by year with their sum, the whole and what is left, each from its report", () => {
    const { tables } = tablesOf(
      reported("a", "2025-03-01", [
        ...whole(2024, 900),
        fact("Revenue", 500, year(2024), segment("ex:WaterMember")),
        fact("Revenue", 400, year(2024), segment("ex:WasteTreatmentMember")),
      ]),
      reported("b", "2026-03-01", [
        ...whole(2025, 1000),
        fact("Revenue", 700, year(2025), segment("ex:WaterMember")),
        fact("Revenue", 350, year(2025), { ...segment("ex:WasteTreatmentMember"), ...item("OperatingSegmentsMember") }),
        fact("Revenue", -60, year(2025), item("EliminationOfIntersegmentAmountsMember")),
        // the year before, told anew
        fact("Revenue", 510, year(2024), segment("ex:WaterMember")),
      ]),
    );
    const [table] = tables;
    expect(tables).toHaveLength(1);
    expect(table).toMatchObject({ axis: "business", figure: "revenue", addsUp: [false, false] });
    expect(table?.lines.map(({ label, language, kind, cells }) => [label, language, kind, ...valuesOf(cells)])).toEqual(
      [
        ["Agua", "es", "part", 510, 700],
        ["Waste Treatment", null, "part", 400, 350],
        ["Elimination Of Intersegment Amounts", null, "elimination", null, -60],
      ],
    );
    expect(valuesOf(table?.sum ?? [])).toEqual([910, 990]);
    expect(valuesOf(table?.whole ?? [])).toEqual([900, 1000]);
    expect(valuesOf(table?.rest ?? [])).toEqual([-10, 10]);
  });

  it("keep areas apart from businesses, and leave out totals and facts of both", () => {
    const { tables } = tablesOf(
      reported("a", "2026-03-01", [
        ...whole(2025, 1000),
        fact("Revenue", 600, year(2025), area("ex:SpainMember")),
        fact("Revenue", 400, year(2025), area("ex:BrazilMember")),
        // all that is not Spain, once more
        fact("Revenue", 400, year(2025), area("ifrs-full:ForeignCountriesMember")),
        fact("Revenue", 1000, year(2025), segment("ifrs-full:ReportableSegmentsMember")),
        fact("Revenue", 300, year(2025), { ...segment("ex:WaterMember"), ...area("ex:SpainMember") }),
        fact("Revenue", 250, "2025-01-01T00:00:00/2025-07-01T00:00:00", area("ex:SpainMember")),
      ]),
    );
    expect(tables.map(({ axis, figure, addsUp }) => [axis, figure, ...addsUp])).toEqual([
      ["geography", "revenue", true],
    ]);
    expect(tables[0]?.lines.map(({ label }) => label)).toEqual(["Spain", "Brazil"]);
  });

  it("divide results and assets too, and none of a company of one part", () => {
    const { tables } = tablesOf(
      reported("a", "2026-03-01", [
        ...whole(2025, 1000),
        fact("ProfitLossFromOperatingActivities", 100, year(2025)),
        fact("ProfitLossFromOperatingActivities", 90, year(2025), segment("ex:WaterMember")),
        fact("ProfitLossFromOperatingActivities", 10, year(2025), segment("ex:WasteTreatmentMember")),
        fact("Assets", 1500, end(2025), segment("ex:WaterMember")),
        fact("Assets", 500, end(2025), segment("ex:WasteTreatmentMember")),
        fact("Revenue", 1000, year(2025), segment("ex:WaterMember")),
      ]),
    );
    expect(tables.map(({ figure, addsUp }) => [figure, ...addsUp])).toEqual([
      ["ebit", true],
      ["totalAssets", true],
    ]);
  });

  it("are named in the trace of their figures", () => {
    const { fundamentals } = tablesOf(
      reported("a", "2026-03-01", [
        ...whole(2025, 1000),
        fact("Revenue", 600, year(2025), area("ex:SpainMember")),
        fact("Revenue", 400, year(2025), area("ex:BrazilMember")),
      ]),
    );
    const { segments, trace } = statementsOf(fundamentals);
    const cell = segments?.[0]?.lines[0]?.cells[0];
    if (cell === undefined || cell.value === null) throw new Error("no figure");
    expect(trace.nodes[cell.node]).toMatchObject({ kind: "figure", name: "revenue", segment: "Spain", accession: "a" });
  });

  it("are none where reports tag none, and unknown where the provider gives no parts", () => {
    const { fundamentals, tables } = tablesOf(reported("a", "2026-03-01", whole(2025, 1000)));
    expect(tables).toEqual([]);
    const { segments: _, ...silent } = fundamentals;
    expect(statementsOf(silent).segments).toBeNull();
  });
});
