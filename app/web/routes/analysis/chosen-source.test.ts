import { expect, it } from "vitest";
import type { Product } from "../../../wiring/composition.server.ts";
import { includedProduct, load } from "../route-call-contract.ts";

/** The sources that are asked for, by the answers that ask. */
function listening() {
  const asked: (string | undefined)[] = [];
  const heard = <Query extends { source?: string | undefined }>(query: Query): Query => {
    asked.push(query.source);
    return query;
  };
  const product: Product = {
    ...includedProduct,
    showStatements: (reader, query, signal) => includedProduct.showStatements(reader, heard(query), signal),
    showRatios: (reader, query, signal) => includedProduct.showRatios(reader, heard(query), signal),
    showMultiples: (reader, query, signal) => includedProduct.showMultiples(reader, heard(query), signal),
    showHeldData: (reader, query, signal) => includedProduct.showHeldData(reader, heard(query), signal),
  };
  return { asked, product };
}

it.each([
  ["?source=bundled&wacc=0.09&lang=en", "providerLacksCompany", "/analysis/SPOT?wacc=0.09&lang=en"],
  ["?wacc=0.09&lang=en", "noStatements", null],
])("a listed company without accounts, asked for with %s, is told as %s", async (search, code, ofAllProviders) => {
  const { status, data } = await load(`/analysis/SPOT${search}`);
  expect(status).toBe(404);
  expect(data).toMatchObject({ failed: { code, ofAllProviders } });
});

const pages = ["statements", "ratios", "multiples", "data"];

it.each(pages)("the page of %s asks the source that its address chooses", async (page) => {
  const { asked, product } = listening();
  const { status } = await load(`/analysis/AAPL/${page}?source=bundled`, { product });
  expect([status, asked]).toEqual([200, ["bundled"]]);
});

it.each(pages)("the page of %s chooses none where the address names none that there is", async (page) => {
  const { asked, product } = listening();
  await load(`/analysis/AAPL/${page}?source=unheard-of`, { product });
  await load(`/analysis/AAPL/${page}?source=automatic`, { product });
  expect(asked).toEqual([undefined, undefined]);
});
