import writeExcelFile, { type CellObject } from "write-excel-file/node";
import type { AskedRatio } from "../../core/fundamentals/contracts/own-ratios.ts";
import type { ScreenerExport } from "../../core/lists/contracts/screened-company.ts";
import type { ScreenerColumn } from "../../core/lists/contracts/screener.ts";
import { countryName } from "../../messages/country-names.ts";
import { formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { sourceTexts } from "../../messages/source-texts.ts";
import type { Translate } from "../../messages/translator.ts";
import { headCell, noteCell, textCell, titleCell } from "./cells.ts";

const percents: readonly ScreenerColumn[] = ["difference", "ownDifference", "returnOnEquity", "dividendYield"];
const wholes: readonly ScreenerColumn[] = ["votes", "quality", "marketCap"];

/** Companies as an Excel workbook of one sheet: numbers as numbers, texts as texts, so that nothing in it is a formula. */
export async function screenerWorkbook(
  { columns, rows, view, valuation, dataAsOf, ratios }: ScreenerExport,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = await translatorFor(language);
  const formats = formatsFor(language);
  const { date } = formats;
  const { priceSource, providerName } = sourceTexts({ t, formats });
  const valuedBy = view === "mean" ? t("screener.mean") : t(`methods.${view}.name`);
  const heads = columns.map((column) => headCell(t(`screener.columns.${column}`), isNumber(column) ? "right" : "left"));
  const withheld = rows.filter(({ isWithheld }) => isWithheld).length;
  const data = [
    [titleCell(t("screener.title"))],
    [
      noteCell(
        [
          t("screener.sheet.facts", { date: date(dataAsOf), value: valuedBy }),
          t(`analysis.view.${valuation}Only`),
        ].join(" "),
      ),
    ],
    [
      noteCell(
        [t("signal.disclaimer"), ...(withheld > 0 ? [t("screener.withheld", { count: withheld })] : [])].join(" "),
      ),
    ],
    [
      ...heads,
      ...ratios.map(({ expression }) => headCell(expression, "right")),
      headCell(t("screener.sheet.priceCurrency")),
      headCell(t("screener.sheet.priceDate")),
      headCell(t("screener.sheet.priceSource")),
      headCell(t("screener.sheet.accountsSource")),
      headCell(t("screener.sheet.accountsDate")),
      ...(view === "mean" ? [] : [headCell(t("screener.sheet.whyNoStatus"))]),
    ],
    ...rows.map(({ cells, priceCurrency, priceAsOf, priceSource: source, accountsSource, accountsAsOf, ...row }) => [
      ...columns.map((column, index) => cellOf(column, cells[index] ?? null, { t, language })),
      ...ratios.map(({ unit }, index) => ratioCell(unit, row.ratios[index]?.value ?? null)),
      textCell(priceCurrency ?? "–"),
      textCell(priceAsOf ?? "–"),
      textCell(source === null ? "–" : priceSource(source)),
      textCell(providerName(accountsSource)),
      textCell(accountsAsOf ?? "–"),
      ...(view === "mean" ? [] : [noteCell(whyNoStatus(row, t))]),
    ]),
  ];
  const widths = [
    ...columns.map((column) => ({ width: column === "name" ? 36 : 18 })),
    ...ratios.map(() => ({ width: 26 })),
    ...[16, 14, 26, 26, 16, ...(view === "mean" ? [] : [60])].map((width) => ({ width })),
  ];
  const sheet = { sheet: t("screener.sheet.name"), stickyRowsCount: 4, columns: widths, data };
  const bytes = await writeExcelFile([sheet], { fontFamily: "Calibri", fontSize: 11 }).toBuffer();
  return new Uint8Array(bytes);
}

/** Why the method gives no value, or its value does not vote. */
function whyNoStatus(
  { notApplicable, notVoting }: Pick<ScreenerExport["rows"][number], "notApplicable" | "notVoting">,
  t: Translate,
) {
  if (notApplicable !== null) return t(`notApplicable.${notApplicable}`);
  return notVoting === null ? "" : t(`notVoting.${notVoting}`);
}

const isNumber = (column: ScreenerColumn) =>
  !["ticker", "name", "sector", "country", "companyType", "status", "signal", "fiscalYearEnd"].includes(column);

function cellOf(
  column: ScreenerColumn,
  value: string | number | null,
  { t, language }: { t: Translate; language: Language },
): CellObject {
  if (value === null) return { ...noteCell("–"), align: isNumber(column) ? "right" : "left" };
  if (typeof value === "number") return { value, type: Number, format: formatOf(column), textColor: "#101828" };
  return textCell(wordsOf(column, value, t, language));
}

const ratioFormats: Readonly<Record<AskedRatio["unit"], string>> = {
  ...{ rate: "0.0%", ratio: "#,##0.00", perShare: "#,##0.00", money: "#,##0", shares: "#,##0" },
};

const ratioCell = (unit: AskedRatio["unit"], value: number | null): CellObject =>
  value === null
    ? { ...noteCell("–"), align: "right" }
    : { value, type: Number, format: ratioFormats[unit], textColor: "#101828" };

function formatOf(column: ScreenerColumn): string {
  if (percents.includes(column)) return "0.0%";
  return wholes.includes(column) ? "#,##0" : "#,##0.00";
}

/** A code as a reader would say it. */
function wordsOf(column: ScreenerColumn, code: string, t: Translate, language: Language): string {
  if (column === "country") return countryName(code, language);
  const key = (
    {
      sector: `sectors.${code}`,
      companyType: `companyTypes.${code}`,
      status: `cli.statuses.${code}`,
      signal: `signal.kinds.${code}`,
    } as Partial<Record<ScreenerColumn, string>>
  )[column];
  // The codes are those of closed sets, each with its text.
  return key === undefined ? code : t(key as "screener.title");
}
