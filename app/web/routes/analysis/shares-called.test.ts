import { expect, it } from "vitest";
import { load } from "../route-call-contract.ts";

type Answer = { kind: string; failed?: { code: string; commonShare: string | null; nearest: { ticker: string }[] } };
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

it.each([
  ["VOW3.MI", "VOW3.DE"],
  ["BMW.MI", "BMW.DE"],
  ["TEF.MI", "TEF.MC"],
])("%s is a line in Milan of a share that is valued, and leads to %s", async (symbol, share) => {
  expect((await load(`/analysis/${symbol}`)).location).toBe(`/analysis/${share}`);
});

it.each([
  ["GRFS", "GRF.MC"],
  ["GRF-P.MC", "GRF.MC"],
  ["TITR.MI", "TIT.MI"],
])("%s is a preferred share whose company is known by its name, and leads to %s", async (symbol, share) => {
  const { data } = await load(`/analysis/${symbol}`);
  expect((data as Answer).failed?.commonShare).toBe(share);
});

it.each([
  ["BK", "BNY"],
  ["EQR", "VMRK"],
  ["BRK.A", "BRK.B"],
])(
  "%s has no accounts, and offers the line of its company that has them, under whatever name",
  async (symbol, share) => {
    const { code, tickers = [] } = await offered(symbol);
    expect(code).toBe("noStatements");
    expect(tickers[0]).toBe(share);
  },
);

it.each(["SPY", "BAC.PR.K"])("%s is not valued, and no share is called so", async (symbol) => {
  expect(await offered(symbol)).toEqual({ code: "assetUnsupported", tickers: [] });
});
