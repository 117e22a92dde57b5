// @vitest-environment happy-dom

import { cleanup, render, screen, within } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { type SegmentFigure, traceUnder } from "@valora/valuation";
import type { StatementPeriod } from "@valora/valuation/statements";
import { afterEach, describe, expect, it } from "vitest";
import { showStatements } from "../../../core/fundamentals/use-cases/show-statements.ts";
import { statementsTable } from "../../../documents/statements-table.ts";
import type { Language } from "../../../messages/languages.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { StatementsPage } from "./statements-page.tsx";

const context = { marketData: createMarketData(), now: () => new Date("2026-09-01") };

afterEach(cleanup);

async function open(ticker: string, period: StatementPeriod, { language = "en", view = "" } = {}) {
  const { trace, ...answer } = await showStatements(context, { ticker, period });
  const derived = trace.nodes.flatMap((node) => (node.name === "quarterByDifference" ? [node.id] : []));
  const address = `/analysis/${ticker}/statements?period=${period}${view}`;
  const page = <StatementsPage statements={{ ...answer, derived }} shown={null} />;
  render(await staged(page, language as Language, address));
}

const rowOf = (region: string, row: RegExp) =>
  within(screen.getAllByRole("region", { name: region }).at(-1) ?? document.body).getByRole("row", { name: row });

describe("statements of quarters", () => {
  it("have heads with their last day and length, latest first, and derived figures in italics", async () => {
    await open("AAPL", "quarterly");
    expect(screen.getAllByRole("columnheader", { name: /28\sMar\s2026\s*3 months/ })).not.toHaveLength(0);
    const cells = within(rowOf("Income statement", /^Revenue/)).getAllByRole("cell");
    expect(cells).toHaveLength(12);
    expect(cells[0]?.textContent).toBe("111,184");
    expect(cells[2]?.textContent).toBe("102,466");
    expect(cells.map((cell) => cell.className.includes("worked-out")).slice(0, 4)).toEqual([false, false, true, false]);
    expect(screen.getByText(/the fourth quarter is the year less nine months/)).toBeTruthy();
    expect(screen.getByText(/worked out from the annual statements/)).toBeTruthy();
  });

  it("grow over the same quarter of the year before: 111,184 over 95,359", async () => {
    await open("AAPL", "quarterly", { view: "&view=growth" });
    expect(within(rowOf("Income statement", /^Revenue/)).getAllByRole("cell")[0]?.textContent).toBe("+16.6%");
    expect(screen.getByRole("link", { name: "Figures" }).getAttribute("href")).toMatch(/\?period=quarterly$/);
    expect(screen.getByRole("link", { name: "Annual" }).getAttribute("href")).toMatch(/\?view=growth$/);
  });
});

it("keep the source that the address chooses in every link, in the file and in the traces of figures", async () => {
  await open("AAPL", "annual", { view: "&source=bundled" });
  const hrefs = [
    "Valuation",
    "Ratios and quality",
    "Multiples",
    "Data",
    "Quarterly",
    "Year-on-year change",
    "Download CSV",
  ];
  for (const name of hrefs)
    expect(screen.getByRole("link", { name }).getAttribute("href"), name).toMatch(/[?&]source=bundled(?:&|$)/);
  const traced = document.querySelector("[data-trace-at]")?.getAttribute("data-trace-at");
  expect(traced).toBe("/api/v1/figures?ticker=AAPL&source=bundled");
});

