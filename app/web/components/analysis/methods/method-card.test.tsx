import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { valueScaleOf } from "../../../../charts/value-scale.ts";
import { MathsError } from "../controls/maths-error.tsx";
import { staged } from "../page/render-with-messages.tsx";
import { estimateOf, notApplicableOf, reportOf } from "../page/sample-report.ts";
import { MethodCard } from "./method-card.tsx";

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");

const card = async (report: Parameters<typeof MethodCard>[0]["report"], isPriceOld = false) => {
  const scale = valueScaleOf(reportOf([report]), 100);
  const markup = renderToStaticMarkup(
    await staged(
      <MethodCard
        report={report}
        scale={scale}
        price={100}
        isPriceOld={isPriceOld}
        currency="USD"
        isOpen={false}
        isFresh={false}
        howAddress="/analysis/TEST?how=discountedCashFlow#how-discountedCashFlow"
        onHow={() => {}}
        fixes={[]}
        force={{ isForced: false, addressOf: () => "/analysis/TEST?force=discountedCashFlow", apply: () => {} }}
      />,
    ),
  );
  return { markup, text: plain(markup) };
};

it("shows value, verdict in word and sign, range in words and a link to how", async () => {
  const { markup, text } = await card(estimateOf("discountedCashFlow", 110, 130, 150));
  expect(text).toContain("130,00 US$ Infravalorada +30,0 %");
  expect(text).toContain("110 conservador optimista 150");
  expect(markup).toContain('href="/analysis/TEST?how=discountedCashFlow#how-discountedCashFlow"');
});

it("shows an estimate without a vote in grey, with the reason", async () => {
  const { markup, text } = await card(estimateOf("residualIncome", 40, 50, 60, { votes: false }));
  expect(text).toContain("Se muestra, no vota");
  expect(text).toContain("Se muestra como referencia");
  expect(markup).toContain("card-silent");
  expect(text).not.toContain("Sobrevalorada");
});

it("says why a method does not apply and where to look instead, without a number", async () => {
  const { markup, text } = await card(notApplicableOf("discountedCashFlow", "financial"));
  expect(text).toContain("Por qué. Su deuda forma parte del negocio");
  expect(markup).toContain('href="#residualIncome"');
  expect(text).not.toMatch(/\d/);
});

it("offers two ways out of a growth that outruns the discount rate, each an address", async () => {
  const markup = renderToStaticMarkup(
    await staged(
      <MathsError
        contradiction={{ wacc: 0.031, growth: 0.09 }}
        report={reportOf([])}
        choice={{
          scenario: "neutral",
          overrides: { wacc: 0.031, growth: 0.09 },
          notes: {},
          how: null,
          open: [],
          price: null,
          source: null,
          policy: null,
        }}
        choose={() => {}}
        address="/analysis/TEST"
      />,
    ),
  );
  // The computed g (7.2 %) is above 3.1 % and the computed WACC (7.8 %) below 9 %: neither would do, so both give room.
  expect(plain(markup)).toContain("Poner g en 0,6 % Poner WACC en 11,5 %");
  expect(markup).toContain("/analysis/TEST?wacc=0.031&amp;g=0.006");
  expect(markup).toContain("/analysis/TEST?wacc=0.115&amp;g=0.09");
});

it("marks a price that nothing is judged by as an old one", async () => {
  const report = estimateOf("discountedCashFlow", 110, 130, 150);
  const line = (markup: string) => /<line[^>]*y1="1"[^>]*>/.exec(markup)?.[0] ?? "";
  expect(line((await card(report)).markup)).toContain('stroke="var(--ink)"');
  const old = line((await card(report, true)).markup);
  expect(old).toContain('stroke="var(--control)"');
  expect(old).toContain('stroke-dasharray="4 3"');
});
