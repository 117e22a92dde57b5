// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { afterEach, describe, expect, it } from "vitest";
import { showMultiples } from "../../../core/fundamentals/use-cases/show-multiples.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import type { Multiples } from "./multiples.ts";
import { MultiplesPage } from "./multiples-page.tsx";

const context = { marketData: createMarketData(), now: () => new Date("2026-09-01") };

afterEach(cleanup);

async function open(search: string, refusedFigures: Multiples["refusedFigures"] = null) {
  const { trace: _, ...answer } = await showMultiples(context, { ticker: "CAT" });
  const page = <MultiplesPage multiples={{ ...answer, refusedFigures }} shown={null} />;
  render(await staged(page, "en", `/analysis/CAT/multiples${search}`));
}

const fileAsked = () =>
  new URL(screen.getByRole("link", { name: "Download CSV" }).getAttribute("href") ?? "", "https://valora.test");

describe("the page of multiples", () => {
  it("offers the file of the figures that it shows, a reader's own among them", async () => {
    const own = "epsDiluted.2025-12-31:20USD";
    await open(`?figures=${own}`);
    expect(fileAsked().searchParams.get("figures")).toBe(own);
    cleanup();
    await open("?figures=refused", {
      code: "figurePeriodUnknown",
      params: { figure: "epsDiluted", period: "2001-12-31", held: "2025-12-31" },
    });
    expect(Object.fromEntries(fileAsked().searchParams)).toEqual({ ticker: "CAT", lang: "en" });
  });

  it("says why a company with a part that lends has no EV/EBITDA", async () => {
    await open("");
    expect(screen.getByRole("region", { name: "EV/EBITDA" }).textContent).toContain(
      "No figure today: a part of the company lends to customers",
    );
  });
});
