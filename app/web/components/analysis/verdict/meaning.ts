import type { CurrencyCode, Estimate, MethodName, Trace, TraceNode, ValuationVariant } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "../../../analysis/formats.ts";
import { named } from "../trace/trace-graph.ts";
import { type TraceWords, useTraceWords } from "../trace/trace-words.ts";

type Subject = { method: MethodName; outcome: Estimate; name: string; currency: CurrencyCode };
type QuantityNamed = TraceNode["name"];

/** The quantities that each method's paragraph speaks of; the first name that the trace holds counts. */
const wanted = {
  discountedCashFlow: {
    revenue: ["revenue"],
    growth: ["growth"],
    wacc: ["wacc"],
    flows: ["presentValueOfFlows"],
    terminal: ["presentValueOfTerminalValue"],
  },
  dividendDiscount: {
    payout: ["totalPayoutRatio"],
    costOfEquity: ["costOfEquity"],
    dividends: ["presentValueOfDividends"],
    terminal: ["presentValueOfTerminalValue"],
  },
  residualIncome: {
    book: ["bookValuePerShare"],
    earned: ["normalisedReturnOnEquity", "returnOnEquity"],
    costOfEquity: ["costOfEquity"],
    excess: ["presentValueOfResidualIncome"],
  },
  netAssetValue: { book: ["tangibleBookValuePerShare", "bookValuePerShare"] },
  earningsPerShare: {
    earnings: ["normalisedEarningsPerShare", "earningsPerShare", "fundsFromOperations"],
    dividends: ["presentValueOfDividends"],
    exit: ["presentValueOfExit"],
  },
} as const satisfies Partial<Record<MethodName, Record<string, readonly QuantityNamed[]>>>;

/** The forms of a method whose paragraph speaks of other quantities. */
const wantedOfForm = {
  flowToShareholders: {
    earnings: ["normalisedEarningsPerShare", "adjustedFundsPerShare"],
    costOfEquity: ["costOfEquity"],
    flows: ["presentValueOfFlows"],
    terminal: ["presentValueOfTerminalValue"],
  },
  dividendsAlone: {
    payout: ["totalPayoutRatio"],
    costOfEquity: ["costOfEquity"],
    dividends: ["presentValueOfDividends"],
    terminal: ["presentValueOfTerminalValue"],
  },
  dividendsInStages: {
    dividend: ["dividendsPerShare", "dividendPerShare"],
    costOfEquity: ["costOfEquity"],
    dividends: ["presentValueOfDividends"],
    terminal: ["presentValueOfTerminalValue"],
  },
  dividendsInOneFormula: {
    dividend: ["dividendsPerShare", "dividendPerShare"],
    costOfEquity: ["costOfEquity"],
    last: ["terminalGrowth"],
    dividends: ["presentValueOfDividends"],
  },
} as const satisfies Record<string, Record<string, readonly QuantityNamed[]>>;

const paragraphOfForm: Readonly<Partial<Record<ValuationVariant, keyof typeof wantedOfForm>>> = {
  flowToEquity: "flowToShareholders",
  distributableCash: "flowToShareholders",
  dividendsOnly: "dividendsAlone",
  twoStageDividends: "dividendsInStages",
  threeStageDividends: "dividendsInStages",
  constantGrowth: "dividendsInOneFormula",
  halfLifeDividends: "dividendsInOneFormula",
};

/** A paragraph, and the addresses of the figures that it holds. */
type Meaning = { text: string; traces: string };

/** The meaning of a method's answer for this company, with its own figures; null where the trace does not hold them. */
export function useMeaning({ method, outcome, name, currency }: Subject): Meaning | null {
  const t = useTranslations("meanings");
  const formats = useFormats();
  const words = useTraceWords(currency);
  const { trace } = outcome;
  if (method === "prediction") return null;
  if (method === "comparableMultiples") {
    const implied = impliedValues(trace);
    if (implied.length === 0) return null;
    const list = implied.map((node) => `${words.name(node)}: ${words.value(node)}`).join("; ");
    return {
      text: t("comparableMultiples", { name, count: implied.length, list }),
      traces: [...addressesOf(method, implied), `methods/${method}/implied`].join(" "),
    };
  }
  const form = paragraphOfForm[outcome.variant];
  const nodes = nodesFor(trace, form === undefined ? wanted[method] : wantedOfForm[form]);
  if (nodes === null) return null;
  const fade = named(trace, "fadeYears");
  const figures = Object.fromEntries(nodes.map(([argument, node]) => [argument, written(node, formats, words)]));
  return {
    text: t(form ?? method, { ...blank, ...figures, name, fade: fade?.value ?? 0 }),
    traces: addressesOf(method, [...nodes.map(([, node]) => node), ...(fade ? [fade] : [])]).join(" "),
  };
}

const blank = {
  revenue: "",
  growth: "",
  wacc: "",
  flows: "",
  terminal: "",
  payout: "",
  costOfEquity: "",
  dividends: "",
  book: "",
  earned: "",
  excess: "",
  earnings: "",
  exit: "",
  dividend: "",
  last: "",
  fade: 0,
};

const addressesOf = (method: MethodName, nodes: readonly TraceNode[]) =>
  nodes.map(({ id }) => `methods/${method}/trace/${id}`);

/** The node for each argument of a paragraph; null where the trace lacks one. */
function nodesFor(
  trace: Trace,
  names: Readonly<Record<string, readonly QuantityNamed[]>>,
): readonly (readonly [string, TraceNode])[] | null {
  const found: [string, TraceNode][] = [];
  for (const [argument, candidates] of Object.entries(names)) {
    const node = candidates.map((candidate) => named(trace, candidate)).find((each) => each !== undefined);
    if (node === undefined) return null;
    found.push([argument, node]);
  }
  return found;
}

function written(node: TraceNode, formats: Formats, words: TraceWords): string {
  if (node.unit === "rate") return formats.percent(node.value);
  return node.unit === "ratio" ? formats.multiple(node.value) : words.valueInWords(node);
}

/** The values that each multiple gives by itself, in order of computation. */
const impliedValues = (trace: Trace): readonly TraceNode[] =>
  trace.nodes.filter((node) => node.kind === "step" && node.name.startsWith("impliedBy"));
