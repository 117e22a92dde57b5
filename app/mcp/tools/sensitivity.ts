import { cellFlags, flowMethodNames, unavailableReasons } from "@valora/valuation";
import * as z from "zod";
import { pageAddress } from "../../core/analysis/use-cases/answer-links.ts";
import { pageAt, questionArguments, tracedFigures } from "../question.ts";
import { tool } from "../tool.ts";
import { basisShape, basisTold } from "../value-answer.ts";

const number = z.number();
const FlowValue = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("value"), value: number }),
  z.object({ kind: z.literal("noValue"), reason: z.string() }),
]);
const End = z.object({ assumption: number, outcome: FlowValue, difference: number.nullable() });
const Unavailable = z.object({ kind: z.literal("unavailable"), reason: z.enum(unavailableReasons) });
const Tornado = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("tornado"),
    method: z.enum(flowMethodNames),
    value: number,
    bars: z.record(
      z.string(),
      z.object({ lever: z.string(), assumption: number, lowered: End, raised: End, width: number.nullable() }),
    ),
  }),
  Unavailable,
]);
const Grid = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("sensitivity"),
    method: z.enum(flowMethodNames),
    rates: z.array(number),
    growths: z.array(number),
    cells: z.array(z.array(FlowValue.and(z.object({ flags: z.array(z.enum(cellFlags)) })))),
    centre: z.object({ row: z.int(), column: z.int() }),
  }),
  Unavailable,
]);

/** Rows and columns told on each side of the middle: the whole table is on the page. */
const reach = 2;

const axes = ["terminalGrowth", "growth"] as const;

/** Which assumption moves a value most, and the value over discount rate and growth. */
export const sensitivity = tool({
  name: "sensitivity",
  input: ({ t }) => z.object({ ...questionArguments(t), axis: z.enum(axes).default("terminalGrowth") }),
  output: z.object({
    ticker: z.string(),
    ...basisShape,
    method: z.enum(flowMethodNames).nullable(),
    value: number.nullable(),
    /** One assumption moved down and up, the others held; the widest first. */
    levers: z.array(
      z.object({
        lever: z.string(),
        assumption: number,
        lowered: z.object({ assumption: number, value: number.nullable() }),
        raised: z.object({ assumption: number, value: number.nullable() }),
      }),
    ),
    table: z
      .object({
        discountRates: z.array(number),
        growths: z.array(number),
        /** By discount rate, then by growth; null where the formula gives no valid value. */
        values: z.array(z.array(number.nullable())),
      })
      .nullable(),
    reason: z.string().nullable(),
    page: z.string(),
  }),
  answer: async (context, { axis, ...question }) => {
    const { query, figures } = await tracedFigures(context, question, ["tornado", `sensitivity/${axis}`]);
    const tornado = Tornado.parse(figures[0]?.value);
    const grid = Grid.parse(figures[1]?.value);
    return {
      ticker: query.ticker,
      ...(await basisTold(context, question)),
      method: tornado.kind === "tornado" ? tornado.method : null,
      value: tornado.kind === "tornado" ? tornado.value : null,
      levers: tornado.kind === "tornado" ? Object.values(tornado.bars).map(leverTold) : [],
      table: grid.kind === "sensitivity" ? tableTold(grid) : null,
      reason: tornado.kind === "unavailable" ? context.reader.t(`mcp.unavailable.${tornado.reason}`) : null,
      page: pageAt(context, pageAddress(query)),
    };
  },
});

const toldValue = (outcome: z.output<typeof FlowValue>) => (outcome.kind === "value" ? outcome.value : null);

const leverTold = ({
  lever,
  assumption,
  lowered,
  raised,
}: Extract<z.output<typeof Tornado>, { kind: "tornado" }>["bars"][string]) => ({
  lever,
  assumption,
  lowered: { assumption: lowered.assumption, value: toldValue(lowered.outcome) },
  raised: { assumption: raised.assumption, value: toldValue(raised.outcome) },
});

/** The middle of the table. */
function tableTold({ rates, growths, cells, centre }: Extract<z.output<typeof Grid>, { kind: "sensitivity" }>) {
  const near = <Value>(values: readonly Value[], middle: number) =>
    values.slice(Math.max(0, middle - reach), middle + reach + 1);
  return {
    discountRates: near(rates, centre.row),
    growths: near(growths, centre.column),
    values: near(cells, centre.row).map((row) => near(row, centre.column).map(toldValue)),
  };
}
