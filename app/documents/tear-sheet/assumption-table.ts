import type { Assumption, Dated } from "@valora/valuation";
import { rateNameOf } from "../../core/analysis/contracts/answer-parts/discount-rate.ts";
import type { TearSheet } from "../../core/analysis/contracts/tear-sheet.ts";
import { colours } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

type Line = { name: string; value: string; whence: string; isYours?: boolean };

/** Assumptions, each with its reason or its source and date; the reader's choices in the reader's colour. */
export function assumptionTable(writer: Writer): Cell {
  const { say } = writer;
  const rows = [...fromTheMarket(writer), ...computed(writer), ...ofTheBusiness(writer)];
  return {
    table: {
      widths: ["*", "auto"],
      dontBreakRows: true,
      body: rows.map(({ name, value, whence, isYours }) => [
        { stack: [say(name), say(whence, { fontSize: 5.8, color: isYours ? colours.accent : colours["ink-3"] })] },
        say(value, { alignment: "right", bold: true, color: isYours ? colours.accent : colours.ink }),
      ]),
    },
    layout: "ledger",
  };
}

function fromTheMarket(writer: Writer): Line[] {
  const { marginalTaxRate } = writer.sheet.file.reference;
  return [
    ...ratePair(writer),
    ...countryRisk(writer),
    betaLine(writer),
    asPublished(writer, "marginalTaxRate", marginalTaxRate),
  ];
}

type RateName = "riskFreeRate" | "countryRiskPremium" | "marginalTaxRate" | TearSheet["premium"]["name"];

/** A published rate, with its source and date. */
function asPublished({ t, formats, nameOf }: Writer, name: RateName, { value, source, asOf }: Dated): Line {
  return {
    name: t(`quantities.${name}`),
    value: formats.percent(value, 2),
    whence: `${nameOf(source)} · ${formats.date(asOf)}`,
  };
}

/** The country premium in use, with the one published for the company's home; nothing where both are nil. */
function countryRisk(writer: Writer): Line[] {
  const { sheet, t, formats } = writer;
  const used = sheet.report.assumptions.countryRiskPremium;
  const home = sheet.file.reference.countryRiskPremium;
  const published = asPublished(writer, "countryRiskPremium", home);
  if (used === home.value) return used === 0 ? [] : [published];
  const whence = t("tearSheet.countryBorne", { origin: published.whence, published: published.value });
  return [{ ...published, value: formats.percent(used, 2), whence }];
}

/** Risk-free rate and equity premium as they are in use: the reader's, as published, or the premium carried to a newer rate. */
function ratePair(writer: Writer): Line[] {
  const { sheet, t, formats } = writer;
  const { reference } = sheet.file;
  const { premium, pair, name } = sheet.premium;
  const { riskFreeRate, equityRiskPremium } = sheet.report.assumptions;
  const isOfPair = riskFreeRate === pair.riskFreeRate.value;
  const rate = asPublished(writer, "riskFreeRate", isOfPair ? pair.riskFreeRate : reference.riskFreeRate);
  const ofMarket = asPublished(writer, name, premium);
  const yours = (published: Line, used: number): Line => ({
    ...published,
    value: formats.percent(used, 2),
    whence: t("tearSheet.yoursForPublished", { published: published.value }),
    isYours: true,
  });
  const carried = (used: number): Line => ({
    ...ofMarket,
    value: formats.percent(used, 2),
    whence: t("tearSheet.carried", { origin: ofMarket.whence, published: ofMarket.value }),
  });
  return [
    sheet.chosen.riskFreeRate === undefined ? rate : yours(rate, riskFreeRate),
    sheet.chosen.equityRiskPremium !== undefined
      ? yours(ofMarket, equityRiskPremium)
      : equityRiskPremium === premium.value
        ? ofMarket
        : carried(equityRiskPremium),
  ];
}

/** The beta in use, and its source: the reader, the industry's table, or what the company's data say. */
function betaLine({ sheet: { file, report, chosen }, t, formats, nameOf }: Writer): Line {
  const { beta } = report.assumptions;
  const origin = file.reference.industry ?? file.fundamentals.beta;
  const isYours = chosen.beta !== undefined;
  const published =
    origin === null ? t("tearSheet.computed") : `${nameOf(origin.source)} · ${formats.date(origin.asOf)}`;
  return {
    name: t("quantities.beta"),
    value: beta === null ? "–" : formats.number(beta, 2),
    whence: isYours ? t("trace.chosenBy.user") : published,
    isYours,
  };
}

function computed({ sheet: { report }, t, formats }: Writer): Line[] {
  const { wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon } = report.assumptions;
  const line = (name: string, assumption: Assumption | null, write: (value: number) => string): Line => {
    if (assumption === null) return { name, value: "–", whence: t("analysis.controls.notComputed") };
    const { value, computed: before, chosenBy } = assumption;
    const whence =
      chosenBy === "computed"
        ? t("tearSheet.computed")
        : t(chosenBy === "user" ? "tearSheet.yours" : "tearSheet.byScenario", { computed: write(before) });
    return { name, value: write(value), whence, isYours: chosenBy === "user" };
  };
  const rate = (value: number) => formats.percent(value, 2);
  return [
    line(t("quantities.costOfEquity"), costOfEquity, rate),
    ...(rateNameOf(report.assumptions) === "wacc"
      ? [line(t("quantities.costOfDebt"), costOfDebt, rate), line(t("quantities.wacc"), wacc, rate)]
      : []),
    line(t("quantities.growth"), growth, rate),
    line(t("quantities.terminalGrowth"), terminalGrowth, rate),
    line(t("tearSheet.horizon"), horizon, (years) => t("tearSheet.years", { years })),
  ];
}

/** The levers of the method that discounts flows which are neither a rate nor growth: margin, sales for the capital. */
function ofTheBusiness({ sheet: { flows, chosen }, t, formats }: Writer): Line[] {
  if (flows === null) return [];
  const { method, levers } = flows;
  const written = {
    margin: (value: number) => formats.percent(value),
    returnOnEquity: (value: number) => formats.percent(value),
    payout: (value: number) => formats.percent(value),
    salesToCapital: (value: number) => formats.multiple(value),
  } as const;
  const names = ["margin", "salesToCapital", "returnOnEquity", "payout"] as const;
  return names.flatMap((lever) => {
    const value = levers[lever];
    if (value === undefined) return [];
    const name = t(`understanding.tornado.levers.${lever}`);
    const isYours = lever !== "returnOnEquity" && chosen[lever] !== undefined;
    const whose = t(isYours ? "trace.chosenBy.user" : "tearSheet.computed");
    return [{ name, value: written[lever](value), whence: `${whose} · ${t(`methods.${method}.name`)}`, isYours }];
  });
}
