import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AskedRatio, RatioPlace } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { SavedRatioLinks } from "./saved-ratio-links.tsx";

const saved = [
  { name: "Cash yield", expression: "freeCashFlow / marketValue" },
  { name: "Margin", expression: "netMargin" },
];
const shown = (place: RatioPlace, expression: string): AskedRatio => ({ place, expression, unit: "rate" });

async function linksOf(ratios: readonly AskedRatio[], address: string) {
  const markup = renderToStaticMarkup(await staged(<SavedRatioLinks saved={saved} ratios={ratios} />, "es", address));
  return [...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, name]) => [
    to?.replaceAll("&amp;", "&"),
    name,
  ]);
}

it("shows a saved ratio in the first free place of what the page shows", async () => {
  const address = "/screener?country=ES&ratio=roa&ratio3=roe&page=2";
  expect(await linksOf([shown("ratio", "roa"), shown("ratio3", "roe")], address)).toEqual([
    ["/screener?country=ES&ratio=roa&ratio3=roe&ratio2=freeCashFlow+%2F+marketValue", "Cash yield"],
    ["/screener?country=ES&ratio=roa&ratio3=roe&ratio2=netMargin", "Margin"],
  ]);
});

it("takes the place of a formula that cannot be read", async () => {
  expect(await linksOf([], "/compare?tickers=KO&ratio=roe+%2B")).toContainEqual([
    "/compare?tickers=KO&ratio=netMargin",
    "Margin",
  ]);
});

it("offers none that is shown already, and nothing where no place is free", async () => {
  expect((await linksOf([shown("ratio", "netMargin")], "/screener?ratio=netMargin")).map(([, name]) => name)).toEqual([
    "Cash yield",
  ]);
  const three = (["ratio", "ratio2", "ratio3"] as const).map((place) => shown(place, place));
  expect(await linksOf(three, "/screener")).toEqual([]);
});
