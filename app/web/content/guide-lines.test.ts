import { expect, it } from "vitest";
import { languages } from "../../messages/languages.ts";
import { includedProduct } from "../routes/route-call-contract.ts";
import { guideLines } from "./content.server.ts";

it.each(languages)("leads from home to the guides in the order in which they are read, in %s", async (language) => {
  const lines = await guideLines(includedProduct.content, language);
  expect(lines.map(({ slug }) => slug)).toEqual([
    "fcf-calculation-guide",
    "roic-calculation-guide",
    "comparable-multiples-guide",
  ]);
});
