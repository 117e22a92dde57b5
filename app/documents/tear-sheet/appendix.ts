import type { AnnualStatement, FigureName, Peer, Unit } from "@valora/valuation";
import { type ByColumn, scenarioColumns } from "@valora/valuation/custom-scenario";
import { assumptionNameKey, changeTexts, customSettingKey, rateNameOf } from "../../messages/assumption-texts.ts";
import { unshouted } from "../../messages/company-name.ts";
import { columnHead, heading } from "./method-table.ts";
import { noteTexts } from "./note-texts.ts";
import { sourceRows } from "./source-rows.ts";
import { colours, columns } from "./style.ts";
import { sumOfParts } from "./sum-of-parts.ts";
import type { Cell, Linked, Writer } from "./writer.ts";

/** The basis of the sheet: projection, accounts, levers, peers, doubts, notes, sources. Empty parts are left out. */
export function appendix(writer: Writer): Cell[] {
  const { say, t } = writer;
  return [
    { ...say(t("tearSheet.appendix"), { family: "Serif", fontSize: 16 }), pageBreak: "before" },
    ...changes(writer),
    ...customScenario(writer),
    ...projection(writer),
    ...payoutAgainstBook(writer),
    ...sumOfParts(writer),
    ...history(writer),
    ...peers(writer),
    ...doubts(writer),
    ...notes(writer),
    ...sources(writer),
  ];
}

/** Plain text, an address with what it is called, or a number that the reader has set. */
type PartCell = string | Linked | { yours: string };
type Part = { title: string; widths: (string | number)[]; head?: string[]; rows: PartCell[][]; words?: number };

/** A table with figures at the right, its head, if any, repeated on each page; the first `words` columns are words. */
function part(writer: Writer, { title, widths, head, rows, words = 1 }: Part): Cell[] {
  const { say } = writer;
  const side = (column: number): "left" | "right" => (column < words ? "left" : "right");
  const body = [
    ...(head === undefined ? [] : [head.map((cell, column) => columnHead(writer, cell, side(column)))]),
    ...rows.map((row) =>
      row.map((cell, column) => {
        const style = { fontSize: 6.8, alignment: side(column) } as const;
        if (typeof cell === "string") return say(cell, style);
        if ("yours" in cell) return say(cell.yours, { ...style, color: colours.accent });
        return { ...say(cell.text, style), link: cell.link };
      }),
    ),
  ];
  return [
    heading(writer, title, columns.inner),
    {
      table: {
        widths,
        dontBreakRows: true,
        ...(head === undefined ? {} : { headerRows: 1, keepWithHeaderRows: 1 }),
        body,
      },
      layout: "ledger",
    },
  ];
}

/** The reader's values, beside those that would be computed, and why. */
function changes(writer: Writer): Cell[] {
  const { sheet, t, formats } = writer;
  if (sheet.changes.length === 0) return [];
  const rate = rateNameOf(sheet.report.assumptions);
  return part(writer, {
    title: t("workbook.changes.title"),
    widths: [110, 90, 90, "*"],
    head: [
      t("workbook.changes.assumption"),
      t("workbook.changes.computed"),
      t("workbook.changes.yours"),
      t("workbook.changes.why"),
    ],
    rows: sheet.changes.map((change) => {
      const { computed, chosen } = changeTexts(change, {
        formats,
        typeName: (type) => t(`companyTypes.${type}`),
        formName: (form) => t(`expert.formChoices.${form}`),
      });
      return [
        t(assumptionNameKey(change.assumption, rate)),
        computed,
        { yours: chosen },
        change.note === null ? "–" : breakable(change.note),
      ];
    }),
    words: 4,
  });
}

/** What is set against the neutral scenario: four columns, and what moves the mean. */
function customScenario(writer: Writer): Cell[] {
  const { sheet, t, formats } = writer;
  const { custom } = sheet;
  if (custom === null) return [];
  const rate = rateNameOf(sheet.report.assumptions);
  const amount = (value: number | null) => (value === null ? "–" : formats.amount(value));
  const cells = (values: ByColumn): PartCell[] =>
    scenarioColumns.map((column) => (column === "custom" ? { yours: amount(values[column]) } : amount(values[column])));
  const signed = (value: number) => `${value < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(value))}`;
  const { steps, means } = custom;
  return [
    ...part(writer, {
      title: t("understanding.custom.title"),
      widths: ["*", "auto", "auto", "auto", "auto"],
      head: [
        t("understanding.custom.method"),
        ...scenarioColumns.map((column) =>
          t(column === "custom" ? "understanding.custom.yours" : `analysis.scenarios.${column}`),
        ),
      ],
      rows: [
        ...custom.methods.map(({ method, values }) => [t(`methods.${method}.name`), ...cells(values)]),
        [t("understanding.custom.mean"), ...cells(means)],
      ],
    }),
    ...(steps === null
      ? []
      : part(writer, {
          title: t("understanding.custom.moves"),
          widths: ["*", 60],
          rows: [
            [t("understanding.custom.from"), amount(means.neutral)],
            ...steps.map(({ settings, effect }) => [
              settings.map((setting) => t(customSettingKey(setting, rate))).join(" + "),
              signed(effect),
            ]),
            [t("understanding.custom.to"), amount(means.custom)],
          ],
        })),
  ];
}

