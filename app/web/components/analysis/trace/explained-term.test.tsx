// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { es } from "../../../../messages/es/index.ts";
import { staged } from "../page/render-with-messages.tsx";
import { ExplainedTerm, Glossary, glossaryTerms, QuantityTerm } from "./explained-term.tsx";

afterEach(cleanup);

describe("the glossary", () => {
  it("has a meaning for every term, once", () => {
    expect([...glossaryTerms].sort()).toEqual(Object.keys(es.glossary).sort());
  });

  it.each(["es", "en", "it"] as const)("tells what a term means where it stands in %s", async (language) => {
    render(
      await staged(
        <>
          <ExplainedTerm of="wacc">WACC</ExplainedTerm>
          <Glossary />
        </>,
        language,
      ),
    );
    const term = screen.getByRole("button", { name: "WACC" });
    const meaning = document.getElementById(term.getAttribute("popovertarget") ?? "");
    expect(term.getAttribute("aria-describedby")).toBe(meaning?.id);
    expect(meaning?.textContent).toMatch(/^WACC\. \S.{80,}\.$/);
  });

  it("leaves a quantity that explains itself as it is", async () => {
    render(await staged(<QuantityTerm quantity="cash">Caja</QuantityTerm>));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Caja")).toBeTruthy();
  });
});
