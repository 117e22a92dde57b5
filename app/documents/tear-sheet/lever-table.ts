import type { Tornado, TornadoEnd } from "@valora/valuation";
import { flowRateName } from "../../messages/assumption-texts.ts";
import { columnHead, heading } from "./method-table.ts";
import type { Cell, Writer } from "./writer.ts";

const leversShown = 5;

/** Which assumption moves the value most, each moved by itself: what the share is worth then. */
export function leverTable({ method, bars }: Tornado, setting: { writer: Writer; width: number }): Cell[] {
  const { writer, width } = setting;
  const { t, formats, currency, say } = writer;
  const shown = bars.filter((bar) => bar.width !== null).slice(0, leversShown);
  if (shown.length === 0) return [];
  const rate = flowRateName(writer.sheet.report, method);
  const end = ({ outcome }: TornadoEnd) =>
    say(outcome.kind === "value" ? formats.rough(outcome.value) : "–", { alignment: "right" });
  return [
    heading(writer, t("tearSheet.tornado", { method: t(`methods.${method}.name`), currency }), width),
    {
      table: {
        widths: ["*", "auto", "auto", "auto"],
        dontBreakRows: true,
        body: [
          [
            columnHead(writer, t("tearSheet.lever")),
            columnHead(writer, t("tearSheet.change"), "right"),
            columnHead(writer, t("tearSheet.lower"), "right"),
            columnHead(writer, t("tearSheet.raise"), "right"),
          ],
          ...shown.map(({ lever, change, lowered, raised }) => [
            say(t(`understanding.tornado.levers.${lever}`, { rate })),
            say(t(`understanding.tornado.change.${change.kind}`, { size: formats.number(change.size * 100) }), {
              alignment: "right",
              noWrap: true,
            }),
            end(lowered),
            end(raised),
          ]),
        ],
      },
      layout: "ledger",
    },
  ];
}