const longestWord = 30;

/** A word that no column holds goes on in the next line. */
const breakable = (text: string): string =>
  text
    .split(" ")
    .flatMap((word) => word.match(new RegExp(`.{1,${longestWord}}`, "gu")) ?? [])
    .join(" ");

/** Of the years ahead a sheet shows those of the horizon, so many at most, and where the fade stage ends. */
const yearsShown = 9;

function projection(writer: Writer): Cell[] {
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

/** From the value by residual income to that by dividends. */
function payoutAgainstBook(writer: Writer): Cell[] {
  const { sheet, t, formats } = writer;
  if (sheet.payoutAgainstBook === null) return [];
  const { dividends, residualIncome, lines } = sheet.payoutAgainstBook;
  const signed = (value: number) => `${value < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(value))}`;
  return part(writer, {
    title: t("analysis.how.differ.title"),
    widths: [120, "*", 60],
    rows: [
      [t("methods.residualIncome.name"), "", formats.amount(residualIncome)],
      ...lines.map(({ line, value }) => [t(`quantities.${line}`), t(`analysis.how.differ.${line}`), signed(value)]),
      [t("methods.dividendDiscount.name"), "", formats.amount(dividends)],
    ],
    words: 2,
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

function history(writer: Writer): Cell[] {
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

function peers(writer: Writer): Cell[] {
  const { sheet, t, formats, say } = writer;
  if (sheet.file.peers.length === 0) return [];
  const multiple = (marketCap: number, figure: number | null) =>
    figure === null || figure <= 0 ? "–" : formats.multiple(marketCap / figure);
  const row = ({ name, ticker, marketCap, currency, netIncome, equity, fiscalYearEnd }: Peer) => [
    `${unshouted(name)} (${ticker})`,
    t("tearSheet.yearEnd", { date: formats.date(fiscalYearEnd) }),
    `${formats.millions(marketCap)} ${formats.currency(currency)}`,
    multiple(marketCap, netIncome),
    multiple(marketCap, equity),
  ];
  return [
    ...part(writer, {
      title: t("tearSheet.peers"),
      widths: ["*", "auto", "auto", "auto", "auto"],
      head: [
        t("tearSheet.peerName"),
        t("tearSheet.filings"),
        t("tearSheet.marketCap"),
        t("tearSheet.priceToEarnings"),
        t("tearSheet.priceToBook"),
      ],
      rows: sheet.file.peers.map(row),
    }),
    say(`${sheet.arePeersChosen ? `${t("tearSheet.peersYours")} ` : ""}${t("tearSheet.peersNote")}`, {
      fontSize: 6,
      color: colours["ink-3"],
      margin: [0, 2, 0, 0],
    }),
  ];
}

/** The warnings of all methods, each said once. */
function doubts(writer: Writer): Cell[] {
  const { sheet, t } = writer;
  const rows = sheet.report.methods.flatMap(({ method, outcome }) =>
    outcome.kind === "estimate" && outcome.warnings.length > 0
      ? [[t(`methods.${method}.name`), outcome.warnings.map((warning) => t(`warnings.${warning}`)).join(" ")]]
      : [],
  );
  return rows.length === 0 ? [] : part(writer, { title: t("tearSheet.reading"), widths: [110, "*"], rows, words: 2 });
}

function notes(writer: Writer): Cell[] {
  const { t } = writer;
  const rows = noteTexts(writer).map(({ subject, text }, index) => [`${index + 1}. ${subject}`, text]);
  return rows.length === 0 ? [] : part(writer, { title: t("tearSheet.notes"), widths: [110, "*"], rows, words: 2 });
}

function sources(writer: Writer): Cell[] {
  const { t } = writer;
  return part(writer, {
    title: t("tearSheet.sources"),
    widths: ["*", "auto", 150],
    head: [t("tearSheet.source"), t("tearSheet.asOf"), t("tearSheet.gives")],
    rows: sourceRows(writer),
    words: 3,
  });
}
