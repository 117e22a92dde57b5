import type { MethodReport } from "@valora/valuation";
import { colours, columns, statusColours } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

/** A heading over a part of the sheet, with the ink rule that begins a section. */
export function heading({ say }: Pick<Writer, "say">, words: string, width: number): Cell {
  return {
    stack: [
      { canvas: [{ type: "line", x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.8, lineColor: colours.ink }] },
      say(words, { bold: true, fontSize: 7.6, margin: [0, 2.5, 0, 2] }),
    ],
    margin: [0, 7, 0, 0],
  };
}

/** The head of a column, quieter than what stands below. */
export const columnHead = ({ say }: Pick<Writer, "say">, words: string, alignment: "left" | "right" = "left") =>
  say(words, { fontSize: 6.3, color: colours["ink-3"], alignment });

/** The value of each method, or the reason why there is none. */
export function methodTable(writer: Writer): Cell {
  const { t, currency, sheet } = writer;
  return {
    table: {
      widths: ["*", 54, 56, 72],
      dontBreakRows: true,
      body: [
        [
          columnHead(writer, t("tearSheet.method")),
          columnHead(writer, t("tearSheet.value", { currency }), "right"),
          columnHead(writer, t("tearSheet.difference"), "right"),
          columnHead(writer, t("tearSheet.status")),
        ],
        ...sheet.report.methods.map((method) => methodRow(method, writer)),
      ],
    },
    layout: "ledger",
    width: columns.left,
  };
}

function methodRow({ method, outcome, difference, status }: MethodReport, { sheet, t, say, formats }: Writer): Cell[] {
  const name = say(t(`methods.${method}.name`), { bold: true });
  if (outcome.kind === "notApplicable") {
    // What holds for the company as a whole has been said above.
    const reason = outcome.reason === sheet.report.blockedBy ? "" : ` ${t(`notApplicable.${outcome.reason}`)}`;
    const why = `${t("analysis.notApplicable")}.${reason}`;
    return [name, say(why, { fontSize: 6.6, color: colours["ink-2"], colSpan: 3 }), say(""), say("")];
  }
  const { votes, notVotingReason } = outcome;
  const silent = votes || notVotingReason === null ? null : t(`notVoting.${notVotingReason}`);
  const quiet = votes ? colours.ink : colours["ink-3"];
  return [
    silent === null ? name : { stack: [name, say(silent, { fontSize: 6, color: colours["ink-3"] })] },
    say(formats.amount(outcome.valuePerShare), { alignment: "right", bold: votes, color: quiet }),
    say(difference === null ? "–" : formats.signedPercent(difference), { alignment: "right", color: quiet }),
    votes && status !== null
      ? say(t(`analysis.status.${status}`), { bold: true, color: statusColours[status] })
      : say(t("analysis.noVote"), { color: colours["ink-3"] }),
  ];
}
