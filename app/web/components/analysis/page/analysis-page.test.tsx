// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import { companyFile } from "../../../../core/analysis/use-cases/company-file.ts";
import { choiceOf } from "../controls/analysis-choice.ts";
import { AnalysisPage } from "./analysis-page.tsx";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import { staged } from "./render-with-messages.tsx";

const files = new Map<string, PredictedFile>();

beforeAll(async () => {
  const marketData = await createMarketData();
  for (const ticker of ["AAPL", "JPM"])
    files.set(
      ticker,
      companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf(ticker), "2026-09-01"),
    );
});

afterEach(cleanup);

async function open(
  ticker: string,
  address = `/analysis/${ticker}`,
  priceSource: string | null = null,
  more: Partial<AnalysisPageData> = {},
) {
  const known = files.get(ticker);
  if (!known) throw new Error(`${ticker} is not bundled`);
  const { quote } = known.fundamentals;
  const file =
    priceSource === null || quote === null
      ? known
      : { ...known, fundamentals: { ...known.fundamentals, quote: { ...quote, source: priceSource } } };
  const data = {
    otherListings: [
      { ticker: "GOOG", exchange: "Nasdaq", kind: "commonShare", hasData: true },
      { ticker: "SAN", exchange: null, kind: "depositaryReceipt", hasData: false },
    ],
    isin: "US0378331005",
    file,
    provider: "bundled",
    skipped: [],
    notes: [],
    refused: {},
    analysedAt: "2026-08-20T22:15:00Z",
    version: "0.1.0",
    ...more,
  };
  render(await staged(<AnalysisPage data={data} />, "es", address));
}

const shownValue = (method: string) => {
  const card = screen.getByRole("article", { name: method });
  return Number((card.querySelector(".card-value span")?.textContent ?? "").replace(".", "").replace(",", "."));
};

