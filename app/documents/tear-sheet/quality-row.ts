import type { Cell as Known } from "@valora/valuation/statements";
import { colours, columns } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

/** The scores of the latest accounts beside each other, as far as their figures are known; of a bank, why it has none. */
export function qualityRow(writer: Writer): Cell {
  const { t, say } = writer;
  const title = say(t("tearSheet.quality"), { bold: true, fontSize: 6.6 });
  const scores = scoresOf(writer);
  const cells =
    scores.length === 0
      ? [{ ...say(t("fundamentals.quality.financial"), { fontSize: 6.6, color: colours["ink-2"] }), colSpan: 4 }]
      : scores.map(({ name, text }) => ({
          stack: [say(name, { fontSize: 6, color: colours["ink-3"] }), say(text, { fontSize: 6.6 })],
        }));
  const row: Cell[] = [title, ...cells];
  while (row.length < 5) row.push(say(""));
  return {
    table: { widths: [72, "*", "*", "*", "*"], dontBreakRows: true, body: [row] },
    layout: "ledger",
    width: columns.inner,
  };
}

type Score = { name: string; text: string };

function scoresOf(writer: Writer): Score[] {
  const {
    sheet: { quality },
    t,
    formats,
  } = writer;
  const { piotroski, beneish, altman, altmanScore, accruals, runway } = quality;
  const written = (cell: Known, write: (value: number) => string) =>
    cell.value === null ? t("tearSheet.scores.none") : write(cell.value);
  if (piotroski === null || beneish === null || altman === null || altmanScore === null) return [];
  const kept = written(accruals, (value) => t("tearSheet.scores.accrualsOf", { value: formats.signedPercent(value) }));
  const cash =
    runway === null || runway.value === null
      ? ""
      : ` · ${t("tearSheet.scores.cash", { years: formats.number(runway.value, 1) })}`;
  return [
    {
      name: t("fundamentals.quality.piotroski"),
      text:
        piotroski.known === 0
          ? t("tearSheet.scores.none")
          : t("tearSheet.scores.signs", { score: String(piotroski.score), known: String(piotroski.known) }),
    },
    {
      name: t("fundamentals.quality.beneish"),
      text: written(beneish.score, (value) =>
        t(beneish.isFlagged ? "tearSheet.scores.beneishFlag" : "tearSheet.scores.beneishClear", {
          score: formats.number(value, 2),
        }),
      ),
    },
    {
      name: t("fundamentals.quality.altman"),
      text: altmanText(writer),
    },
    { name: t("fundamentals.quality.accruals"), text: `${kept}${cash}` },
  ];
}

/** The score with its form and zone; without one, the ratios that are known. */
function altmanText({ sheet: { quality }, t, formats }: Writer): string {
  const { altman, altmanScore } = quality;
  if (altmanScore !== null && altmanScore.score.value !== null && altmanScore.zone !== null) {
    return t("tearSheet.scores.altman", {
      form: altmanScore.form === "z" ? "Z" : "Z″",
      score: formats.number(altmanScore.score.value, 2),
      zone: t(`analysis.quality.altmanZones.${altmanScore.zone}`),
    });
  }
  const parts = (altman ?? []).flatMap(({ name, cell }) =>
    cell.value === null ? [] : [`${t(`symbols.${name}`)} ${formats.number(cell.value, 2)}`],
  );
  return parts.length === 0
    ? t("tearSheet.scores.none")
    : t("tearSheet.scores.altmanNone", { parts: parts.join(" · ") });
}
