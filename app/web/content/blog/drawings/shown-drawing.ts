import type { DrawingName } from "../../../../../content/text.ts";
import { histogramShapes, rangeShapes } from "../../../../charts/drawing-shapes.ts";
import type { DrawnFigure } from "../../../../core/analysis/contracts/social-card.ts";
import {
  type Drawings,
  type Histogram,
  type HistogramName,
  histogramNames,
  type RangeName,
} from "../../../../features/content/contracts/drawings.ts";
import type { Formats } from "../../../../messages/formats.ts";
import type { Translate } from "../../../../messages/translator.ts";

/** A drawing of an article in one language, ready to be shown: the page computes nothing. */
export type ShownDrawing = {
  name: DrawingName;
  /** The finding, in one sentence. */
  say: string;
  /** What is counted, and of when. */
  source: string;
  figure: DrawnFigure;
  tableLabel: string;
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
};

type Spoken = { t: Translate; formats: Formats };

const isHistogram = (name: DrawingName): name is HistogramName => histogramNames.some((each) => each === name);

export function shownDrawing(name: DrawingName, study: Drawings, spoken: Spoken): ShownDrawing {
  return isHistogram(name) ? shownHistogram(name, study, spoken) : shownRanges(name, study, spoken);
}

type Write = (value: number) => string;

/** How the values of a drawing are written: exactly in a sentence, short on its axis. */
function writersOf(name: HistogramName, { formats }: Spoken): { exact: Write; short: Write; edge: Write } {
  const count: Write = (value) => formats.number(value);
  if (name === "yearsOfAccounts") return { exact: count, short: count, edge: count };
  if (name === "valueToPrice" || name === "predictionToPrice") {
    return {
      exact: (value) => formats.number(value, 2),
      short: (value) => `${formats.number(value, 1)}×`,
      edge: (value) => formats.number(value, 1),
    };
  }
  const decimals = name === "costOfEquity" ? 2 : 1;
  return {
    exact: (value) => formats.percent(value),
    short: (value) => formats.percent(value, 0),
    edge: (value) => formats.percent(value, decimals),
  };
}

/** Where a sentence counts the companies from this value on, of a hundred. */
const countedFrom: Partial<Record<HistogramName, number>> = { valueToPrice: 1.5, yearsOfAccounts: 9.5 };

function shownHistogram(name: HistogramName, { histograms, dataAsOf }: Drawings, spoken: Spoken): ShownDrawing {
  const { t, formats } = spoken;
  const histogram = histograms[name];
  const { low, median, high, below, above, companies } = histogram;
  const write = writersOf(name, spoken);
  const { bars, at, ticks } = histogramShapes(histogram);
  const isOfPrice = name === "valueToPrice" || name === "predictionToPrice";
  const medianLine = { x: at(median), label: t("drawings.median", { value: write.exact(median) }), isStrong: true };
  const priceLine = { x: at(1), label: t("drawings.price"), isStrong: false };
  return {
    name,
    say: t(`drawings.say.${name}`, {
      low: write.exact(low),
      median: write.exact(median),
      high: write.exact(high),
      beyond: String(inHundred(histogram, countedFrom[name])),
    }),
    source: `${t("drawings.source", { companies, date: formats.date(dataAsOf), outside: below + above })}. ${t(`drawings.basis.${name}`)}`,
    figure: {
      title: t(`drawings.names.${name}`),
      bars,
      rows: [],
      ticks: ticks.map((tick) => ({ x: at(tick), label: write.short(tick) })),
      lines: isOfPrice ? [priceLine] : [medianLine],
    },
    tableLabel: t("drawings.table"),
    table: {
      head: [t("drawings.range"), t("drawings.companies")],
      rows: name === "yearsOfAccounts" ? yearRows(histogram, spoken) : binRows(histogram, write.edge, spoken),
    },
  };
}

function inHundred({ from, width, counts, above, companies }: Histogram, first: number | undefined): number {
  if (first === undefined) return 0;
  const beyond = counts.reduce(
    (sum, count, index) => (from + index * width >= first - 1e-9 ? sum + count : sum),
    above,
  );
  return Math.round((beyond / Math.max(1, companies)) * 100);
}

function binRows({ from, width, counts, below, above }: Histogram, edge: Write, { t, formats }: Spoken): string[][] {
  const edgeAt = (index: number) => edge(from + index * width);
  const rows = counts.map((count, index) => [
    t("drawings.between", { from: edgeAt(index), to: edgeAt(index + 1) }),
    formats.number(count),
  ]);
  if (below > 0) rows.unshift([t("drawings.below", { to: edgeAt(0) }), formats.number(below)]);
  if (above > 0) rows.push([t("drawings.above", { from: edgeAt(counts.length) }), formats.number(above)]);
  return rows;
}

/** Whole years lie in the middle of their bin. */
const yearRows = ({ from, width, counts }: Histogram, { formats }: Spoken): string[][] =>
  counts.flatMap((count, index) =>
    count === 0 ? [] : [[formats.number(from + (index + 0.5) * width), formats.number(count)]],
  );

function shownRanges(name: RangeName, { ranges, dataAsOf }: Drawings, { t, formats }: Spoken): ShownDrawing {
  const isOfPrice = name === "methodsToPrice";
  const write: Write = (value) => (isOfPrice ? `${formats.number(value, 2)}×` : formats.number(value, 1));
  const groups = isOfPrice
    ? ranges.methodsToPrice.map(({ key, ...each }) => ({ ...each, label: t(`methods.${key}.name`) }))
    : ranges.multiplesBySector.map(({ key, ...each }) => ({ ...each, label: t(`sectors.${key}`) }));
  const { stretches, at, ticks } = rangeShapes(groups, isOfPrice ? 1 : null);
  const ordered = groups.toSorted((one, other) => one.median - other.median);
  const [lowest, highest] = [ordered[0], ordered.at(-1)];
  const companies = Math.max(0, ...groups.map((each) => each.companies));
  const counted = isOfPrice ? companies : groups.reduce((sum, each) => sum + each.companies, 0);
  return {
    name,
    say: t(`drawings.say.${name}`, {
      lowest: write(lowest?.median ?? 0),
      lowestName: lowest?.label ?? "",
      highest: write(highest?.median ?? 0),
      highestName: highest?.label ?? "",
    }),
    source: `${t("drawings.source", { companies: counted, date: formats.date(dataAsOf), outside: 0 })}. ${t(`drawings.basis.${name}`)} ${t("drawings.groups")}`,
    figure: {
      title: t(`drawings.names.${name}`),
      bars: [],
      rows: groups.map(({ label, median }, index) => {
        const { from = 0, to = 0, mark = 0 } = stretches[index] ?? {};
        return { label, figure: write(median), from, to, mark };
      }),
      ticks: ticks.map((tick) => ({
        x: at(tick),
        label: isOfPrice ? `${formats.number(tick, 1)}×` : formats.number(tick),
      })),
      lines: isOfPrice ? [{ x: at(1), label: t("drawings.price"), isStrong: false }] : [],
    },
    tableLabel: t("drawings.table"),
    table: {
      head: [t("drawings.group"), t("drawings.low"), t("drawings.middle"), t("drawings.high"), t("drawings.companies")],
      rows: groups.map(({ label, low, median, high, companies: count }) => [
        label,
        write(low),
        write(median),
        write(high),
        formats.number(count),
      ]),
    },
  };
}
