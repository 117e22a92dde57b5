import { expect, it } from "vitest";
import { screenerColumns, usualScreenerColumns } from "../../core/lists/contracts/screener.ts";
import { screenerRequest } from "./screener-request.ts";

const sentWith = (columns: readonly string[]) =>
  screenerRequest(
    new URLSearchParams([
      ["query", ""],
      ["sector", "energy"],
      ...screenerColumns.filter((each) => columns.includes(each)).map((each) => ["columns", each]),
    ]),
  );

it("leaves empty fields and the default columns out of the address", () => {
  expect(sentWith(usualScreenerColumns)).toEqual({ kind: "redirect", search: "?sector=energy" });
});

it("keeps chosen columns, in one word", () => {
  expect(sentWith(["price", "value"])).toEqual({ kind: "redirect", search: "?sector=energy&columns=price,value" });
});
