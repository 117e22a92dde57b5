import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../messages/languages.ts";
import { productOf } from "../../../../wiring/composition.server.ts";
import { testContext } from "../../../../wiring/test-context.server.ts";
import { plainChoice } from "../../../analysis/plain-choice-contract.ts";
import { staged } from "../page/render-with-messages.tsx";
import { ViewSwitch } from "./view-switch.tsx";

const { file } = await productOf(testContext(), null).analyseCompany(
  { language: "es" },
  { ticker: "KO", scenario: "neutral" },
  { isRecorded: false },
);
const withoutPremium = { ...file, reference: { ...file.reference, impliedPremium: null } };

async function shown(given: typeof file, view: "absolute" | "relative", language: Language = "es"): Promise<string> {
  const choice = { ...plainChoice, overrides: { wacc: 0.09, ...(view === "relative" && { view }) } };
  const element = <ViewSwitch file={given} choice={choice} choose={() => {}} address="/analysis/KO" />;
  return renderToStaticMarkup(await staged(element, language));
}

describe("the switch between the views", () => {
  it("leads to both with what else is chosen, and marks the one in use", async () => {
    const markup = await shown(file, "relative");
    expect(markup).toContain('href="/analysis/KO?wacc=0.09"');
    expect(markup).toMatch(/href="\/analysis\/KO\?wacc=0\.09&amp;view=relative" aria-current="true"/);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
  });

  it.each(languages)("says what each answers, by how many companies and of which day, in %s", async (language) => {
    const markup = await shown(file, "absolute", language);
    expect(markup).toContain(String(file.reference.impliedPremium?.companies));
    expect(markup.match(/<b>/g)).toHaveLength(2);
  });

  it("offers nothing where the data imply no premium, except the way back where the address asks for it", async () => {
    expect(await shown(withoutPremium, "absolute")).not.toContain("<nav");
    expect(await shown(withoutPremium, "absolute")).toContain("no se puede calcular el relativo");
    expect(await shown(withoutPremium, "relative")).toContain('href="/analysis/KO?wacc=0.09"');
  });
});
