import {
  type CurrencyCode,
  type FirmToShare,
  firmToShareOf,
  type TraceNode,
  type ValuationReport,
} from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture } from "../analysis/folds/tiny-picture.tsx";
import { ledgerColours, ledgerShapes } from "../analysis/folds/tiny-shapes.ts";
import { QuantityTerm } from "../analysis/trace/explained-term.tsx";
import { useTraceWords } from "../analysis/trace/trace-words.ts";
import { LedgerChart, type Stretch } from "./ledger-chart.tsx";

type BridgeChartProps = { report: ValuationReport; currency: CurrencyCode; name: string };

/** From the cash flows to the firm, and from the firm to the shareholders, step by step. */
export function BridgeChart({ report, currency, name }: BridgeChartProps) {
  const t = useTranslations("understanding.bridge");
  const formats = useFormats();
  const bridge = firmToShareOf(report);
  if (bridge === null) return null;
  const { assets, claims, shares, valuePerShare } = bridge;
  const total = (nodes: readonly TraceNode[]) => nodes.reduce((sum, { value }) => sum + value, 0);
  const net = total(assets) - total(claims);
  return (
    <FoldedPanel
      name="bridge"
      title={t("title")}
      aside={t("caption", { currency: formats.currency(currency) })}
      traces={{ say: "bridge/net" }}
      say={t("say", {
        name,
        sign: net > 0 ? "plus" : net < 0 ? "minus" : "none",
        debt: claims.some(({ name }) => name === "totalLiabilities") ? "liabilities" : "debt",
        others: otherClaimsOf(claims),
        net: formats.millions(Math.abs(net)),
      })}
      picture={
        <TinyPicture
          shapes={ledgerShapes(
            placedParts(bridge).map(({ stretch }) => [stretch]),
            null,
            ledgerColours,
          )}
        />
      }
    >
      <BridgeLedger bridge={bridge} currency={currency} />
      <p className="mt-3 text-ink-2 text-sm" data-trace={`${root}/${shares.id} ${root}/${valuePerShare.id}`}>
        {t.rich("perShare", {
          shares: formats.millions(shares.value),
          value: formats.price(valuePerShare.value, currency),
          b: (chunks) => <b className="num text-ink">{chunks}</b>,
        })}
      </p>
    </FoldedPanel>
  );
}

const besideDebt = ["minorityInterests", "preferredEquity"];

/** What is deducted beside the debt: one of two claims, both or none. More cash than debt is no net cash where others have a share. */
function otherClaimsOf(claims: readonly TraceNode[]): string {
  const others = claims.filter(({ name, value }) => value !== 0 && besideDebt.includes(name));
  return others.length > 1 ? "both" : (others[0]?.name ?? "none");
}

type BridgeLedgerProps = { bridge: FirmToShare; currency: CurrencyCode };

/** The parts under one another, in the reader's words. */
function BridgeLedger({ bridge, currency }: BridgeLedgerProps) {
  const t = useTranslations("understanding.bridge");
  const words = useTraceWords(currency);
  const formats = useFormats();
  const parts = placedParts(bridge);
  const amounts = parts.map(({ node }) => node.value);
  return (
    <LedgerChart
      caption={t("title")}
      rows={parts.map(({ node, sign, stretch, isPlain }) => ({
        key: String(node.id),
        label: <QuantityTerm quantity={node.name}>{words.name(node)}</QuantityTerm>,
        stretches: [stretch],
        trace: `${root}/${node.id}`,
        figure: signed(formats.millions(Math.abs(node.value), amounts), sign * node.value, isPlain),
        isTotal: sign === 0,
      }))}
    />
  );
}

/** Each part begins where the one before ended; totals begin at nothing. */
function placedParts(way: FirmToShare) {
  const { flows, terminal, enterpriseValue, assets, claims, equityValue } = way;
  const since = [way.accrued, way.paidOut].filter((node) => node !== null);
  const parts = [
    { node: flows, sign: 1 },
    { node: terminal, sign: 1 },
    { node: enterpriseValue, sign: 0 },
    ...assets.map((node) => ({ node, sign: 1 })),
    ...claims.map((node) => ({ node, sign: -1 })),
    ...since.map((node) => ({ node, sign: -1 })),
    { node: equityValue, sign: 0 },
  ];
  let level = 0;
  const spans = parts.map(({ node, sign }) => {
    const from = sign === 0 ? 0 : level;
    level = sign === 0 ? node.value : level + sign * node.value;
    return { node, sign, from, to: level };
  });
  const low = Math.min(0, ...spans.map(({ to }) => to));
  const high = Math.max(...spans.map(({ from, to }) => Math.max(from, to)));
  const at = (value: number) => ((value - low) / (high - low || 1)) * 100;
  return spans.map(({ node, sign, from, to }, index) => {
    const stretch: Stretch = { from: at(from), to: at(to), fill: fillOf(node, sign, index) };
    return { node, sign, stretch, isPlain: sign === 0 || index === 0 };
  });
}

/** The steps of the bridge are those of the method. */
const root = "methods/discountedCashFlow/trace";

function fillOf(node: TraceNode, sign: number, index: number): Stretch["fill"] {
  if (sign === 0) return "total";
  if (sign * node.value < 0) return "taken";
  return index === 0 ? "other" : "part";
}

const signed = (text: string, value: number, isPlain: boolean) =>
  isPlain ? text : `${value < 0 ? "\u2212" : "+"}${text}`;
