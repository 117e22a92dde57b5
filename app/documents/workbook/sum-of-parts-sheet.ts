import { scenarios } from "@valora/valuation";
import type { Sheet } from "write-excel-file/node";
import type { SumOfParts } from "../../core/analysis/contracts/answer-parts/sum-of-parts.ts";
import { partNameOf } from "../../messages/phrases/part-name.ts";
import type { Writer } from "./calculation-sheets.ts";
import { computedCell, headCell, inputCell, noteCell, resultCell, textCell, titleCell } from "./cells.ts";

const headRows = 5;
const multipleColumns = ["D", "E", "F"] as const;
const valueColumns = ["G", "H", "I"] as const;

/** The businesses, their multiples and the sum as formulas: figures and multiples are inputs. */
export function sumOfPartsSheet(told: SumOfParts, { t, name, currency }: Writer & { name: string }): Sheet<never> {
  const { lines, netClaims, shares, enterprise, perShare } = told;
  const first = headRows + 1;
  const last = headRows + lines.length;
  const sumOf = (index: number) => `SUM(${valueColumns[index]}${first}:${valueColumns[index]}${last})`;
  const [sharesRow, claimsRow] = [last + 3, last + 2];
  const empty = [null, null, null, null, null];
  return {
    sheet: name,
    stickyRowsCount: headRows,
    columns: [{ width: 46 }, { width: 34 }, ...Array.from({ length: 7 }, () => ({ width: 18 }))],
    data: [
      [titleCell(t("understanding.parts.title"))],
      [noteCell(t("understanding.parts.lead"))],
      [noteCell(t("workbook.partsLive"))],
      [],
      [
        headCell(t("understanding.parts.part")),
        headCell(t("workbook.heads.source")),
        headCell(t("understanding.parts.amount"), "right"),
        ...scenarios.map((each) =>
          headCell(`${t("understanding.parts.multiple")} · ${t(`analysis.scenarios.${each}`)}`, "right"),
        ),
        ...scenarios.map((each) => headCell(t(`analysis.scenarios.${each}`), "right")),
      ],
      ...lines.map((line, index) => {
        const row = first + index;
        const { from, peers, industry, basis } = line;
        const by = t("understanding.parts.by", { from, count: peers, industry: industry?.name ?? "own" });
        return [
          textCell(partNameOf(line, t)),
          textCell(`${t(`figures.${basis}`)} · ${by}`),
          inputCell(line.amount.value, "money"),
          ...scenarios.map((each) => inputCell(line.multiple[each].value, "ratio")),
          ...scenarios.map((each, at) =>
            computedCell({ formula: `C${row}*${multipleColumns[at]}${row}`, kept: line.value[each].value }, "money"),
          ),
        ];
      }),
      [
        textCell(t("understanding.parts.enterprise")),
        ...empty,
        ...scenarios.map((each, at) => computedCell({ formula: sumOf(at), kept: enterprise[each] }, "money")),
      ],
      [textCell(t("understanding.parts.netClaims")), null, inputCell(netClaims, "money")],
      [textCell(t("quantities.sharesOutstanding")), null, inputCell(shares, "shares")],
      [
        textCell(t("understanding.parts.perShare", { currency })),
        ...empty,
        ...scenarios.map((each, at) =>
          resultCell(
            {
              formula: `(${valueColumns[at]}${last + 1}-C${claimsRow})/C${sharesRow}`,
              kept: perShare[each].value,
            },
            "perShare",
          ),
        ),
      ],
    ],
  };
}