describe("statements as they were known on a day", () => {
  const openAsOf = async (day: string, language: Language) => {
    const { trace: _, ...answer } = await showStatements(context, { ticker: "AAPL", asOf: day });
    const page = <StatementsPage statements={{ ...answer, derived: [] }} shown={null} />;
    render(await staged(page, language, `/analysis/AAPL/statements?asOf=${day}&view=figures&lang=${language}`));
  };

  it.each([
    ["es", /tal como se conocían el 5\snov\s2018/, /Aún no se habían presentado: 28\ssept?\s2019/i, "Ver las de hoy"],
    ["en", /as they were known on 5\sNov\s2018/, /Not filed yet: 28\sSept?\s2019/, "Show today’s"],
    ["it", /noti il 5\snov\s2018/, /Non ancora depositati: 28\sset\s2019/, "Mostra quelli di oggi"],
  ] as const)(
    "say so in %s, name what was not filed, and keep the rest of the address",
    async (language, said, missing, today) => {
      await openAsOf("2018-11-05", language);
      expect(screen.getByText(said)).toBeTruthy();
      expect(screen.getByText(missing)).toBeTruthy();
      const field = document.querySelector("input[name=asOf]");
      expect(field instanceof HTMLInputElement && [field.type, field.value]).toEqual(["date", "2018-11-05"]);
      expect(document.querySelector("form input[type=hidden][name=view]")?.getAttribute("value")).toBe("figures");
      expect(screen.getByRole("link", { name: today }).getAttribute("href")).not.toContain("asOf");
    },
  );

  it("show what was first filed beside what a later filing made of it, with both documents", async () => {
    await openAsOf("2018-11-05", "en");
    const table = screen.getByRole("region", { name: "Restated figures: first and later" });
    const row = within(table)
      .getAllByRole("row")
      .find(
        (each) => /Operating cash flow/.test(each.textContent ?? "") && /24\sSept?\s2016/.test(each.textContent ?? ""),
      );
    expect(row?.textContent).toMatch(/65,824.*66,231/);
    const links = within(row ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href")?.includes("sec.gov"))).toEqual([true, true]);
  });

  it("show it in the derivation of the figure too", async () => {
    const { trace, ...answer } = await showStatements(context, { ticker: "AAPL" });
    const node = trace.nodes.find(
      (each) => each.kind === "figure" && each.name === "operatingCashFlow" && each.fiscalYearEnd === "2016-09-24",
    );
    const shown = node ? traceUnder(trace, node.id) : null;
    const page = <StatementsPage statements={{ ...answer, derived: [] }} shown={shown} />;
    render(await staged(page, "en", `/analysis/AAPL/statements?trace=${node?.id}`));
    const told = document.querySelector(".told-side-by-side");
    expect(told?.textContent).toMatch(/First filed65,824.*Later66,231/);
    expect(told?.querySelectorAll("a[href*='sec.gov']")).toHaveLength(2);
  });

  it("keep the day on the way to growth, quarters and ratios", async () => {
    await openAsOf("2018-11-05", "en");
    for (const name of ["Year-on-year change", "Quarterly", "Ratios and quality"])
      expect(screen.getByRole("link", { name }).getAttribute("href"), name).toContain("asOf=2018-11-05");
    expect(screen.getByRole("link", { name: "Download CSV" }).getAttribute("href")).toContain("asOf=2018-11-05");
  });
});

describe("statements of the last twelve months", () => {
  it.each([
    ["es", /Más 12 meses hasta el 27\sSept?\s2025/i, /Menos 6 meses hasta el 29\smar\s2025/],
    ["en", /Plus 12 months to 27\sSep\s2025/, /Less 6 months to 29\sMar\s2025/],
    ["it", /Più 12 mesi al 27\sset\s2025/, /Meno 6 mesi al 29\smar\s2025/],
  ])("say in %s which filings they are made of", async (language, plus, minus) => {
    await open("AAPL", "ttm", { language });
    expect(screen.getByText(plus)).toBeTruthy();
    expect(within(screen.getByText(minus)).getByRole("link").getAttribute("href")).toContain("sec.gov");
  });
});

describe("a source of years alone", () => {
  it("is told in a sentence with who would have the quarters, and no empty table", async () => {
    await open("KO", "quarterly");
    expect(screen.getByText(/has whole fiscal years only. SEC EDGAR has the quarters/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByRole("link", { name: "Quarterly" }).getAttribute("aria-current")).toBe("true");
  });
});

describe("statements by segment", () => {
  const part = (member: string, label: string, value: number, kind: SegmentFigure["kind"] = "part"): SegmentFigure => ({
    axis: "business",
    member,
    label,
    language: member.startsWith("ex:") ? "es" : null,
    kind,
    name: "revenue",
    value: value * 1e6,
    fiscalYearEnd: "2025-09-27",
    accession: "549300-2025",
    filedAt: "2025-11-01",
    origin: "annualReportXbrl",
  });
  // Apple's revenue of 2025 is 416,161 million
  const elimination = part("EliminationOfIntersegmentAmountsMember", "Elimination", -839, "elimination");
  const whole = [part("ex:TelefonosMember", "Teléfonos", 307_000), part("ex:ServiciosMember", "Servicios", 110_000)];

  async function openWith(segments: readonly SegmentFigure[] | undefined, language: Language) {
    const { marketData } = context;
    const answered: typeof marketData.fundamentalsOf = async (...asked) => {
      const answer = await marketData.fundamentalsOf(...asked);
      return { ...answer, fundamentals: { ...answer.fundamentals, ...(segments && { segments }) } };
    };
    const world = { ...context, marketData: { ...marketData, fundamentalsOf: answered } };
    const { trace: _, ...answer } = await showStatements(world, { ticker: "AAPL" });
    const page = <StatementsPage statements={{ ...answer, derived: [] }} shown={null} />;
    render(await staged(page, language, `/analysis/AAPL/statements?lang=${language}`));
    return answer;
  }

  it.each([
    ["es", "Ingresos, por segmento", "Eliminaciones entre segmentos", /En 2025 las partes suman el total/],
    ["en", "Revenue by segment", "Intersegment eliminations", /In 2025 the parts add up to the whole/],
    ["it", "Ricavi per settore", "Elisioni tra settori", /Nel 2025 le parti danno il totale/],
  ] as const)("add up to the whole in %s, in the words of the company", async (language, title, between, said) => {
    await openWith([...whole, elimination], language);
    const cells = within(rowOf(title, /^Teléfonos/)).getAllByRole("cell");
    expect(cells[0]?.textContent?.replaceAll(/\D/g, "")).toBe("307000");
    expect(rowOf(title, new RegExp(`^${between}`))).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it("say how much is missing where they do not add up", async () => {
    await openWith([...whole.slice(0, 1), part("ex:ServiciosMember", "Servicios", 100_000)], "en");
    // 416,161 − 407,000
    expect(screen.getByText(/In 2025 the parts do not add up to the whole/).textContent).toContain("9,161.0 million");
  });

  it.each([
    [undefined, /gives no figures by segment or region/],
    [[], /tag no figures by segment or region/],
  ])("say why there are none: %j", async (segments, said) => {
    await openWith(segments, "en");
    expect(screen.getByText(said)).toBeTruthy();
  });

  it("leave in the table of the file too, the rest of the whole with them", async () => {
    const { marketData } = context;
    const { fundamentals } = await marketData.fundamentalsOf("AAPL");
    const world = {
      ...context,
      marketData: {
        ...marketData,
        fundamentalsOf: async (...asked: Parameters<typeof marketData.fundamentalsOf>) => ({
          ...(await marketData.fundamentalsOf(...asked)),
          fundamentals: { ...fundamentals, segments: whole },
        }),
      },
    };
    const lines = statementsTable(await showStatements(world, { ticker: "AAPL" })).split("\r\n");
    expect(lines[0]).toMatch(/,filedAt,part,partElement$/);
    expect(lines).toContain(
      "1,AAPL,USD,business,revenue,2025-09-27,307000000000,money,annualReportXbrl,549300-2025,2025-11-01,Teléfonos,ex:TelefonosMember",
    );
    expect(lines.find((line) => line.startsWith("1,AAPL,USD,business,revenue,2025-09-27,-839"))).toMatch(
      /,outsideSegments,$/,
    );
  });
});
