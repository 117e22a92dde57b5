import type { Trace, TraceNode } from "@valora/valuation";
import { figuresPerShare } from "@valora/valuation/statements";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { decimalsOfMillions } from "../../../messages/formats.ts";
import { inSentence } from "../../../messages/phrases/first-letter.ts";
import { useFormats } from "../../analysis/formats.ts";
import { CorrectedFiguresOfPage } from "../own-figures/own-figures-of-page.tsx";
import { RefusedFiguresNote } from "../own-figures/refused-figures-note.tsx";
import { NotTaken } from "../site/not-taken.tsx";
import { AsOfForm } from "./as-of/as-of-form.tsx";
import { AsOfNote } from "./as-of/as-of-note.tsx";
import { AsOfRefused } from "./as-of/as-of-refused.tsx";
import { CompanyTabs } from "./company-tabs.tsx";
import { RestatedFigures, VersionsOf } from "./restated-figures.tsx";
import { SegmentsSection } from "./segments-section.tsx";
import { StatementCharts } from "./statement-charts.tsx";
import { AnnualOnly, StatementNotes } from "./statement-notes.tsx";
import { StatementTable, type TableRow } from "./statement-table.tsx";
import { StatementTrace } from "./statement-trace.tsx";
import type { Statements } from "./statements.ts";
import { PeriodChoice, ViewChoice } from "./statements-choice.tsx";
import { TracedPage } from "./traced-page.tsx";
import { usefulDecimals } from "./useful-decimals.ts";

const choices = { view: ["figures", "growth"] };
const names = ["period", "view", "asOf", "figures", "source", "trace", "lang"];

/** Income, balance and cash flow of a company: year by year, quarter by quarter, or of the last twelve months. */
export function StatementsPage({ statements, shown }: { statements: Statements; shown: Trace | null }) {
  const t = useTranslations("fundamentals.statements");
  const { ticker, name, cik, currency, period, columns, asOf, refused = null } = statements;
  const day = asOf?.day ?? null;
  const { restatements } = statements;
  const aside = useCallback(
    (node: TraceNode) => <VersionsOf node={node} restatements={restatements ?? []} />,
    [restatements],
  );
  const [search] = useSearchParams();
  const isGrowth = search.get("view") === "growth";
  return (
    <TracedPage
      ticker={ticker}
      cik={cik}
      root={`statements/${period}`}
      day={day}
      isOwn={statements.correctedFigures.length > 0}
    >
      <CompanyTabs
        ticker={ticker}
        name={name}
        current="statements"
        title={t("title", { name: spokenName(name), ticker })}
        lead={t("lead", { name: spokenName(name), period: columns.length === 0 ? "annual" : period })}
        day={day}
      />
      <RefusedFiguresNote refused={statements.refusedFigures ?? null} />
      <CorrectedFiguresOfPage figures={statements.correctedFigures} currency={currency} />
      <StatementTrace trace={shown} currency={currency} aside={aside} />
      <NotTaken choices={choices} names={names} />
      <PeriodChoice period={period} isGrowth={isGrowth} />
      <AsOfForm day={refused?.date ?? day} />
      {asOf === null ? null : <AsOfNote asOf={asOf} period={period} />}
      {refused === null ? <Tables statements={statements} isGrowth={isGrowth} /> : <AsOfRefused refused={refused} />}
    </TracedPage>
  );
}

function Tables({ statements, isGrowth }: { statements: Statements; isGrowth: boolean }) {
  const t = useTranslations("fundamentals.statements");
  const formats = useFormats();
  const { currency, period, columns, asOf } = statements;
  if (columns.length === 0) return asOf === null ? <AnnualOnly provider={statements.provider} /> : null;
  return (
    <>
      <StatementCharts statements={statements} />
      <div className="fundamentals-bar">
        <ViewChoice period={period} isGrowth={isGrowth} />
        <Download statements={statements} />
        <span className="t-small text-ink-3">{t("unit", { currency: formats.currency(currency) })}</span>
      </div>
      {statements.statements.map((statement) => (
        <Statement key={statement.name} name={statement.name} statements={statements} isGrowth={isGrowth} />
      ))}
      <Margins statements={statements} />
      <SegmentsSection statements={statements} />
      <RestatedFigures statements={statements} />
      <StatementNotes statements={statements} isGrowth={isGrowth} />
    </>
  );
}

