import type { Quote } from "@valora/valuation";
import type { Style } from "pdfmake/interfaces.js";
import { accountsText } from "../../messages/accounts-text.ts";
import { flowRateName } from "../../messages/assumption-texts.ts";
import { exchangeName } from "../../messages/exchange-names.ts";
import { filingAddress } from "../../messages/filing-address.ts";
import { policyArguments } from "../../messages/reader/policy-arguments.ts";
import { textByKey } from "../../messages/text-by-key.ts";
import { assumptionTable } from "./assumption-table.ts";
import { firmToShareTable, reverseText } from "./firm-to-share.ts";
import { footballField } from "./football-field.ts";
import { heatMap } from "./heat-map.ts";
import { leverTable } from "./lever-table.ts";
import { heading, methodTable } from "./method-table.ts";
import { noteTexts } from "./note-texts.ts";
import { qualityRow } from "./quality-row.ts";
import { colours, columns } from "./style.ts";
import { verdict } from "./verdict.ts";
import type { Cell, Writer } from "./writer.ts";

/** The sheet itself: one page that says what the share is worth, why, and how sure that is. */
export function frontPage(writer: Writer): Cell[] {
  return [
    band(writer),
    {
      columns: [
        { width: columns.left, stack: left(writer) },
        { width: columns.right, stack: right(writer) },
      ],
      columnGap: columns.gap,
    },
    bottom(writer),
  ];
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="15" height="15" viewBox="0 0 26 26"><path d="M5.2 2.6 13 16.4 20.8 2.6" fill="none" stroke="${colours.ink}" stroke-width="3"/><path d="M2.6 19.8v3.4h20.8v-3.4M7.8 23.2v-2M18.2 23.2v-2" fill="none" stroke="${colours.ink}" stroke-width="1.3"/><path d="M13 21.4v4" stroke="${colours.accent}" stroke-width="2.4"/></svg>`;

/** Who, at what price and of which day, under which scenario, and the run that can be asked for again. */
function band(writer: Writer): Cell {
  const { sheet, t, formats, say, language, title } = writer;
  const { fundamentals } = sheet.file;
  const { ticker, exchange, sector, quote, provider } = fundamentals;
  const who = provider === "import" ? t("tearSheet.own") : `${ticker} · ${exchangeName(exchange, language)}`;
  const { type, computed } = sheet.report.classification;
  const typed = t(`companyTypes.${type}`);
  const kind = computed === undefined ? typed : t("tearSheet.typeYours", { type: typed });
  const day = latestDay(writer);
  const facts = [
    t("tearSheet.scenario", { scenario: sheet.report.scenario }),
    ...(day === null ? [] : [t("tearSheet.dataOf", { date: formats.date(day) })]),
    t("analysis.header.statements", { currency: writer.currency }),
    t("tearSheet.run", { run: sheet.run }),
    ...(sheet.policy === null ? [] : [t("site.policy.named", policyArguments(sheet.policy))]),
  ];
  const quiet = { fontSize: 7, color: colours["ink-2"] };
  return {
    stack: [
      {
        columns: [
          {
            width: "*",
            stack: [
              say(title, { family: "Serif", fontSize: title.length > 42 ? 14 : 18, lineHeight: 1.02 }),
              say(`${who} · ${t(`sectors.${sector}`)} · ${kind}`, { ...quiet, margin: [0, 2, 0, 0] }),
            ],
          },
          {
            width: 130,
            stack: [
              say(quote === null ? "–" : formats.price(quote.value, quote.currency), {
                fontSize: 17,
                alignment: "right",
              }),
              say(datedPrice(quote, writer), { ...quiet, alignment: "right" }),
            ],
          },
        ],
        columnGap: columns.gap,
      },
      {
        columns: [
          { svg: mark, width: 11, height: 11, margin: [0, -1.5, 0, 0] },
          { ...say("Valora", { family: "Serif", bold: true, fontSize: 8 }), width: 40 },
          { ...say(facts.join(" · "), { ...quiet, alignment: "right" }), width: "*" },
        ],
        columnGap: 4,
        margin: [0, 5, 0, 6],
      },
      { canvas: [{ type: "line", x1: 0, y1: 0, x2: columns.inner, y2: 0, lineWidth: 0.8, lineColor: colours.ink }] },
    ],
    margin: [0, 0, 0, 7],
  };
}

/** Of which day the price is, and whose. */
function datedPrice(quote: Quote | null, { t, formats, priceSource }: Writer): string {
  if (quote === null) return t("tearSheet.noPrice");
  const date = formats.date(quote.asOf);
  if (quote.chosenBy === "user") return t("analysis.header.ownPrice", { date });
  return t("tearSheet.close", { date, source: priceSource(quote.source) });
}

function latestDay({ sheet: { file } }: Writer): string | null {
  return file.fundamentals.quote?.asOf ?? file.fundamentals.statements.at(-1)?.fiscalYearEnd ?? null;
}

function left(writer: Writer): Cell[] {
  const { sheet, t, say, currency } = writer;
  const { sensitivity } = sheet;
  const field = footballField(writer);
  const rate = sensitivity === null ? "wacc" : flowRateName(sheet.report, sensitivity.method);
  return [
    ...verdict(writer),
    ...(field === null ? [] : [heading(writer, t("analysis.field.title"), columns.left), field]),
    heading(writer, t("tearSheet.methods"), columns.left),
    methodTable(writer),
    ...(sensitivity === null
      ? []
      : [
          heading(
            writer,
            t("tearSheet.sensitivity", {
              method: t(`methods.${sensitivity.method}.name`),
              rate: t(`understanding.sensitivity.${rate}`),
              growth: t(`understanding.sensitivity.${sensitivity.axis}`),
              currency,
            }),
            columns.left,
          ),
          heatMap(sensitivity, writer),
          say(t("tearSheet.sensitivityNote"), { fontSize: 5.8, color: colours["ink-3"], margin: [0, 2, 0, 0] }),
        ]),
  ];
}

function right(writer: Writer): Cell[] {
  const { sheet, t, currency } = writer;
  const { firmToShare, reverse, tornado } = sheet;
  return [
    { ...heading(writer, t("tearSheet.assumptions"), columns.right), margin: [0, 0, 0, 0] },
    assumptionTable(writer),
    ...(firmToShare === null
      ? []
      : [
          heading(writer, t("tearSheet.firmToShare", { currency }), columns.right),
          firmToShareTable(firmToShare, writer),
        ]),
    ...(reverse === null
      ? []
      : [
          heading(writer, `${t("tearSheet.reverse")} · ${t(`methods.${reverse.method}.name`)}`, columns.right),
          reverseText(reverse, writer),
        ]),
    ...(tornado === null ? [] : leverTable(tornado, { writer, width: columns.right })),
  ];
}

/** The last words of the sheet: on the page where they end it ends. */
export const frontEndId = "frontEnd";

const notesShown = 3;

/** Notes on the data, the accounts used, and the disclaimer. */
function bottom(writer: Writer): Cell {
  const { t, say } = writer;
  const notes = noteTexts(writer);
  const more = notes.length - notesShown;
  const subjects = [
    ...notes.slice(0, notesShown).map(({ subject }) => subject),
    ...(more > 0 ? [t("tearSheet.moreNotes", { count: more })] : []),
  ];
  const small = { fontSize: 6, color: colours["ink-2"], lineHeight: 1.1 };
  return {
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, y1: 0, x2: columns.inner, y2: 0, lineWidth: 0.5, lineColor: colours["line-2"] },
        ],
      },
      qualityRow(writer),
      ...(notes.length === 0
        ? []
        : [say(`${t("tearSheet.notes")}: ${subjects.join(", ")}.`, { ...small, margin: [0, 3, 0, 0] })]),
      ...filing(writer, small),
      { ...say(t("analysis.sources.disclaimer"), small), id: frontEndId },
    ],
    margin: [0, 8, 0, 0],
  };
}

/** A report, by the accounts that count: with its form, and without one. */
const reportTexts = {
  fiscalYear: { filed: "tearSheet.filing", untraced: "tearSheet.untraced" },
  twelveMonths: { filed: "tearSheet.filingOfMonths", untraced: "tearSheet.untracedMonths" },
} as const;

/** The accounts that the sheet rests on, and where they can be read. */
function filing({ sheet, t, formats, say }: Writer, style: Style): Cell[] {
  const { statements, interim, ticker, cik } = sheet.file.fundamentals;
  const { accounts } = sheet.report;
  const year = statements.at(-1);
  if (year === undefined) return [];
  const trailing = accounts.period === "twelveMonths" ? interim?.trailing.at(-1) : undefined;
  const { form, accession } = trailing ?? year;
  const date = formats.date(accounts.periodEnd ?? year.fiscalYearEnd);
  const texts = trailing ? reportTexts.twelveMonths : reportTexts.fiscalYear;
  if (form === null) return [say(`${t("tearSheet.filings")}: ${t(texts.untraced, { date })}.`, style)];
  const named = `${t(texts.filed, { form, date })}${accession === null ? "" : ` (${accession})`}`;
  const address = accession === null ? null : filingAddress(ticker, accession, cik ?? null);
  const words = accountsText(accounts, {
    say: (key, values) => textByKey(t)(`analysis.accounts.${key}`, values),
    figure: (name) => t(`figures.${name}`),
    formats,
  });
  const base = trailing || words?.reason ? ` ${words?.base}. ${words?.reason ?? ""}`.trimEnd() : "";
  const text = `${t("tearSheet.filings")}: ${named}.${base}${address === null ? "" : ` ${folderOf(address)}`}`;
  return [{ ...say(text, style), ...(address === null ? {} : { link: address }) }];
}

/** On paper the folder of a filing says as much as its index page, on one line. */
const folderOf = (address: string) => address.replace(/\/[^/]*-index\.htm$/, "");
