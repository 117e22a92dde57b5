import { type HtmlElement, type HtmlText, nearest, textsOf } from "./html-tree.ts";

export type Language = "es" | "en" | "it";

/** A figure as a page shows it, and the addresses under which it can be asked for; none where it carries no trace. */
export type ShownFigure = {
  text: string;
  value: number;
  decimals: number;
  addresses: readonly string[];
  /** Where they can be asked for. */
  at: string;
  where: string;
};

/** Written in digits, and no figure: filings, versions, dates and moments, forms, ISINs, years, names as A2A. */
const names = [
  /\d{10}-\d{2}-\d{6}/g,
  /\b\d{4}\.\d{1,2}\.\d+\b/g,
  /(?<!\d)\d{1,2}[\s\u00a0]\p{L}{3,4}[\s\u00a0]\d{4}(?:, \d{2}:\d{2})?/gu,
  /\b(?:10-K|20-F|40-F|10-Q)(?:\/A)?\b/g,
  /\b[A-Z]{2}[A-Z0-9]{9}\d\b/g,
  /\p{Lu}\d+\p{Lu}/gu,
  /(?<![\d.,])(?:19|20)\d{2}(?![\d.,]\d)/g,
];

/** Where a page states a rule of ours, draws a scale, or names a document: constants, not figures of a company. */
const constantClasses = [
  ...["axis", "heat-legend", "signal-steps", "disclaimer", "hindsights", "warning-list", "constant"],
  ...[
    "formula",
    "formula-line",
    "trace-step-origin",
    "segmented",
    "company-meta",
    "company-date",
    "card-reason",
    "trace-step-name",
    "computed-progress",
    "view-choice",
    "technical-key",
    "technical-levels",
  ],
];
const constantTags = ["select", "option", "button", "thead", "dt"];

/** Every figure of the analysis on a page, as a reader of the language sees it. */
export const figuresOf = (html: string, language: Language): ShownFigure[] =>
  textsOf(html).flatMap((text) => {
    const traced = nearest(text.parent, ({ attributes }) => attributes.has("data-trace-at"));
    return traced === null ? [] : figuresIn(text, language, traced.attributes.get("data-trace-at") ?? "");
  });

const digits: Record<Language, RegExp> = {
  es: /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
  it: /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
  en: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
};

function figuresIn({ text, parent }: HtmlText, language: Language, at: string): ShownFigure[] {
  const addresses = addressesOf(parent);
  if (addresses.length === 0 && isConstant(parent)) return [];
  const figures = names.reduce((rest, pattern) => rest.replace(pattern, " "), text);
  return [...figures.matchAll(digits[language])].map(([found]) => {
    const [whole = "", part = ""] = found.split(language === "en" ? "." : ",");
    const value = Number(`${whole.replace(/[.,]/g, "")}.${part}`);
    return { text: found, value, decimals: part.length, addresses, at, where: `${placeOf(parent)}: ${text.trim()}` };
  });
}

function isConstant(element: HtmlElement): boolean {
  return (
    nearest(
      element,
      ({ tag, classes, attributes }) =>
        constantTags.includes(tag) ||
        constantClasses.some((name) => classes.has(name)) ||
        attributes.get("id") === "sources",
    ) !== null || isSourceOfAssumption(element)
  );
}

/** In the table of assumptions, the columns that name a publication and its date. */
const isSourceOfAssumption = (element: HtmlElement) =>
  element.tag === "td" &&
  !element.classes.has("figure") &&
  nearest(element, ({ attributes }) => attributes.get("id") === "assumptions") !== null;

/** The step that a link leads to, the step in whose line it stands, or the addresses written around it. */
function addressesOf(element: HtmlElement): readonly string[] {
  const link = nearest(element, ({ classes }) => classes.has("trace") || classes.has("trace-quiet"));
  const anchor = /^#step-/.test(link?.attributes.get("href") ?? "")
    ? link?.attributes.get("href")?.slice(1)
    : undefined;
  const line = element.tag === "b" && nearest(element, ({ attributes }) => /^step-/.test(attributes.get("id") ?? ""));
  const step = anchor ?? (line ? line.attributes.get("id") : undefined);
  if (step !== undefined) return [stepAddress(step)];
  const traced = nearest(element, ({ attributes }) => attributes.has("data-trace"));
  return traced?.attributes.get("data-trace")?.split(" ") ?? [];
}

/** Steps of no method, by the name in their anchors. */
const roots: ReadonlyMap<string, string> = new Map([
  ["wacc", "assumptions"],
  ["peers", "peers"],
  ["payoutAgainstBook", "payoutAgainstBook"],
  ["sumOfParts", "sumOfParts"],
]);

function stepAddress(anchor: string): string {
  const [, root = "", id = ""] = /^step-(\w+)-(\d+)$/.exec(anchor) ?? [];
  return `${roots.get(root) ?? `methods/${root}`}/trace/${id}`;
}

function placeOf(element: HtmlElement): string {
  const path: string[] = [];
  for (let each: HtmlElement | null = element; each !== null && path.length < 5; each = each.parent)
    path.unshift([each.tag, ...each.classes].filter(Boolean).join("."));
  return path.join(" > ");
}

/** A number of a trace: what else it tells are its source, its period and its place. */
const isNode = (answer: unknown): answer is { value: unknown } =>
  typeof answer === "object" && answer !== null && "kind" in answer && "value" in answer && "id" in answer;

/**
 * Whether an answer holds the number shown: as it is, as a percentage or in millions, rounded to the decimals shown. An
 * answer that stands for several figures holds each of them.
 */
export function holds(answer: unknown, shown: Pick<ShownFigure, "value" | "decimals">): boolean {
  if (isNode(answer)) return holds(answer.value, shown);
  if (typeof answer === "object" && answer !== null) return Object.values(answer).some((each) => holds(each, shown));
  if (typeof answer === "string")
    return (answer.match(/\d+(?:\.\d+)?/g) ?? []).some((part) => Number(part) === shown.value);
  if (typeof answer !== "number") return false;
  const half = 0.5 * 10 ** -shown.decimals * (1 + 1e-6);
  return [answer, answer * 100, answer / 1e6].some((each) => Math.abs(Math.abs(each) - shown.value) <= half);
}
