import writeExcelFile, { type CellObject } from "write-excel-file/node";
import type { OmittedPosition, PortfolioAnswer } from "../../features/portfolio/contracts/portfolio.ts";
import { countryName } from "../../messages/country-names.ts";
import { formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { omissionText } from "../../messages/phrases/omission-text.ts";
import type { Translate } from "../../messages/translator.ts";
import { headCell, noteCell, textCell, titleCell } from "./cells.ts";

type Row = CellObject[];
type Words = { t: Translate; language: Language };

const numberCell = (value: number | null, format: string): CellObject =>
  value === null ? { ...noteCell("–"), align: "right" } : { value, type: Number, format, textColor: "#101828" };
const money = (value: number | null) => numberCell(value, "#,##0.00");
const percent = (value: number | null) => numberCell(value, "0.0%");
const heads = (texts: readonly string[], firstNumber: number): Row =>
  texts.map((text, index) => headCell(text, index < firstNumber ? "left" : "right"));

/** A portfolio as an Excel workbook: the whole, its positions, what is left out. Numbers are numbers and texts are texts, so that nothing in it is a formula. */
export async function portfolioWorkbook(answer: PortfolioAnswer, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const t = await translatorFor(language);
  const widths = (...sizes: number[]) => sizes.map((width) => ({ width }));
  const sheets = [
    {
      sheet: t("portfolio.sheets.whole"),
      columns: widths(34, 18, 18, 16, 16),
      data: wholeRows(answer, { t, language }),
    },
    {
      ...{ sheet: t("portfolio.sheets.positions"), stickyRowsCount: 1 },
      columns: widths(12, 34, 24, 20, 14, 14, 12, 14, 16, 12, 18, 18, 14, 12, 18, 14),
      data: positionRows(answer, { t, language }),
    },
    {
      ...{ sheet: t("portfolio.sheets.leftOut"), stickyRowsCount: 1 },
      columns: widths(18, 34, 14, 18, 70),
      data: leftOutRows(answer, t),
    },
  ];
  return new Uint8Array(await writeExcelFile(sheets, { fontFamily: "Calibri", fontSize: 11 }).toBuffer());
}

function wholeRows(answer: PortfolioAnswer, { t, language }: Words): Row[] {
  const { currency, coverage, total, bySector, byCountry, dependence, dividends, rates } = answer;
  const { date, percent: percentText } = formatsFor(language);
  const covered = {
    ...{ valued: coverage.valued, unpriced: coverage.unpriced, positions: coverage.positions },
    ...{ share: coverage.share === null ? "none" : "known" },
    covered: coverage.share === null ? "" : percentText(coverage.share),
  };
  const amounts = (first: string) =>
    heads([first, t("portfolio.market"), t("portfolio.value"), t("portfolio.difference"), t("portfolio.weight")], 1);
  const groups = (
    rows: readonly { market: number; value: number; difference: number; weight: number; name: string }[],
  ) =>
    rows.map(
      ({ name, market, value, difference, weight }): Row => [
        ...[textCell(name), money(market), money(value), percent(difference), percent(weight)],
      ],
    );
  return [
    [titleCell(t("portfolio.title"))],
    [noteCell(`${t("portfolio.coverage", covered)} ${t("portfolio.coverageHint")}`)],
    [noteCell(`${currency}, ${date(answer.asOf)}. ${t("portfolio.valuedBy")} ${t("signal.disclaimer")}`)],
    [],
    amounts(t("portfolio.totalsTitle")),
    [textCell(currency), money(total.market), money(total.value), percent(total.difference)],
    [],
    amounts(t("portfolio.sectorsTitle")),
    ...groups(bySector.map(({ sector, ...group }) => ({ ...group, name: t(`sectors.${sector}`) }))),
    [],
    amounts(t("portfolio.countriesTitle")),
    ...groups(byCountry.map(({ country, ...group }) => ({ ...group, name: countryName(country, language) }))),
    [],
    heads([t("portfolio.dependenceTitle"), t("portfolio.lowered"), t("portfolio.raised")], 1),
    ...dependence.map(
      ({ lever, lowered, raised }): Row => [
        textCell(`${t(`portfolio.levers.${lever}`)}, ${t(`portfolio.moves.${lever}`)}`),
        ...[money(lowered.value), money(raised.value), percent(lowered.difference), percent(raised.difference)],
      ],
    ),
    [],
    heads([t("portfolio.dividendsTitle"), t("portfolio.amount"), currency], 1),
    ...dividends.byCurrency.map((each): Row => [textCell(each.currency), money(each.amount), money(each.converted)]),
    [],
    ...(rates.length === 0 ? [] : [heads([t("portfolio.ratesUsed")], 1)]),
    ...rates.map(
      ({ from, to, value, asOf }): Row => [
        ...[textCell(`${from} → ${to}`), numberCell(value, "0.000000"), textCell(asOf ?? "–")],
      ],
    ),
  ];
}

function positionRows({ positions, currency }: PortfolioAnswer, { t, language }: Words): Row[] {
  const inCurrency = (text: string) => `${text} (${currency})`;
  const texts = [
    ...[t("portfolio.symbol"), t("portfolio.company"), t("portfolio.sector"), t("portfolio.country")],
    ...[t("portfolio.quantity"), t("portfolio.price"), "", ""],
    ...[t("portfolio.valuePerShare"), "", inCurrency(t("portfolio.market")), inCurrency(t("portfolio.value"))],
    ...[t("portfolio.difference"), t("portfolio.weight"), inCurrency(t("portfolio.cost")), t("portfolio.signal")],
  ];
  return [
    texts.map((text) => headCell(text)),
    ...positions.map(
      (each): Row => [
        ...[textCell(each.ticker), textCell(each.name), textCell(t(`sectors.${each.sector}`))],
        ...[textCell(countryName(each.country, language)), numberCell(each.quantity, "#,##0.######")],
        ...[money(each.price), textCell(each.priceCurrency), textCell(each.priceAsOf)],
        ...[money(each.valuePerShare), textCell(each.valueCurrency), money(each.market), money(each.value)],
        ...[
          percent(each.difference),
          percent(each.weight),
          money(each.cost),
          textCell(t(`signal.kinds.${each.signal}`)),
        ],
      ],
    ),
  ];
}

function leftOutRows({ leftOut, currency }: PortfolioAnswer, t: Translate): Row[] {
  const reasonOf = (omitted: OmittedPosition) => noteCell(omissionText(t, omitted));
  return [
    [
      ...[t("portfolio.symbol"), t("portfolio.company"), t("portfolio.quantity")].map((text) => headCell(text)),
      ...[headCell(`${t("portfolio.market")} (${currency})`), headCell(t("portfolio.reason"))],
    ],
    ...leftOut.map(
      (omitted): Row => [
        ...[textCell(omitted.symbol), textCell(omitted.name ?? "–"), numberCell(omitted.quantity, "#,##0.######")],
        ...[money(omitted.market), reasonOf(omitted)],
      ],
    ),
  ];
}
