// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "../../../../messages/languages.ts";
import { staged } from "../page/render-with-messages.tsx";
import { WatchButton } from "./watch-button.tsx";

afterEach(cleanup);

type Shown = { isWatched: boolean | null; price: number | null; language?: Language };

/** The names of links and buttons, and what the form sends besides the button. */
async function shown({ isWatched, price, language = "en" }: Shown) {
  const address = price === null ? "/analysis/KO" : `/analysis/KO?price=${price}`;
  const button = <WatchButton ticker="KO" name="Coca-Cola" isWatched={isWatched} price={price} address={address} />;
  const { container } = render(await staged(button, language));
  const form = container.querySelector("form");
  return {
    links: screen.queryAllByRole("link").map((link) => link.getAttribute("href")),
    buttons: screen.queryAllByRole("button").map((each) => each.getAttribute("aria-label") ?? each.textContent),
    sent: form && Object.fromEntries(new FormData(form)),
  };
}

describe("following a company from its result", () => {
  it("takes the reader's own price along", async () => {
    const { buttons, sent } = await shown({ isWatched: false, price: 61.5 });
    expect(buttons).toEqual(["Follow at your price"]);
    expect(sent).toEqual({ ticker: "KO", return: "/analysis/KO?price=61.5", price: "61.5" });
  });

  it("notes that price in the list of a reader who follows it already", async () => {
    const { links, buttons, sent } = await shown({ isWatched: true, price: 0.0001, language: "es" });
    expect(links).toEqual(["/watchlist"]);
    expect(buttons).toEqual(["Anotar tu precio en la lista"]);
    expect(sent).toMatchObject({ ticker: "KO", price: "0.0001" });
  });

  it("sends no price where the market's is shown", async () => {
    expect(await shown({ isWatched: false, price: null })).toMatchObject({
      buttons: ["Follow Coca-Cola"],
      sent: { ticker: "KO", return: "/analysis/KO" },
    });
    cleanup();
    expect(await shown({ isWatched: true, price: null })).toMatchObject({ buttons: [], sent: null });
  });

  it("leads a visitor to sign in, and back to the page at that price", async () => {
    const { links, sent } = await shown({ isWatched: null, price: 61.5 });
    expect(links).toEqual(["/auth?return=%2Fanalysis%2FKO%3Fprice%3D61.5"]);
    expect(sent).toBeNull();
  });
});