describe("the result page of a real company", () => {
  it.each([
    [null, "base de datos local"],
    ["fmp", "Financial Modeling Prep"],
    ["finnhub", "Finnhub"],
    ["tiingo", "Tiingo"],
  ])("names the provider of the price, %s, whatever the provider of the accounts", async (source, name) => {
    await open("AAPL", "/analysis/AAPL", source);
    expect(document.querySelector(".company-date")?.textContent).toMatch(new RegExp(`^Cierre del .* · ${name}$`));
  });

  it.each([
    ["the characters escaped", "?figures=revenue.2025-09-28%3A1USD&scenario=neutral"],
    ["the parameters in another order", "?scenario=neutral&figures=revenue.2025-09-28:1USD"],
  ])("begins with the question as the server read it, which holds %s", async (_, search) => {
    const choice = choiceOf(new URLSearchParams());
    const address = "/analysis/AAPL?figures=revenue.2025-09-28:1USD&scenario=neutral";
    await open("AAPL", address, null, { read: { search, choice } });
    expect(document.querySelectorAll(".controls-form, .expert-form")).toHaveLength(2);
    // The server left out a figure that the accounts do not take: so does the page, or React would find two pages in one.
    expect(document.querySelector(":is(.controls-form, .expert-form) input[name=figures]")).toBeNull();
  });

  it("copies the whole address, with what the reader has chosen and in the reader's language, and says so", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    await open("AAPL", "/analysis/AAPL?scenario=optimistic");
    fireEvent.change(screen.getByLabelText("Margen operativo objetivo"), { target: { value: "45" } });
    const button = screen.getByRole("button", { name: "Copiar el enlace" });
    fireEvent.click(button);
    const said = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    await vi.waitFor(() => expect(said?.textContent).toBe("Enlace copiado, con todos los supuestos."));
    expect(said?.getAttribute("role")).toBe("status");
    expect(copied).toEqual([`${location.origin}/analysis/AAPL?scenario=optimistic&margin=0.45&lang=es`]);
  });

  it("calls the rate of a bank the cost of equity: in the bar, on the phone, in chips, axes and reasons", async () => {
    await open("JPM", "/analysis/JPM?wacc=0.1&g=0.05&open=sensitivity,tornado,assumptions&note-wacc=Basilea");
    expect(screen.getAllByLabelText("Coste de los recursos propios (Ke) en porcentaje").length).toBeGreaterThan(0);
    expect(screen.getByText(/^Coste de recursos propios 10,0/)).toBeTruthy();
    expect(screen.getByText(/^Coste de los recursos propios \(Ke\) .* pasa a 10,0/)).toBeTruthy();
    const page = document.querySelector(".analysis");
    for (const aside of page?.querySelectorAll(".term-meaning, .trace-steps, script") ?? []) aside.remove();
    expect(page?.textContent).not.toMatch(/.{0,60}WACC.{0,60}/);
  });

  it("recomputes at once when a rate is typed with a decimal comma", async () => {
    await open("AAPL");
    const before = shownValue("Descuento de flujos");
    const field = screen.getAllByLabelText("WACC en porcentaje")[0] as HTMLInputElement;
    fireEvent.change(field, { target: { value: "7,5" } });
    expect(shownValue("Descuento de flujos")).toBeGreaterThan(before);
    expect(screen.getByText(/pasa a 7,5/)).toBeTruthy();
  });

  it("takes an expert's lever at once, marks it, and leaves the calculation's own number beside it", async () => {
    await open("AAPL");
    const before = shownValue("Descuento de flujos");
    const field = screen.getByLabelText("Margen operativo objetivo") as HTMLInputElement;
    expect(field.placeholder).toMatch(/^\d+,\d$/);
    fireEvent.change(field, { target: { value: "45" } });
    expect(shownValue("Descuento de flujos")).toBeGreaterThan(before);
    expect(screen.getByText(/Margen operativo objetivo: 45,0/)).toBeTruthy();
    fireEvent.change(field, { target: { value: "95" } });
    expect(screen.getByText("Escribe un número entre −50,0 y 90,0.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "" } });
    expect(shownValue("Descuento de flujos")).toBe(before);
  });

  it("keeps why an assumption is changed, shows it with the changes, and forgets it with them", async () => {
    await open("AAPL");
    expect(screen.queryByText("Escribir por qué")).toBeNull();
    fireEvent.change(screen.getByLabelText("Margen operativo objetivo"), { target: { value: "45" } });
    const value = shownValue("Descuento de flujos");
    expect(screen.getByText("Escribir por qué").getAttribute("href")).toBe("#reasons");
    const field = screen.getByLabelText("Por qué: Margen operativo objetivo");
    fireEvent.blur(field, { target: { value: " Servicios:\tla mitad <b> " } });
    const said = "Margen operativo objetivo: «Servicios: la mitad <b>»";
    expect(screen.getByText(said).getAttribute("href")).toBe("#reasons");
    expect(screen.queryByText("Escribir por qué")).toBeNull();
    expect(shownValue("Descuento de flujos")).toBe(value);
    const link = screen.getByRole("button", { name: "Copiar el enlace" }).dataset.copy;
    expect(link).toBe("/analysis/AAPL?margin=0.45&note.margin=Servicios%3A+la+mitad+%3Cb%3E&lang=es");
    fireEvent.click(screen.getByRole("link", { name: "Volver al cálculo" }));
    expect(screen.queryByText(said)).toBeNull();
  });

  it("takes a peer away at once, counts it as the reader's, and puts it back to the same value", async () => {
    await open("AAPL");
    const before = shownValue("Múltiplos comparables");
    const removals = () => document.querySelectorAll<HTMLElement>("#peers .peer-table a.button");
    fireEvent.click(screen.getByRole("link", { name: "Comparables" }));
    const count = removals().length;
    expect(count).toBeGreaterThan(5);
    expect(removals()[0]?.getAttribute("aria-label")).toMatch(/^Quitar .+ de las comparables$/);
    fireEvent.click(removals()[0] as HTMLElement);
    expect(removals()).toHaveLength(count - 1);
    expect(screen.getByText(`${count - 1} comparables, elegidas por ti`)).toBeTruthy();
    expect(screen.getByText(`${count - 1} comparables tuyas`)).toBeTruthy();
    expect(shownValue("Múltiplos comparables")).not.toBe(before);
    fireEvent.click(document.querySelector(".peers-back a.chip") as HTMLElement);
    expect(shownValue("Múltiplos comparables")).toBe(before);
    expect(screen.getByText(`${count} comparables, por actividad y tamaño`)).toBeTruthy();
  });

  it("says that the sector's average stands in when fewer than five peers are left", async () => {
    const peers =
      files
        .get("AAPL")
        ?.peers.slice(0, 2)
        .map(({ ticker }) => ticker) ?? [];
    await open("AAPL", `/analysis/AAPL?peers=${peers.join()}`);
    expect(screen.getByText(/con menos de 5 comparables que lo tengan, el método usa en su lugar/)).toBeTruthy();
    expect(screen.getByText("2 comparables, elegidas por ti")).toBeTruthy();
  });

  it("takes years of the projection one by one, each a change, and gives them all back to the calculation", async () => {
    // Fetched when a panel opens; here before, so that no slow machine decides.
    await import("../controls/years/year-editor.tsx");
    await open("AAPL", "/analysis/AAPL?how=discountedCashFlow&growthByYear=,0.2");
    const first = (await screen.findByLabelText("Crecimiento, año 1", {}, { timeout: 120_000 })) as HTMLInputElement;
    const second = screen.getByLabelText("Crecimiento, año 2") as HTMLInputElement;
    expect([first.value, second.value]).toEqual(["", "20,0"]);
    expect(first.placeholder).toMatch(/^\d+,\d$/);
    const before = shownValue("Descuento de flujos");
    fireEvent.change(screen.getByLabelText("Margen operativo, año 1"), { target: { value: "60" } });
    expect(shownValue("Descuento de flujos")).toBeGreaterThan(before);
    expect(screen.getByText("Crecimiento: 1 año tuyo")).toBeTruthy();
    expect(screen.getByText("Margen: 1 año tuyo")).toBeTruthy();
    expect(screen.getByText(/¿Es plausible un crecimiento del 20,0.% en el año 2\?/)).toBeTruthy();
    fireEvent.change(first, { target: { value: "900" } });
    expect(screen.getByText("Escribe un número entre −90,0 y 200,0.")).toBeTruthy();
    fireEvent.change(first, { target: { value: "" } });
    fireEvent.click(screen.getByText("Volver a los valores calculados"));
    expect(screen.queryByText(/año tuyo/)).toBeNull();
    expect((screen.getByLabelText("Crecimiento, año 2") as HTMLInputElement).value).toBe("");
  });

  it("takes a company for another kind, and asks a method that does not apply, marked and without a vote", async () => {
    await open("JPM");
    expect(screen.queryByText("Tipo: Aseguradora")).toBeNull();
    const kind = screen.getByLabelText("Tipo de empresa") as HTMLSelectElement;
    expect(kind.value).toBe("");
    fireEvent.change(kind, { target: { value: "insurer" } });
    expect(screen.getByText("Tipo: Aseguradora")).toBeTruthy();
    fireEvent.change(kind, { target: { value: "" } });
    const card = within(screen.getByRole("article", { name: "Descuento de flujos" }));
    fireEvent.click(card.getByText("Valorar de todos modos"));
    expect(screen.getByText("Descuento de flujos: pedido por ti")).toBeTruthy();
    fireEvent.click(screen.getByText("Dejar de pedirlo"));
    expect(screen.queryByText("Descuento de flujos: pedido por ti")).toBeNull();
  });

  it("offers a bank only the levers that its methods have, and asks about the assumptions it has", async () => {
    await open("JPM", "/analysis/JPM?persistence=0.8");
    expect(screen.queryByLabelText("Margen operativo objetivo")).toBeNull();
    expect((screen.getByLabelText("Persistencia del beneficio residual") as HTMLInputElement).value).toBe("80,0");
    expect(screen.getByText(/¿Es sostenible un ROE del/)).toBeTruthy();
  });

  it("keeps what was typed out of range, says why, and leaves the value alone", async () => {
    await open("AAPL");
    const before = shownValue("Descuento de flujos");
    const field = screen.getAllByLabelText("WACC en porcentaje")[0] as HTMLInputElement;
    fireEvent.change(field, { target: { value: "90" } });
    fireEvent.blur(field);
    expect(field.value).toBe("90");
    expect(screen.getByText(/entre 0,5 % y 50,0 %/)).toBeTruthy();
    expect(shownValue("Descuento de flujos")).toBe(before);
  });

  it("names the share's ISIN and leads to the other classes that have accounts", async () => {
    await open("AAPL");
    expect(screen.getByText(/ISIN US0378331005/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "GOOG" }).getAttribute("href")).toBe("/analysis/GOOG");
    expect(screen.queryByRole("link", { name: "SAN" })).toBeNull();
    expect(screen.getByText(/SAN \(certificado, sin cuentas\)/)).toBeTruthy();
  });

  it("answers a growth above the discount rate with two fixes instead of numbers", async () => {
    await open("AAPL", "/analysis/AAPL?wacc=0.03&g=0.05");
    const alert = screen.getByRole("alert");
    const [setGrowth] = within(alert).getAllByRole("link");
    expect(screen.queryByRole("article", { name: "Descuento de flujos" })).toBeNull();
    if (setGrowth) fireEvent.click(setGrowth);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("article", { name: "Descuento de flujos" })).toBeTruthy();
  });

  it("opens the formula filled in, and each figure down to the filing", async () => {
    await open("AAPL", "/analysis/AAPL?how=discountedCashFlow");
    const panel = screen.getByRole("region", { name: /Cómo llega el descuento de flujos/ });
    expect(within(panel).getAllByText("WACC").length).toBeGreaterThan(0);
    const filing = panel.querySelector('a[href^="https://www.sec.gov/Archives/edgar/data/320193/"]');
    expect(filing?.getAttribute("href")).toMatch(/\/\d{18}\/\d{10}-\d{2}-\d{6}-index\.htm$/);
  });

  it("tells why a bank has no free cash flow, and points to what to read instead", async () => {
    await open("JPM");
    const card = screen.getByRole("article", { name: "Descuento de flujos" });
    expect(within(card).getByText(/Su deuda forma parte del negocio/)).toBeTruthy();
    const [instead, anyway] = within(card).getAllByRole("link");
    expect(instead?.getAttribute("href")).toMatch(/^#/);
    expect(anyway?.getAttribute("href")).toBe("/analysis/JPM?force=discountedCashFlow#discountedCashFlow");
  });
});
