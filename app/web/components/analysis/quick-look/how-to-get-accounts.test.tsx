// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { languages } from "../../../../messages/languages.ts";
import { staged } from "../page/render-with-messages.tsx";
import { coverageQuestion, HowToGetAccounts } from "./how-to-get-accounts.tsx";
import { howToGetAccountsId } from "./how-to-get-accounts-id.ts";

afterEach(cleanup);
const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("how to get the accounts of a company", () => {
  it("leads to the filled template, the import, the question about sources and the cards", async () => {
    render(await staged(<HowToGetAccounts ticker="ACX.MC" isPrefilled hasCards />));
    expect(addresses()).toEqual([
      "/import/template/es/xlsx?ticker=ACX.MC",
      "/import/template/es?ticker=ACX.MC",
      "/import?company=ACX.MC",
      "/faq?open=cobertura#cobertura",
      "/analysis/ACX.MC/story/business",
    ]);
    // Cards of the company lead to it.
    expect(document.getElementById(howToGetAccountsId)).not.toBeNull();
  });

  it("offers no cards where no figure is known", async () => {
    render(await staged(<HowToGetAccounts ticker="XYZ" isPrefilled={false} />));
    expect(addresses().some((address) => address?.includes("story"))).toBe(false);
  });

  it.each(languages)("names a question that is asked in %s", (language) => {
    const faq = join(import.meta.dirname, "../../../../../content/pages/faq", `${language}.md`);
    expect(readFileSync(faq, "utf8")).toContain(`{#${coverageQuestion[language]}}`);
  });
});
