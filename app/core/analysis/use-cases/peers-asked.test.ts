import { createMarketData, type MarketData } from "@valora/market-data";
import { valueCompany } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import type { PredictedFile } from "../contracts/predicted-file.ts";
import { companyFile } from "./company-file.ts";
import { withPeersAsked } from "./peers-asked.ts";
import { readAnalysisQuery } from "./read-analysis-query.ts";
import { readPeers } from "./read-peers.ts";

/** As a program asks for them. */
const readPeerList = (peers: string) => readAnalysisQuery(Object.entries({ ticker: "KO", peers })).peers;

let marketData: MarketData;
let file: PredictedFile;

beforeAll(async () => {
  marketData = await createMarketData();
  file = companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf("KO"), "2026-09-01");
});

const asked = (tickers: readonly string[]) => withPeersAsked({ marketData }, file, tickers);
const computed = () => file.peers.map(({ ticker }) => ticker);

describe("the peers that a reader asks for", () => {
  it("bring the figures of those that are not computed ones, of another sector too", () => {
    const answer = asked(["AAPL", "PEP"]);
    expect(answer.refused).toEqual([]);
    expect(answer.file.furtherPeers?.map(({ ticker, match }) => [ticker, match])).toEqual([["AAPL", "unrelated"]]);
    expect(answer.peers).toEqual(["PEP", "AAPL"]);
  });

  it("are no choice when they are the computed ones, in whatever order", () => {
    expect(asked(computed().toReversed())).toMatchObject({ peers: null, refused: [] });
  });

  it.each([
    ["KO", "itself"],
    ["NOSUCHTICKER", "unknown"],
    ["^IBEX", "notCommonShare"],
    ["SAN.MC", "otherCurrency"],
  ])("leave %s out, with the reason %s", (ticker, reason) => {
    expect(asked([ticker, "PEP"])).toMatchObject({ peers: ["PEP"], refused: [{ peer: ticker, reason }] });
  });

  it("count one class of shares of a company", () => {
    expect(asked(["GOOGL", "GOOG"]).refused).toEqual([{ peer: "GOOG", reason: "sameCompany" }]);
  });

  it("give the computed value bit for bit when they are taken away and put back", () => {
    const valueWith = (tickers: readonly string[]) => {
      const { file: compared, peers } = asked(tickers);
      const overrides = peers === null ? {} : { peers };
      return JSON.stringify(valueCompany(compared, { scenario: "neutral", overrides }).summary);
    };
    const plain = JSON.stringify(valueCompany(file, { scenario: "neutral", overrides: {} }).summary);
    const [first = "", ...others] = computed();
    expect(valueWith([...others, "AAPL"])).not.toBe(plain);
    expect(valueWith([...others, first])).toBe(plain);
  });
});

describe("lists of peers", () => {
  it("hold each symbol once, in its canonical spelling", () => {
    expect(readPeerList("pep, KDP,,PEP,brk-b")).toEqual(["PEP", "KDP", "BRK.B"]);
  });

  it("tell what was typed besides that it is there already, and what is no symbol", () => {
    expect(readPeers(["KO,PEP", "pep"])).toEqual({ peers: ["KO", "PEP"], refused: [{ peer: "pep", reason: "twice" }] });
    expect(readPeers(["KO", "coca cola!"]).refused).toEqual([{ peer: "coca cola!", reason: "notSymbol" }]);
  });

  it("have an end", () => {
    const many = Array.from({ length: 22 }, (_, index) => `P${index}`).join();
    const { peers, refused } = readPeers([many]);
    expect(peers).toHaveLength(20);
    expect(refused).toEqual([
      { peer: "P20", reason: "tooMany" },
      { peer: "P21", reason: "tooMany" },
    ]);
  });

  it.each([
    ["", "none"],
    [" , ", "none"],
    ["KO,?", "notSymbol"],
  ])("are refused as a whole where programs ask: %j", (text, reason) => {
    expect(() => readPeerList(text)).toThrow(
      expect.objectContaining({ code: "peersRefused", params: expect.objectContaining({ reason }) }),
    );
  });
});
