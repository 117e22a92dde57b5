// @vitest-environment happy-dom

import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openFiles, openPage, pageFiles, shownValue } from "./opened-page-contract.tsx";

openFiles();

describe("assumptions that a reader changes", () => {
  it("recomputes at once when a rate is typed with a decimal comma", async () => {
    await openPage("AAPL");
    const before = shownValue("Descuento de flujos");
    const field = screen.getAllByLabelText("WACC en porcentaje")[0] as HTMLInputElement;
    fireEvent.change(field, { target: { value: "7,5" } });
    expect(shownValue("Descuento de flujos")).toBeGreaterThan(before);
    expect(screen.getByText(/pasa a 7,5/)).toBeTruthy();
  });

  it("takes an expert's lever at once, marks it, and leaves the calculation's own number beside it", async () => {
    await openPage("AAPL");
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

  it("holds an assumption against the company's history only where it has one, else against an average", async () => {
    await openPage("AAPL");
    const said = [...document.querySelectorAll(".sanity li")].map((line) => line.textContent ?? "");
    const [withHistory, without] = [
      said.filter((text) => /Rango de/.test(text)),
      said.filter((text) => !/Rango de/.test(text)),
    ];
    for (const text of withHistory) expect(text).toMatch(/historia|histórica/);
    expect(without.length).toBeGreaterThan(1);
    for (const text of without) expect(text).toMatch(/media de su sector\.|crecimiento de la economía/);
    expect(said.at(-1)).toContain("Compatible con el crecimiento de la economía.");
  });

  it("keeps why an assumption is changed, shows it with the changes, and forgets it with them", async () => {
    await openPage("AAPL");
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
    await openPage("AAPL");
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
      pageFiles
        .get("AAPL")
        ?.peers.slice(0, 2)
        .map(({ ticker }) => ticker) ?? [];
    await openPage("AAPL", `/analysis/AAPL?peers=${peers.join()}`);
    expect(screen.getByText(/con menos de 5 comparables que lo tengan, el método usa en su lugar/)).toBeTruthy();
    expect(screen.getByText("2 comparables, elegidas por ti")).toBeTruthy();
  });

  it("takes years of the projection one by one, each a change, and gives them all back to the calculation", async () => {
    // Fetched when a panel opens; here before, so that no slow machine decides.
    await import("../controls/years/year-editor.tsx");
    await openPage("AAPL", "/analysis/AAPL?how=discountedCashFlow&growthByYear=,0.2");
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
    await openPage("JPM");
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
    await openPage("JPM", "/analysis/JPM?persistence=0.8");
    expect(screen.queryByLabelText("Margen operativo objetivo")).toBeNull();
    expect((screen.getByLabelText("Persistencia del beneficio residual") as HTMLInputElement).value).toBe("80,0");
    expect(screen.getByText(/¿Es sostenible un ROE del/)).toBeTruthy();
  });
});
