import {
  type AssumptionOverrides,
  assumptionRanges,
  atOwnPrice,
  expertLevers,
  valueCompany,
  yearlyLevers,
} from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { type Choice, choiceOf, searchOf } from "../components/analysis/controls/analysis-choice.ts";
import { rateOfSlider, reachWith, usualReach } from "../components/analysis/controls/rate-reach.ts";
import { followed, requestOf } from "../components/analysis/page/followed-choice.ts";
import { pageRequest } from "./analysis-request.ts";
import { plainChoice } from "./plain-choice-contract.ts";

// What the server computes for an address, and what a page computes from the question that the server has read.
// ADDRESS_WALK=all takes every included company; without it, every fortieth.
const world = testContext();
const reader = { language: "es" } as const;
const all = world.marketData.bundledTickers();
const companies = process.env.ADDRESS_WALK === "all" ? all : all.filter((_, index) => index % 40 === 0);
const kinds = ["AAPL", "SAN.MC", "KO"];

/** The question of an address, as its page gets it. */
function pageAt(ticker: string, search: string) {
  const page = pageRequest(ticker, new URLSearchParams(search), "es");
  if (page.kind !== "analysis") throw new Error(`${ticker}${search} leads to another address`);
  return page;
}

async function answersAt(ticker: string, search: string) {
  const page = pageAt(ticker, search);
  const analysis = await analyseCompany(world, reader, page.query, { setsPeersAside: true });
  const { file } = analysis;
  const { request } = requestOf(followed(page.choice, atOwnPrice(file, page.choice.price)));
  return { server: analysis.report, page: valueCompany(file, request) };
}

/** Both ends of every control: the bar's sliders as they are drawn for the company, the expert's fields, the years. */
async function draggedChoices(ticker: string): Promise<Choice[]> {
  const { report } = await analyseCompany(world, reader, { ticker, scenario: "neutral" });
  const { wacc, growth } = report.assumptions;
  const ends = ({ minimum, maximum }: { minimum: number; maximum: number }) => [minimum, maximum];
  const reach = (key: "wacc" | "growth", computed: number | null) =>
    ends(reachWith(usualReach[key], [computed])).map((value): AssumptionOverrides => ({ [key]: rateOfSlider(value) }));
  const overrides: AssumptionOverrides[] = [
    ...reach("wacc", wacc?.computed ?? null),
    ...reach("growth", growth?.computed ?? null),
    ...ends(assumptionRanges.horizon).map((horizon) => ({ horizon })),
    ...expertLevers.flatMap((lever) => ends(assumptionRanges[lever]).map((value) => ({ [lever]: value }))),
    ...yearlyLevers.flatMap((lever) => ends(assumptionRanges[lever]).map((value) => ({ [lever]: [null, value] }))),
  ];
  return overrides.map((each) => ({ ...plainChoice, overrides: each }));
}

describe("an address that a control writes", () => {
  it.each(companies)("is read back at both ends of each control of %s", async (ticker) => {
    for (const choice of await draggedChoices(ticker)) {
      const search = searchOf(choice);
      expect(choiceOf(new URLSearchParams(search)), search).toEqual(choice);
      const page = pageAt(ticker, search);
      expect(page.failure, search).toBeNull();
      expect(page.choice, search).toEqual(choice);
      expect(page.query).toEqual(readAnalysisQuery([["ticker", ticker], ...new URLSearchParams(search)]));
    }
  });
});

describe("the page and the server", () => {
  it.each(kinds)("give one answer at both ends of each control of %s", async (ticker) => {
    for (const choice of await draggedChoices(ticker)) {
      const { server, page } = await answersAt(ticker, searchOf(choice));
      expect(page, searchOf(choice)).toEqual(server);
    }
  });

  it.each([
    "?scenario=conservative&wacc=0.0812345678&g=9e-3&horizon=10&view=relative&prudent=yes",
    "?price=312.5&growthByYear=0.08,0.06,,0.03&type=bank&force=dividendDiscount,discountedCashFlow",
    "?peers=pep,KDP&policy=none&source=bundled",
    "?wacc=00.09&g=0.03",
    "?wacc=9&margin=0.2",
    "?wacc=0.03&g=0.05&terminalGrowth=0.01&type=bank",
    "?growthByYear=x,0.1,99&salesToCapitalByYear=,1.8",
    "?waccPercent=ocho&g=0.02&margin=0.2",
  ])("give one answer at %s", async (search) => {
    const { server, page } = await answersAt("KO", search);
    expect(page).toEqual(server);
  });
});
