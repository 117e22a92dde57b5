import { expect, it } from "vitest";
import { load } from "../route-call-contract.ts";

type Answer = { kind: string; failed?: { code: string; nearest: { ticker: string }[] } };
const offered = async (symbol: string) => {
  const { data } = await load(`/analysis/${symbol}`);
  const { failed } = data as Answer; // the test asks for what fails
  return { code: failed?.code, tickers: failed?.nearest.map(({ ticker }) => ticker) };
};

it.each([
  ["DIA", ["DIA.MI", "DIA.MC"]],
  ["CAF", ["CAF.MC"]],
  ["DSM", ["DSFIR.AS"]],
])("%s is a fund, and offers the shares that are called so", async (symbol, shares) => {
  const { code, tickers } = await offered(symbol);
  expect(code).toBe("assetUnsupported");
  expect(tickers).toEqual(shares);
});

it.each(["SPY", "BAC.PR.K"])("%s is not valued, and no share is called so", async (symbol) => {
  expect(await offered(symbol)).toEqual({ code: "assetUnsupported", tickers: [] });
});
