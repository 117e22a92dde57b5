import type { FirmToShare, Implied, ReverseValuation, TraceNode } from "@valora/valuation";
import { sizeOfGrowth } from "../../messages/phrases/growth-sign.ts";
import { colours } from "./style.ts";
import type { Cell, Writer } from "./writer.ts";

/** From the value of the firm to that of a share, one line a step, in millions. */
export function firmToShareTable(way: Omit<FirmToShare, "trace">, writer: Writer): Cell {
  const { t, formats, millions, say, sheet } = writer;
  const { flows, terminal, enterpriseValue, assets, claims, equityValue, shares, valuePerShare } = way;
  const since = [way.accrued, way.paidOut].filter((node) => node !== null);
  const row = (name: string, value: string, bold = false): Cell[] => [
    say(name, { bold }),
    say(value, { alignment: "right", bold }),
  ];
  const nameOf = (node: TraceNode) =>
    node.kind === "figure" ? t(`figures.${node.name}`) : t(`quantities.${node.name}`);
  const part = (node: TraceNode, sign: 1 | -1) => {
    const value = sign * node.value;
    return row(nameOf(node), `${value < 0 ? "\u2212" : "+"}${millions(Math.abs(value))}`);
  };
  const total = (node: TraceNode) => row(nameOf(node), millions(node.value), true);
  const body = [
    row(nameOf(flows), millions(flows.value)),
    part(terminal, 1),
    total(enterpriseValue),
    ...assets.map((node) => part(node, 1)),
    ...claims.map((node) => part(node, -1)),
    ...since.map((node) => part(node, -1)),
    total(equityValue),
  ];
  const perShare = t.markup("understanding.bridge.perShare", {
    shares: formats.millions(shares.value),
    value: formats.price(valuePerShare.value, sheet.file.fundamentals.currency),
    b: (chunks) => chunks,
  });
  return {
    stack: [
      { table: { widths: ["*", "auto"], dontBreakRows: true, body }, layout: "ledger" },
      say(perShare, { fontSize: 6.6, color: colours["ink-2"], margin: [0, 2, 0, 0] }),
    ],
  };
}

/** The assumptions that the price implies: a sentence, and the other assumptions that would do alone. */
export function reverseText(reverse: ReverseValuation, { sheet, t, formats, say }: Writer): Cell {
  const { currency } = sheet.file.fundamentals;
  const price = formats.price(reverse.price, currency);
  const { growth, margin, years } = reverse;
  const rate = (value: number) => formats.percent(value);
  const inYears = (value: number) =>
    t("understanding.reverse.inYears", { years: formats.number(value, value % 1 === 0 ? 0 : 1), count: value });
  const sentence =
    growth.kind === "root"
      ? t("understanding.reverse.say", {
          price,
          ...sizeOfGrowth(growth.value, formats),
          years: reverse.fadesOver,
        })
      : t(growth.kind === "several" ? "understanding.reverse.several" : "understanding.reverse.none", { price });
  const alone = (name: string, implied: Implied, write: (value: number) => string) =>
    implied.kind === "unavailable"
      ? []
      : [say(`${name}: ${impliedText(implied, write) ?? t("understanding.reverse.impossible")}`, { fontSize: 6.6 })];
  return {
    stack: [
      say(sentence, { family: "Serif", fontSize: 7.8, lineHeight: 1.12, margin: [0, 0, 0, 2] }),
      ...alone(t("understanding.reverse.margin"), margin, rate),
      ...alone(t("understanding.reverse.years"), years, inYears),
    ],
  };
}

function impliedText(implied: Implied, write: (value: number) => string): string | null {
  if (implied.kind === "root") return write(implied.value);
  return implied.kind === "several" ? implied.values.map(write).join(" · ") : null;
}
