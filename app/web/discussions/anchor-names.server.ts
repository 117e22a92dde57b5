import { type Anchor, type NamedAnchor, namedAnchors, targetOf } from "../../features/discussions/contracts/anchors.ts";
import { rateNameKey } from "../../messages/assumption-texts.ts";
import type { Translate } from "../../messages/translator.ts";
import type { AnchorGroup } from "./shown-discussion.ts";

type Section = Extract<NamedAnchor, { kind: "section" }>["name"];

/** The titles of the sections of a result, as they stand there. */
const sectionTitles = {
  summary: (t) => t("analysis.chapters.summary"),
  methods: (t) => t("analysis.chapters.methods"),
  change: (t) => t("analysis.chapters.change"),
  accounts: (t) => t("analysis.chapters.accounts"),
  custom: (t) => t("understanding.custom.title"),
  sensitivity: (t) => t("understanding.sensitivity.title", { rate: "eitherRate" }),
  reverse: (t) => t("understanding.reverse.title"),
  tornado: (t) => t("understanding.tornado.title"),
  simulation: (t) => t("uncertainty.simulation.title"),
  differ: (t) => t("understanding.differ.title"),
  parts: (t) => t("understanding.parts.title"),
  "through-time": (t) => t("uncertainty.throughTime.title"),
  peers: (t) => t("peers.title"),
  quality: (t) => t("analysis.quality.title"),
  bridge: (t) => t("understanding.bridge.title"),
  assumptions: (t) => t("analysis.assumptions.title"),
  sources: (t) => t("analysis.sources.title"),
} as const satisfies Record<Section, (t: Translate) => string>;

function targetName(target: NamedAnchor, t: Translate): string {
  if (target.kind === "method") return t(`methods.${target.name}.name`);
  if (target.kind === "section") return sectionTitles[target.name](t);
  if (target.kind === "ratio") return t(`quantities.${target.name}`);
  if (target.kind === "figure") return target.name === "price" ? t("quantities.price") : t(`figures.${target.name}`);
  const { name } = target;
  // A thread names its company by its symbol alone.
  if (name === "wacc") return t(rateNameKey("eitherRate"));
  return name === "growth" || name === "horizon" ? t(`quantities.${name}`) : t(`expert.levers.${name}`);
}

/** What an anchor names, in the reader's words. */
export function anchorName(anchor: Anchor, t: Translate): string {
  const target = targetOf(anchor);
  return target === null ? t("discussions.company") : targetName(target, t);
}

/** Where it is: the company's analysis, at its section, or the page of its statements or ratios. */
export function anchorAddress(anchor: Anchor, ticker: string): string {
  const page = `/analysis/${encodeURIComponent(ticker)}`;
  const target = targetOf(anchor);
  if (target === null) return page;
  if (target.kind === "method") return `${page}#${target.name}`;
  if (target.kind === "ratio") return `${page}/ratios`;
  if (target.kind === "figure") return target.name === "price" ? page : `${page}/statements`;
  const section = target.kind === "assumption" ? "assumptions" : target.name;
  return `${page}?open=${section}#${section}`;
}

/** All that a thread can be about besides the company, by kind. */
export const anchorGroups = (t: Translate): AnchorGroup[] =>
  [...Map.groupBy(namedAnchors, ({ target }) => target.kind)].map(([kind, each]) => ({
    kind,
    anchors: each.map(({ anchor, target }) => ({ anchor, name: targetName(target, t) })),
  }));
