import type { Peer } from "@valora/valuation";
import { unshouted } from "../../messages/company-name.ts";
import { changes, customScenario } from "./changes.ts";
import { noteTexts } from "./note-texts.ts";
import { part } from "./part.ts";
import { sourceRows } from "./source-rows.ts";
import { colours } from "./style.ts";
import { sumOfParts } from "./sum-of-parts.ts";
import type { Cell, Writer } from "./writer.ts";
import { history, projection } from "./years.ts";

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
