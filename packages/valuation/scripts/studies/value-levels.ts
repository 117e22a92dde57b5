import {
  type CompanyFile,
  type MethodName,
  type Sector,
  type SignalReason,
  sectors,
  type ValuationReport,
  valueCompany,
} from "../../src/index.ts";
import { type Level, levelOf, type Weighted } from "./levels.ts";
import { issuersOf, marketValueOf } from "./universe.ts";

/** Methods of which a level is shown, in the order of the page. */
export const levelMethods = [
  "discountedCashFlow",
  "dividendDiscount",
  "residualIncome",
  "earningsPerShare",
  "comparableMultiples",
  "netAssetValue",
] as const satisfies readonly MethodName[];
export type LevelMethod = (typeof levelMethods)[number];

export type Levels = { methods: Readonly<Record<LevelMethod, Level>>; mean: Level };

/** Signals of all companies, how many of them are weak, and why others have none. */
export type SignalCounts = {
  buy: number;
  hold: number;
  sell: number;
  none: number;
  weakBuy: number;
  weakSell: number;
  reasonsForNone: readonly { reason: SignalReason; companies: number }[];
};

export type Valued = { file: CompanyFile; report: ValuationReport };

export const valuedFiles = (files: readonly CompanyFile[]): Valued[] =>
  files.map((file) => ({ file, report: valueCompany(file, { scenario: "neutral", overrides: {} }) }));

/** Value ÷ price of the methods that vote, over American issuers, each once. */
export function levelsOf(valued: readonly Valued[]): Levels {
  const issuers = new Set(issuersOf(valued.map(({ file }) => file)));
  const counted = valued.filter(({ file }) => issuers.has(file));
  const level = (worth: (report: ValuationReport) => number | null) =>
    levelOf(counted.flatMap(({ file, report }) => weighted(file, worth(report))));
  const ofMethod = (method: LevelMethod) =>
    level(({ methods }) => methods.find((each) => each.method === method)?.vote ?? null);
  return {
    methods: {
      discountedCashFlow: ofMethod("discountedCashFlow"),
      dividendDiscount: ofMethod("dividendDiscount"),
      residualIncome: ofMethod("residualIncome"),
      earningsPerShare: ofMethod("earningsPerShare"),
      comparableMultiples: ofMethod("comparableMultiples"),
      netAssetValue: ofMethod("netAssetValue"),
    },
    mean: level(({ summary }) => summary.mean),
  };
}

export function sectorLevelsOf(valued: readonly Valued[]): { sector: Sector; levels: Levels }[] {
  return sectors.map((sector) => ({
    sector,
    levels: levelsOf(valued.filter(({ file }) => file.fundamentals.sector === sector)),
  }));
}

export function signalCountsOf(valued: readonly Valued[]): SignalCounts {
  const signals = valued.map(({ report }) => report.summary.signal);
  const count = (kind: string) => signals.filter((signal) => signal.kind === kind).length;
  const weak = (kind: string) => signals.filter((each) => each.kind === kind && each.strength === "weak").length;
  const reasons = Map.groupBy(
    signals.filter(({ kind }) => kind === "none"),
    ({ reason }) => reason,
  );
  return {
    buy: count("buy"),
    hold: count("hold"),
    sell: count("sell"),
    none: count("none"),
    weakBuy: weak("buy"),
    weakSell: weak("sell"),
    reasonsForNone: [...reasons]
      .map(([reason, of]) => ({ reason, companies: of.length }))
      .sort((a, b) => b.companies - a.companies),
  };
}

/** The middle value ÷ price of residual income, with so much of the return above its cost kept for ever. */
export function residualIncomeLevel(files: readonly CompanyFile[], keptReturn: number): Level {
  return levelOf(
    issuersOf(files).flatMap((file) => {
      const { methods } = valueCompany(file, { scenario: "neutral", overrides: { keptReturn } });
      return weighted(file, methods.find(({ method }) => method === "residualIncome")?.vote ?? null);
    }),
  );
}

function weighted({ fundamentals }: CompanyFile, worth: number | null): Weighted[] {
  const weight = marketValueOf(fundamentals);
  const { quote } = fundamentals;
  return worth === null || weight === null || !quote ? [] : [{ ratio: worth / quote.value, weight }];
}
