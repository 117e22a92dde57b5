import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { TechnicalAnswer } from "../contracts/technical.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

describe("GET /api/v1/technical", () => {
  it("gives every session of the range with the indicators asked for, their source and last day", async () => {
    const response = await ask("/api/v1/technical?ticker=AAPL&range=5y&indicators=rsi,sma");
    expect(response.status).toBe(200);
    const { series } = TechnicalAnswer.parse(await response.json());
    expect(series).toMatchObject({ source: "bundled", to: "2026-04-24", isOld: true, indicators: ["sma", "rsi"] });
    expect(series?.points).toHaveLength(1256);
    expect(Object.keys(series?.points[0] ?? {})).toEqual([
      ...["date", "open", "high", "low", "close", "volume", "sma50", "sma200", "rsi14"],
    ]);
    expect(series?.points[0]).toMatchObject({ close: 131.22, sma50: null, rsi14: null });
  });

  it("says why there are none, and whose there are", async () => {
    const answer = TechnicalAnswer.parse(await (await ask("/api/v1/technical?ticker=KO")).json());
    expect(answer).toMatchObject({ absent: "noSource", series: null, notes: [] });
    expect(answer.included.map(({ ticker }) => ticker)).toContain("ENEL.MI");
  });

  it.each([
    ["?ticker=ZZZZZ", 404, "tickerNotFound"],
    ["?ticker=AAPL&range=10y", 400, "enumInvalid"],
    ["?ticker=AAPL&indicators=rsi,", 400, "enumInvalid"],
    ["?ticker=AAPL&view=candles", 400, "paramUnknown"],
    ["?range=1y", 400, "paramRequired"],
  ])("answers %s with %s, %s", async (search, status, code) => {
    const response = await ask(`/api/v1/technical${search}`);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { code: string }).code).toBe(code);
  });

  it("leaves as comma-separated values, the head alone where there are no prices", async () => {
    const response = await ask("/api/v1/technical.csv?ticker=AAPL&range=3m&indicators=atr");
    expect(response.headers.get("content-disposition")).toContain("valora-AAPL-technical.csv");
    const lines = (await response.text()).trimEnd().split("\r\n");
    const head = "schemaVersion,ticker,currency,source,adjustedFor,date,open,high,low,close,volume,atr14";
    expect(lines[0]).toBe(head);
    expect(lines.at(-1)).toMatch(
      /^1,AAPL,USD,bundled,splitsAndDividends,2026-04-24,[\d.]+,[\d.]+,[\d.]+,[\d.]+,\d+,[\d.]+$/,
    );
    expect((await (await ask("/api/v1/technical.csv?ticker=KO&indicators=atr")).text()).trimEnd()).toBe(head);
  });
});
