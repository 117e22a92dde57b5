import { scenarios } from "@valora/valuation";
import { partNameOf } from "../../messages/phrases/part-name.ts";
import { columnHead, heading } from "./method-table.ts";
import { columns } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

/** The share as the sum of the company's businesses; nothing where filings tell none. */
export function sumOfParts(writer: Writer): Cell[] {
  const { sheet, t, formats, say } = writer;
  const told = sheet.sumOfParts;
  if (told === null) return [];
  const currency = formats.currency(sheet.file.fundamentals.currency);
  const cells = (texts: readonly string[]) =>
    texts.map((text, column) => say(text, { fontSize: 6.8, alignment: column === 0 ? "left" : "right" }));
  const body = [
    [
      t("understanding.parts.part"),
      t("understanding.parts.amount"),
      t("understanding.parts.multiple"),
      ...scenarios.map((each) => t(`analysis.scenarios.${each}`)),
    ].map((text, column) => columnHead(writer, text, column === 0 ? "left" : "right")),
    ...told.lines.map((line) =>
      cells([
        `${partNameOf(line, t)} · ${t("understanding.parts.by", { from: line.from, count: line.peers, industry: line.industry?.name ?? "own" })}`,
        formats.millions(line.amount.value),
        formats.multiple(line.multiple[sheet.report.scenario].value),
        ...scenarios.map((each) => formats.millions(line.value[each].value)),
      ]),
    ),
    cells([
      t("understanding.parts.enterprise"),
      "",
      "",
      ...scenarios.map((each) => formats.millions(told.enterprise[each])),
    ]),
    cells([t("understanding.parts.netClaims"), "", "", ...scenarios.map(() => formats.millions(-told.netClaims))]),
    cells([
      t("understanding.parts.perShare", { currency }),
      "",
      "",
      ...scenarios.map((each) => formats.amount(told.perShare[each].value)),
    ]),
  ];
  return [
    heading(writer, t("understanding.parts.title"), columns.inner),
    {
      table: {
        widths: ["*", 48, 40, 52, 52, 52],
        dontBreakRows: true,
        headerRows: 1,
        keepWithHeaderRows: 1,
        body,
      },
      layout: "ledger",
    },
    say(t("understanding.parts.lead"), { fontSize: 6.8 }),
  ];
}