function Download({ statements: { ticker, period, asOf, refusedFigures = null } }: { statements: Statements }) {
  const t = useTranslations("fundamentals.statements");
  const language = useLocale();
  const [search] = useSearchParams();
  const [own, source] = [search.get("figures"), providerIn(search)];
  const parameters = new URLSearchParams({
    ticker,
    ...(period === "annual" ? {} : { period }),
    ...(asOf === null ? {} : { asOf: asOf.day }),
    ...(own === null || refusedFigures !== null ? {} : { figures: own }),
    ...(source === undefined ? {} : { source }),
    lang: language,
  });
  return (
    <a className="link t-small" href={`/api/v1/statements.csv?${parameters}`} download="">
      {t("download")}
    </a>
  );
}

type StatementProps = {
  name: Statements["statements"][number]["name"];
  statements: Statements;
  isGrowth: boolean;
};

/** One statement; what no period knows is named under it instead of filling it with dashes. */
function Statement({ name, statements, isGrowth }: StatementProps) {
  const t = useTranslations();
  const formats = useFormats();
  const lines = statements.statements.find((statement) => statement.name === name)?.lines ?? [];
  const [known, unknown] = [true, false].map((wanted) =>
    lines.filter(({ cells }) => cells.some(({ value }) => value !== null) === wanted),
  );
  const decimals = usefulDecimals(lines.flatMap(({ cells }) => cells));
  const writers = {
    perShare: formats.amount,
    shares: (value: number) => formats.number(value / 1e6, Math.max(decimals, decimalsOfMillions([value]))),
    money: (value: number) => formats.number(value / 1e6, decimals),
  } as const;
  const rows = (known ?? []).map(({ figure, cells, growth }): TableRow => {
    const unit = cells.find(({ value }) => value !== null);
    const kind = unit && "unit" in unit && (unit.unit === "perShare" || unit.unit === "shares") ? unit.unit : "money";
    return {
      key: figure,
      label: t(`figures.${figure}`),
      isMarked: figuresPerShare.includes(figure),
      isTotal: totals.has(figure),
      cells: isGrowth ? growth : cells,
      write: isGrowth ? formats.signedPercent : writers[kind],
    };
  });
  return (
    <section className="sec">
      <div className="sec-head">
        <h2 className="t-h2">{t(`fundamentals.statements.names.${name}`)}</h2>
      </div>
      <StatementTable
        caption={t(`fundamentals.statements.names.${name}`)}
        statements={statements}
        rows={rows}
        isBalance={name === "balance"}
        hasFilings={name === "income"}
      />
      {unknown === undefined || unknown.length === 0 ? null : (
        <p className="t-small mt-2 text-ink-3">
          {t("fundamentals.statements.noneKnown", {
            list: unknown.map(({ figure }) => inSentence(t(`figures.${figure}`))).join(", "),
          })}
        </p>
      )}
    </section>
  );
}

const totals: ReadonlySet<string> = new Set([
  "grossProfit",
  "ebit",
  "netIncome",
  "totalAssets",
  "totalLiabilities",
  "totalEquity",
  "operatingCashFlow",
  "freeCashFlow",
]);

function Margins({ statements }: { statements: Statements }) {
  const t = useTranslations();
  const formats = useFormats();
  const rows = statements.margins
    .filter(({ cells }) => cells.some(({ value }) => value !== null))
    .map(
      ({ name, cells }): TableRow => ({
        key: name,
        label: t(`quantities.${name}`),
        cells,
        write: (value) => formats.percent(value),
      }),
    );
  if (rows.length === 0) return null;
  const title = t("fundamentals.statements.names.margins");
  return (
    <section className="sec">
      <div className="sec-head">
        <h2 className="t-h2">{title}</h2>
      </div>
      <StatementTable caption={title} statements={statements} rows={rows} />
    </section>
  );
}
