import type { MethodReport } from "@valora/valuation";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../../messages/languages.ts";
import { staged } from "../page/render-with-messages.tsx";
import { estimateOf, reportOf, samplePrice } from "../page/sample-report.ts";
import { SummaryStrip } from "../page/summary-strip.tsx";
import { Verdict, VerdictSentence } from "./verdict.tsx";

const low = (method: MethodReport["method"]) => estimateOf(method, 50, 60, 70);
const fair = (method: MethodReport["method"]) => estimateOf(method, 95, 100, 105);
const high = (method: MethodReport["method"]) => estimateOf(method, 120, 130, 140);

const plain = (markup: string) => markup.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");

async function sentence(methods: readonly MethodReport[], language: Language = "es") {
  const report = reportOf(methods);
  const element = <VerdictSentence report={report} name="Apple" price={samplePrice} currency="USD" />;
  return plain(renderToStaticMarkup(await staged(element, language)));
}

describe("the verdict in words", () => {
  it("says that nothing votes", async () => {
    expect(await sentence([])).toBe("Ningún método es fiable para Apple: no damos valor.");
  });

  it("says how many estimate by accounts that are too old to vote", async () => {
    const methods = (["discountedCashFlow", "residualIncome"] as const).map((method) =>
      estimateOf(method, 50, 60, 70, { votes: false, notVotingReason: "staleStatements" }),
    );
    const priceStanding = { asOf: "2027-12-01", chosenBy: "source", age: null, silence: "accountsTooOld" } as const;
    const report = reportOf(methods, { priceStanding });
    const element = (
      <VerdictSentence
        report={{ ...report, summary: { ...report.summary, estimating: 2 } }}
        name="Apple"
        price={samplePrice}
        currency="USD"
      />
    );
    expect(plain(renderToStaticMarkup(await staged(element)))).toBe(
      "Dos métodos estiman el valor de Apple con unas cuentas que terminaron más de 18 meses antes del precio: no se comparan con él.",
    );
  });

  it("says what a single vote says, and no deviation", async () => {
    expect(await sentence([low("discountedCashFlow")])).toBe(
      "Solo un método vota, y ve la acción de Apple sobrevalorada. Su estimación es 60,00 US$.",
    );
  });

  it("says when all agree", async () => {
    const methods = [high("discountedCashFlow"), high("dividendDiscount"), high("earningsPerShare")];
    expect(await sentence(methods, "en")).toContain("All three voting methods see Apple shares as undervalued.");
    expect(await sentence(methods, "it")).toContain(
      "Tutti e tre i metodi che votano giudicano sottovalutata l’azione Apple.",
    );
  });

  it("puts the larger group first", async () => {
    const methods = [low("discountedCashFlow"), high("dividendDiscount"), high("earningsPerShare")];
    expect(await sentence(methods)).toContain(
      "Dos de los tres métodos que votan ven la acción de Apple infravalorada; uno, sobrevalorada.",
    );
  });

  it("names the three groups, the mean and where the price falls", async () => {
    const methods = [
      low("discountedCashFlow"),
      low("dividendDiscount"),
      fair("comparableMultiples"),
      high("earningsPerShare"),
    ];
    expect(await sentence(methods)).toBe(
      "Dos de los cuatro métodos que votan ven la acción de Apple sobrevalorada; uno, infravalorada; uno, razonable. La media es 87,50 US$ (± 12,50). El precio, 100,00 US$, cae dentro del rango, entre 60 y 130.",
    );
  });
});

describe("votes, shares and signal", () => {
  it("adds shares up to 100.0 % and draws a block for each method", async () => {
    const report = reportOf([low("discountedCashFlow"), low("dividendDiscount"), high("earningsPerShare")]);
    const markup = renderToStaticMarkup(
      await staged(<Verdict report={report} name="Apple" price={100} currency="USD" />),
    );
    expect(markup.match(/<i class="votes-over"/g)).toHaveLength(2);
    expect(markup.match(/<i class="votes-under"/g)).toHaveLength(1);
    expect(markup.match(/<i class="votes-silent"/g)).toHaveLength(4);
    expect(plain(markup)).toContain("Al cierre del 20 ago 2026");
    expect(plain(markup)).toContain("Señal del modelo · precio del 20 ago 2026");
    expect(plain(markup)).toContain("Votan menos de tres métodos");
  });

  it("writes a dash for what is unknown, never a zero", async () => {
    const markup = plain(
      renderToStaticMarkup(await staged(<SummaryStrip report={reportOf([])} currency="USD" safety={undefined} />)),
    );
    expect(markup).toContain("Media–Mediana–Desviación típica–");
    expect(markup).toContain("Votan0 de 7 métodos");
  });
});
