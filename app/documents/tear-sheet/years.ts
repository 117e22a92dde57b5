import type { AnnualStatement, FigureName, Unit } from "@valora/valuation";
import { part } from "./part.ts";
import type { Cell, Writer } from "./writer.ts";

/** Of the years ahead a sheet shows those of the horizon, so many at most, and where the fade stage ends. */
const yearsShown = 9;

export function projection(writer: Writer): Cell[] {
  const { sheet, t, formats, millions, currency } = writer;
  if (sheet.projection === null) return [];
  const { method, rows } = sheet.projection;
  const years = yearsOnPaper(sheet.projection.years, sheet.report.assumptions.horizon.value);
  const { currency: code } = sheet.file.fundamentals;
  const cellText = ({ unit, value }: { unit: Unit; value: number }) => {
    if (unit === "rate") return formats.percent(value);
    if (unit === "money") return millions(value);
    return unit === "perShare" ? formats.amount(value) : formats.quantity(value, unit, code);
  };
  return part(writer, {
    title: t("tearSheet.projection", { method: t(`methods.${method}.name`), currency }),
    widths: ["*", ...years.map(() => "auto" as const)],
    head: ["", ...years.map((year) => t("tearSheet.year", { year: String(year) }))],
    rows: rows.map(({ name, cells }) => [
      t(`quantities.${name}`),
      ...years.map((year) => {
        const step = cells.get(year);
        if (step === undefined) return "–";
        return step.kind === "assumption" ? { yours: cellText(step) } : cellText(step);
      }),
    ]),
  });
}

function yearsOnPaper(years: readonly number[], horizon: number): readonly number[] {
  const explicit = years.filter((year) => year <= Math.min(horizon, yearsShown));
  const last = years.at(-1);
  return last === undefined || explicit.includes(last) ? explicit : [...explicit, last];
}

const accounts: readonly FigureName[] = [
  "revenue",
  "ebit",
  "netIncome",
  "epsDiluted",
  "dividendsPerShare",
  "operatingCashFlow",
  "capitalExpenditure",
  "freeCashFlow",
  "totalAssets",
  "totalDebt",
  "cashAndEquivalents",
  "totalEquity",
  "dilutedShares",
];
const perShare: readonly FigureName[] = ["epsDiluted", "dividendsPerShare"];
const accountYears = 5;

export function history(writer: Writer): Cell[] {
  const { t, formats, millions, currency } = writer;
  const periods = periodsOnPaper(writer);
  if (periods.length === 0) return [];
  const counts = periods.flatMap(({ figures }) => figures.dilutedShares ?? []);
  const written = (name: FigureName, value: number | null) => {
    if (value === null) return "–";
    if (perShare.includes(name)) return formats.amount(value);
    return name === "dilutedShares" ? formats.millions(value, counts) : millions(value);
  };
  return part(writer, {
    title: t("tearSheet.history", { currency }),
    widths: ["*", ...periods.map(() => "auto" as const)],
    head: ["", ...periods.map(({ title }) => title)],
    rows: accounts
      .filter((name) => periods.some(({ figures }) => figures[name] !== null))
      .map((name) => [t(`figures.${name}`), ...periods.map(({ figures }) => written(name, figures[name]))]),
  });
}

type Period = Pick<AnnualStatement, "figures"> & { title: string };

/** The last fiscal years, and the twelve months behind them where the values start from those. */
function periodsOnPaper({ sheet, t, formats }: Writer): Period[] {
  const { statements, interim } = sheet.file.fundamentals;
  const years = statements
    .slice(-accountYears)
    .map(({ fiscalYearEnd, figures }) => ({ title: formats.date(fiscalYearEnd), figures }));
  const trailing = sheet.report.accounts.period === "twelveMonths" ? interim?.trailing.at(-1) : undefined;
  if (trailing === undefined) return years;
  const title = t("tearSheet.twelveMonths", { date: formats.date(trailing.periodEnd) });
  return [...years, { title, figures: trailing.figures }];
}
