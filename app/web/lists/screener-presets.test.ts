import { expect, it } from "vitest";
import { presetOf, presetSearch, screenerPresets } from "./screener-presets.ts";
import { screenerRequest } from "./screener-request.ts";

const listAt = (search: string) => screenerRequest(new URLSearchParams(search));

it.each(screenerPresets)("reads the address of %s as it was written, and knows it again", (preset) => {
  const list = listAt(presetSearch(preset, [["lang", "it"]]));
  if (list.kind !== "list") throw new Error("An address of a ready list is canonical.");
  expect(list.refused).toEqual([]);
  expect(presetOf(list.entries)).toBe(preset);
});

it("keeps the language, the view and the rows of a page, and leaves other filters behind", () => {
  expect(
    presetSearch("spainAndItaly", [
      ["sector", "energy"],
      ["lang", "en"],
      ["view", "relative"],
      ["page", "3"],
    ]),
  ).toBe("?lang=en&view=relative&country=ES,IT");
});

it("is no ready list once a filter differs", () => {
  expect(
    presetOf([
      ["country", "ES,IT"],
      ["sector", "energy"],
    ]),
  ).toBeNull();
});
