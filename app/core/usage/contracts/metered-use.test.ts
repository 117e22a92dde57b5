import { expect, it } from "vitest";
import { meterOf } from "./metered-use.ts";

it("records what is used, in its order: a company once, as a search where it was one, and each analysis", () => {
  const meter = meterOf();
  const analysis = { kind: "analysis", ticker: "KO", scenario: "neutral", language: "es" } as const;
  meter.record({ kind: "company", ticker: "KO", isSearch: true });
  meter.record({ kind: "company", ticker: "PEP", isSearch: false });
  meter.record({ kind: "company", ticker: "KO", isSearch: false });
  meter.record({ kind: "company", ticker: "PEP", isSearch: true });
  for (const use of [analysis, analysis]) meter.record(use);
  for (const path of ["/", "/blog", "/"]) meter.record({ kind: "page", path });
  for (const language of ["es", "it", "es"]) meter.record({ kind: "article", slug: "wacc", language });
  expect(meter.uses).toEqual([
    { kind: "company", ticker: "KO", isSearch: true },
    { kind: "company", ticker: "PEP", isSearch: true },
    analysis,
    analysis,
    { kind: "page", path: "/" },
    { kind: "page", path: "/blog" },
    { kind: "article", slug: "wacc", language: "es" },
    { kind: "article", slug: "wacc", language: "it" },
  ]);
});

it("is of use to all readers until something of the caller went into the answer", () => {
  const meter = meterOf();
  expect(meter.isPersonal).toBe(false);
  meter.markPersonal();
  expect(meter.isPersonal).toBe(true);
});
