import type { SegmentLine, SegmentTable } from "@valora/valuation/statements";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { useProviderNameInSentence } from "../site/provider-name.ts";
import { StatementTable, type TableRow } from "./statement-table.tsx";
import type { Statements } from "./statements.ts";
import { TracedFigure } from "./traced-figure.tsx";
import { usefulDecimals } from "./useful-decimals.ts";

/** Sales, results and assets by the parts of the company, year by year; where there are none, why. */
export function SegmentsSection({ statements }: { statements: Statements }) {
  const t = useTranslations("fundamentals.segments");
  const providerName = useProviderNameInSentence();
  const { period, segments, provider } = statements;
  if (period !== "annual") return null;
  return (
    <section className="sec" aria-labelledby="segments-title">
      <div className="sec-head">
        <h2 className="t-h2" id="segments-title">
          {t("title")}
        </h2>
      </div>
      {segments === null || segments.length === 0 ? (
        <p className="t-small max-w-[72ch] text-ink-2">
          {segments === null ? t("none", { source: providerName(provider) }) : t("untagged")}
        </p>
      ) : (
        <>
          <p className="t-small max-w-[72ch] text-ink-2">
            {t("words")} {segments.some(({ lines }) => lines.some(isUnnamed)) ? t("elements") : null}
          </p>
          {segments.map((table) => (
            <Parts key={`${table.axis} ${table.figure}`} table={table} statements={statements} />
          ))}
        </>
      )}
    </section>
  );
}

const standardMembers = [
  "CountryOfDomicileMember",
  "ForeignCountriesMember",
  "AllOtherSegmentsMember",
  "EliminationOfIntersegmentAmountsMember",
  "MaterialReconcilingItemsMember",
  "UnallocatedAmountsMember",
] as const;
const standardOf = (member: string) => standardMembers.find((name) => name === member);
const isUnnamed = ({ member, language }: SegmentLine) => language === null && standardOf(member) === undefined;

/** The filer's words; ours for the parts that every taxonomy has. */
function usePartName() {
  const t = useTranslations("fundamentals.segments.standard");
  return ({ member, label, language }: SegmentLine): string => {
    const standard = language === null ? standardOf(member) : undefined;
    return standard === undefined ? label : t(standard);
  };
}

type PartsProps = { table: SegmentTable; statements: Statements };

function Parts({ table, statements }: PartsProps) {
  const t = useTranslations();
  const formats = useFormats();
  const nameOf = usePartName();
  const { axis, figure, lines, sum, whole, rest } = table;
  const decimals = usefulDecimals([...lines.flatMap(({ cells }) => cells), ...whole]);
  const write = (value: number) => formats.number(value / 1e6, decimals);
  const title = t("fundamentals.segments.heading", {
    figure: t(`figures.${figure}`),
    axis: t(`fundamentals.segments.axes.${axis}`),
  });
  const rows: TableRow[] = [
    ...lines.map((line) => ({ key: line.member, label: nameOf(line), cells: line.cells, write })),
    { key: "sum", label: t("fundamentals.segments.sum"), cells: sum, write },
    { key: "rest", label: t("fundamentals.segments.rest"), cells: rest, write },
    { key: "whole", label: t("fundamentals.segments.whole"), isTotal: true, cells: whole, write },
  ];
  return (
    <>
      <h3 className="t-h3 mt-6">{title}</h3>
      <Shares table={table} />
      <AddsUp table={table} statements={statements} />
      <StatementTable caption={title} statements={statements} rows={rows} isBalance={figure === "totalAssets"} />
    </>
  );
}

/** The place of the latest year in which any part is known. */
const latestIn = ({ lines }: SegmentTable): number =>
  Math.max(-1, ...lines.map(({ cells }) => cells.findLastIndex(({ value }) => value !== null)));

function AddsUp({ table, statements }: PartsProps) {
  const t = useTranslations("fundamentals.segments");
  const formats = useFormats();
  const index = latestIn(table);
  const year = String(statements.columns[index]?.fiscalYear ?? "");
  const rest = table.rest[index];
  const addsUp = table.addsUp[index] ?? null;
  if (rest === undefined || addsUp === null) return <p className="t-small text-ink-2">{t("unknown", { year })}</p>;
  if (addsUp) return <p className="t-small text-ink-2">{t("addsUp", { year })}</p>;
  return (
    <p className="t-small text-ink-2">
      {t.rich("missing", {
        year,
        rest: () => <TracedFigure cell={rest} write={(value) => formats.number(value / 1e6, 1)} />,
      })}
    </p>
  );
}

/** The parts above zero of the latest year as bars, the largest as wide as there is room; the table below holds the numbers. */
function Shares({ table }: { table: SegmentTable }) {
  const nameOf = usePartName();
  const index = latestIn(table);
  const known = table.lines.flatMap((line) => {
    const value = line.cells[index]?.value ?? 0;
    return line.kind === "part" && value > 0 ? [{ key: line.member, name: nameOf(line), value }] : [];
  });
  const largest = Math.max(...known.map(({ value }) => value));
  if (known.length < 2) return null;
  return (
    <ul className="segment-bars" aria-hidden="true">
      {known.map(({ key, name, value }) => (
        <li key={key}>
          <span className="segment-name">{name}</span>
          <span className="segment-bar">
            <i style={{ width: `${((value / largest) * 100).toFixed(2)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
