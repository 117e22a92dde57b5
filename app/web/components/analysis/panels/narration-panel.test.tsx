// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "../../../../messages/languages.ts";
import { staged } from "../page/render-with-messages.tsx";
import { NarrationPanel, type NarrationResult } from "./narration-panel.tsx";

afterEach(cleanup);

const about = { model: "a-model", language: "es", factsHash: "0" } as const;
const draft: NarrationResult = {
  drafted: "?wacc=0.09",
  answer: { kind: "draft", text: "Primer párrafo.\n\nSegundo <b>párrafo</b>.", ...about },
  failure: null,
};

async function open(result: NarrationResult | null, search = "?wacc=0.09", language: Language = "es") {
  render(
    await staged(
      <NarrationPanel model="a-model" search={search} address="/analysis/KO" posted={result ?? undefined} />,
      language,
      "/analysis/KO",
    ),
  );
}

describe("the thesis on the result page", () => {
  it("is offered, with the model that would write it, and asked for at the address with its assumptions", async () => {
    await open(null);
    expect(screen.getByText(/Un modelo de lenguaje \(a-model\) puede redactarla/)).toBeTruthy();
    const form = screen.getByRole("button", { name: "Redactar la tesis" }).closest("form");
    expect(form?.getAttribute("action")).toBe("/analysis/KO?wacc=0.09");
    expect(form?.getAttribute("method")).toBe("post");
  });

  it("is marked as a model's words, and shown as plain text", async () => {
    await open(draft);
    expect(screen.getByText("Redactado por un modelo; cifras comprobadas")).toBeTruthy();
    expect(screen.getByText("Segundo <b>párrafo</b>.")).toBeTruthy();
    expect(screen.getByText(/No interviene en ningún valor/)).toBeTruthy();
  });

  it("is taken away when the assumptions are no longer those it was written for", async () => {
    await open(draft, "?wacc=0.08");
    expect(screen.queryByText("Primer párrafo.")).toBeNull();
    expect(screen.getByText(/Has cambiado los supuestos/)).toBeTruthy();
  });

  it("says that the assumptions have changed since, also where the router has forgotten what a form without scripts brought", async () => {
    /** The page as the router gives it: what the form brought, then another address without it, then the first one again. */
    function Steps() {
      const [step, setStep] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setStep(step + 1)}>
            next
          </button>
          <NarrationPanel
            model="a-model"
            search={step === 1 ? "?wacc=0.071" : "?wacc=0.09"}
            address="/analysis/KO"
            posted={step === 0 ? draft : undefined}
          />
        </>
      );
    }
    render(await staged(<Steps />, "es", "/analysis/KO"));
    expect(screen.getByText("Primer párrafo.")).toBeTruthy();
    fireEvent.click(screen.getByText("next"));
    expect(screen.getByText(/Has cambiado los supuestos/)).toBeTruthy();
    expect(screen.queryByText("Primer párrafo.")).toBeNull();
    fireEvent.click(screen.getByText("next"));
    expect(screen.getByText("Primer párrafo.")).toBeTruthy();
  });

  it("is not shown when it was refused: what was found is said instead", async () => {
    const problems = [
      { code: "figureUnknown", found: "999 USD" },
      { code: "figureInWords", found: "half" },
    ] as const;
    await open({ drafted: "", answer: { kind: "refused", problems, ...about }, failure: null }, "", "en");
    expect(screen.getByRole("alert").textContent).toContain("“999 USD”: that figure is not among the facts");
    expect(screen.getByRole("alert").textContent).toContain("“half”: an amount in words");
  });

  it.each<[Language, string]>([
    ["es", "El modelo de lenguaje ha tardado demasiado."],
    ["en", "The language model took too long."],
    ["it", "Il modello linguistico ha impiegato troppo tempo."],
  ])("says in %s why there is none", async (language, text) => {
    await open({ drafted: "", answer: null, failure: { code: "narrationTimeout", params: {} } }, "", language);
    expect(screen.getByRole("alert").textContent).toContain(text);
  });
});
