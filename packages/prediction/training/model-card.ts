import { sectors } from "@valora/valuation";
import type { Exclusions } from "./cleaning.ts";
import type { Comparison, GroupResult, Judgement } from "./judgement.ts";
import { type LeakFigures, leakVerdict } from "./leak-tests.ts";
import type { ShipDecision } from "./ship-rule.ts";
import type { TrainingSettings } from "./train-model.ts";

/** Everything that is said about a model, as data: the page of the product and the Markdown are made from it. */
export type ModelCard = {
  version: string;
  label: "peer-implied value";
  /** First thing a reader must know. */
  warning: string;
  data: {
    tableSha256: string;
    modelSha256: string;
    trainedTo: string;
    levelAsOf: string;
    rows: number;
    companies: number;
    years: readonly [number, number];
    excluded: Exclusions;
  };
  method: {
    seed: number;
    boosting: TrainingSettings["boosting"];
    maskedShare: number;
    features: readonly string[];
    heads: readonly string[];
    groups: number;
    testYears: readonly number[];
    developmentYears: readonly number[];
  };
  judgement: Judgement;
  /** The same with companies that the model may have met in earlier years. */
  knownCompanies: GroupResult;
  leaks: LeakFigures;
  ship: ShipDecision;
  knownFailures: readonly string[];
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const times = (ratio: number) => `${ratio.toFixed(2)}×`;

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}

const metricHeading = [
  "rows",
  "median abs. error",
  "within 15 / 25 / 50 %",
  "median abs. log error",
  "signed median",
  "Spearman",
];
const metricCells = ({ metrics }: Pick<GroupResult, "metrics">) => [
  String(metrics.count),
  percent(metrics.medianAbsoluteError),
  [metrics.within15, metrics.within25, metrics.within50].map((share) => (100 * share).toFixed(0)).join(" / "),
  metrics.medianAbsoluteLogError.toFixed(3),
  percent(metrics.signedMedianError),
  metrics.rankCorrelation.toFixed(2),
];
const bandCells = ({ band }: GroupResult) => [percent(band.coverage), times(band.medianRatio)];

const comparisonRow = (row: Comparison) => [
  row.baseline,
  ...metricCells(row),
  percent(row.modelOnSameRows.medianAbsoluteError),
  `${percent(row.improvement)} (${percent(row.interval.low)} to ${percent(row.interval.high)})`,
];

function groupTable(
  title: string,
  groups: readonly (readonly [string, GroupResult & { improvement?: number }])[],
): string {
  const heading = [title, ...metricHeading, "80 % band covers", "band high ÷ low", "better than best sector median"];
  return table(
    heading,
    groups.map(([name, group]) => [
      name,
      ...metricCells(group),
      ...bandCells(group),
      group.improvement === undefined ? "" : percent(group.improvement),
    ]),
  );
}

/** The card as Markdown, every figure of it computed by the training run. */
export function modelCardMarkdown(card: ModelCard): string {
  const { judgement, data, method, ship } = card;
  const bySector = sectors.flatMap((sector) => {
    const group = judgement.bySector[sector];
    return group ? [[sector, group] as const] : [];
  });
  return `${[
    `# Model card: ${card.label}, version ${card.version}`,
    card.warning,
    "It says what the market would pay for a company with these fundamentals if it paid what it pays for its like. It is no forecast of a price and no investment advice.",
    `## Decision\n${ship.ships ? `The model ships and votes in: ${ship.votes.join(", ") || "no sector"}.` : "The ship rule does not hold: shown, never voting."}`,
    table(
      ["condition", "holds", "found"],
      ship.conditions.map(({ name, holds, found }) => [name, holds ? "yes" : "no", found]),
    ),
    `## On the same rows, test years ${method.testYears.join(", ")}`,
    `Companies are unknown to the model that judges them (${method.groups} groups); trained on years ≤ Y − 2, band calibrated on Y − 1. The settings were chosen on ${method.developmentYears.join(", ")} alone.`,
    table(["", ...metricHeading], [["model", ...metricCells(judgement.overall)]]),
    table(
      ["baseline", ...metricHeading, "model on these rows", "improvement (95 % interval)"],
      judgement.comparisons.map(comparisonRow),
    ),
    "Geertsema & Lu (2023), on other data (1.6 million firm-months of US companies): median absolute error 28-31 %.",
    groupTable("by year", Object.entries(judgement.byYear)),
    groupTable("by sector", bySector),
    groupTable("by size", Object.entries(judgement.bySize)),
    groupTable("", [
      ["all, companies unknown", judgement.overall],
      ["bands within the limit (answered)", judgement.answered],
      ["all, companies may be known", card.knownCompanies],
    ]),
    `A band wider than the limit is refused: ${percent(judgement.refusedShare)} of rows.`,
    "## Leak tests",
    table(
      ["run", "median abs. error"],
      [
        ["model", percent(card.leaks.model)],
        ["market medians, no features", percent(card.leaks.marketMedians)],
        ["trained on a shuffled target", percent(card.leaks.shuffledTarget)],
        ["with the price among the features", percent(card.leaks.withPrice)],
        ["asked about its own training rows", percent(card.leaks.trainedRows)],
      ],
    ),
    leakVerdict(card.leaks)
      .map(({ name, holds }) => `- ${name}: ${holds ? "yes" : "NO"}`)
      .join("\n"),
    "## Data",
    `${data.rows} company-years of ${data.companies} companies, market years ${data.years[0]}-${data.years[1]}, statements to ${data.trainedTo}; market levels of ${data.levelAsOf}. Left out: ${Object.entries(
      data.excluded,
    )
      .map(([reason, count]) => `${reason} ${count}`)
      .join(", ")}.`,
    `Training table SHA-256 \`${data.tableSha256}\`; model SHA-256 \`${data.modelSha256}\`. Seed ${method.seed}.`,
    "## Model",
    `Heads: ln(market value ÷ x) for x = ${method.heads.join(", ")}, equal weights; each with gradient boosted trees at the 10, 50 and 90 % quantiles (${JSON.stringify(method.boosting)}, ${percent(method.maskedShare)} of features masked in a second copy of each row).`,
    `Features: ${method.features.join(", ")}, sector and industry premium (target encoding out of fold).`,
    "## Known failures",
    card.knownFailures.map((failure) => `- ${failure}`).join("\n"),
  ].join("\n\n")}\n`;
}
