// @vitest-environment happy-dom

import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { choiceOf } from "../controls/analysis-choice.ts";
import { openFiles, openPage, shownValue } from "./opened-page-contract.tsx";

openFiles();

describe("the result page of a real company", () => {
  it.each([
    [null, "base de datos local"],
    ["fmp", "Financial Modeling Prep"],
    ["finnhub", "Finnhub"],
    ["tiingo", "Tiingo"],
  ])("names the provider of the price, %s, whatever the provider of the accounts", async (source, name) => {
    await openPage("AAPL", "/analysis/AAPL", source);
    expect(document.querySelector(".company-date")?.textContent).toMatch(new RegExp(`^Cierre del .* · ${name}$`));
  });

  it.each([
    ["the characters escaped", "?figures=revenue.2025-09-28%3A1USD&scenario=neutral"],
    ["the parameters in another order", "?scenario=neutral&figures=revenue.2025-09-28:1USD"],
  ])("begins with the question as the server read it, which holds %s", async (_, search) => {
    const choice = choiceOf(new URLSearchParams());
    const address = "/analysis/AAPL?figures=revenue.2025-09-28:1USD&scenario=neutral";
    await openPage("AAPL", address, null, { read: { search, choice } });
    expect(document.querySelectorAll(".controls-form, .expert-form")).toHaveLength(2);
    // The server left out a figure that the accounts do not take: so does the page, or React would find two pages in one.
    expect(document.querySelector(":is(.controls-form, .expert-form) input[name=figures]")).toBeNull();
  });

  it("says that a rate is missing, not accounts, where the price is in another currency", async () => {
    await openPage("MT.AS", "/analysis/MT.AS");
    const line = document.querySelector(".price-line [role=status]");
    expect(line?.textContent).toMatch(/^Su precio está en € y sus cuentas en US\$\./);
    expect(line?.querySelector("a")?.getAttribute("href")).toBe("/docs/sources");
    expect(screen.queryByText("Cómo conseguir sus cuentas")).toBeNull();
    expect(screen.queryByLabelText("Precio de hoy", { exact: false })).toBeNull();
  });

  it("copies the whole address, with what the reader has chosen and in the reader's language, and says so", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    await openPage("AAPL", "/analysis/AAPL?scenario=optimistic");
    fireEvent.change(screen.getByLabelText("Margen operativo objetivo"), { target: { value: "45" } });
    const button = screen.getByRole("button", { name: "Copiar el enlace" });
    fireEvent.click(button);
    const said = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    await vi.waitFor(() => expect(said?.textContent).toBe("Enlace copiado, con todos los supuestos."));
    expect(said?.getAttribute("role")).toBe("status");
    expect(copied).toEqual([`${location.origin}/analysis/AAPL?scenario=optimistic&margin=0.45&lang=es`]);
  });

  it("calls the rate of a bank the cost of equity: in the bar, on the phone, in chips, axes and reasons", async () => {
    await openPage("JPM", "/analysis/JPM?wacc=0.1&g=0.05&open=sensitivity,tornado,assumptions&note-wacc=Basilea");
    expect(screen.getAllByLabelText("Coste de los recursos propios (Ke) en porcentaje").length).toBeGreaterThan(0);
    const inBar = document.querySelector(".controls .rate-control .term");
    expect(inBar?.textContent, "a name that has room beside its computed value").toBe("Ke");
    expect(screen.getByText(/^Coste de recursos propios 10,0/)).toBeTruthy();
    expect(screen.getByText(/^Coste de los recursos propios \(Ke\) .* pasa a 10,0/)).toBeTruthy();
    const page = document.querySelector(".analysis");
    for (const aside of page?.querySelectorAll(".term-meaning, .trace-steps, script") ?? []) aside.remove();
    expect(page?.textContent).not.toMatch(/.{0,60}WACC.{0,60}/);
  });

  it("says one year in the singular: in the bar, the expert fields, the last settings and the reverse valuation", async () => {
    await openPage("AAPL", "/analysis/AAPL?horizon=1&fadeYears=1&open=expert,reverse");
    expect(document.querySelector(".horizon-control .number-box > span")?.textContent).toBe("año");
    const fade = document.querySelector(".expert-form input[name=fadeYearsText]");
    expect(fade?.nextElementSibling?.textContent).toBe("año");
    const [box] = screen.getAllByRole("spinbutton", { name: "Horizonte en años" });
    if (box) fireEvent.change(box, { target: { value: "3" } });
    await vi.waitFor(() => expect(document.querySelector(".analysis")?.textContent).toContain("3 años"));
    expect(document.querySelector(".analysis")?.textContent).not.toMatch(/.{0,30}\b1 (?:años|veces)\b/);
  });

  it("keeps what was typed out of range, says why, and leaves the value alone", async () => {
    await openPage("AAPL");
    const before = shownValue("Descuento de flujos");
    const field = screen.getAllByLabelText("WACC en porcentaje")[0] as HTMLInputElement;
    fireEvent.change(field, { target: { value: "90" } });
    fireEvent.blur(field);
    expect(field.value).toBe("90");
    expect(screen.getByText(/entre 0,5 % y 50,0 %/)).toBeTruthy();
    expect(shownValue("Descuento de flujos")).toBe(before);
  });

  it("names the share's ISIN and leads to the other classes that have accounts", async () => {
    await openPage("AAPL");
    expect(screen.getByText(/ISIN US0378331005/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "GOOG" }).getAttribute("href")).toBe("/analysis/GOOG");
    expect(screen.queryByRole("link", { name: "SAN" })).toBeNull();
    expect(screen.getByText(/SAN \(certificado, sin cuentas\)/)).toBeTruthy();
  });

  it("answers a growth above the discount rate with two fixes instead of numbers", async () => {
    await openPage("AAPL", "/analysis/AAPL?wacc=0.03&g=0.05");
    const alert = screen.getByRole("alert");
    const [setGrowth] = within(alert).getAllByRole("link");
    expect(screen.queryByRole("article", { name: "Descuento de flujos" })).toBeNull();
    if (setGrowth) fireEvent.click(setGrowth);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("article", { name: "Descuento de flujos" })).toBeTruthy();
  });

  it("opens the formula filled in, and each figure down to the filing", async () => {
    await openPage("AAPL", "/analysis/AAPL?how=discountedCashFlow");
    const panel = screen.getByRole("region", { name: /Cómo llega el descuento de flujos/ });
    expect(within(panel).getAllByText("WACC").length).toBeGreaterThan(0);
    const filing = panel.querySelector('a[href^="https://www.sec.gov/Archives/edgar/data/320193/"]');
    expect(filing?.getAttribute("href")).toMatch(/\/\d{18}\/\d{10}-\d{2}-\d{6}-index\.htm$/);
  });

  it("tells why a bank has no free cash flow, and points to what to read instead", async () => {
    await openPage("JPM");
    const card = screen.getByRole("article", { name: "Descuento de flujos" });
    expect(within(card).getByText(/Su deuda forma parte del negocio/)).toBeTruthy();
    const [instead, anyway] = within(card).getAllByRole("link");
    expect(instead?.getAttribute("href")).toMatch(/^#/);
    expect(anyway?.getAttribute("href")).toBe("/analysis/JPM?force=discountedCashFlow#discountedCashFlow");
  });
});
