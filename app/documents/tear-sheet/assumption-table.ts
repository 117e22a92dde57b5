import type { Assumption } from "@valora/valuation";
import { rateNameOf } from "../../messages/assumption-texts.ts";
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

function fromTheMarket({ sheet: { file, report, premium }, t, formats, nameOf }: Writer): Line[] {
  const { reference, fundamentals } = file;
  const dated = ({ source, asOf }: { source: string; asOf: string }) => `${nameOf(source)} · ${formats.date(asOf)}`;
  const { countryRiskPremium, riskFreeRate, marginalTaxRate } = reference;
  const { beta } = report.assumptions;
  const origin = reference.industry ?? fundamentals.beta;
  return [
    { name: t("quantities.riskFreeRate"), value: formats.percent(riskFreeRate.value, 2), whence: dated(riskFreeRate) },
    {
      name: t(`quantities.${premium.name}`),
      value: formats.percent(premium.premium.value, 2),
      whence: dated(premium.premium),
    },
    ...(countryRiskPremium.value === 0
      ? []
      : [
          {
            name: t("quantities.countryRiskPremium"),
            value: formats.percent(countryRiskPremium.value, 2),
            whence: dated(countryRiskPremium),
          },
        ]),
    {
      name: t("quantities.beta"),
      value: beta === null ? "–" : formats.number(beta, 2),
      whence: origin === null ? t("tearSheet.computed") : dated(origin),
    },
    {
      name: t("quantities.marginalTaxRate"),
      value: formats.percent(marginalTaxRate.value, 2),
      whence: dated(marginalTaxRate),
    },
  ];
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
