import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { noSignalOf } from "../../../../core/analysis/contracts/no-signal-rules.ts";
import type { ListedCompany } from "../../../../core/lists/contracts/screened-company.ts";
import type { ScreenerColumn } from "../../../../core/lists/contracts/screener.ts";
import { countryName } from "../../../../messages/country-names.ts";
import { type Formats, useFormats } from "../../../analysis/formats.ts";
import { usePriceSourceName } from "../../analysis/evidence/source-name.ts";
import { StatusLabel } from "../../analysis/verdict/status-label.tsx";
import { MethodSilence } from "../../method-silence.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { NoSignalLine } from "../no-signal-line.tsx";
import { VotesCell } from "./votes-cell.tsx";

/** A company of the list, or one that is compared, whose reader has opened it. */
type ShownCompany = Omit<ListedCompany, ReadersOwn> & Partial<Pick<ListedCompany, ReadersOwn>>;
type ReadersOwn = "isWithheld" | "ratios" | "ownPrice" | "ownValue" | "ownDifference";

type ScreenerCellProps = {
  column: ScreenerColumn;
  row: ShownCompany;
  /** The company's page. */
  to: string;
  /** Whether the signal has a place of its own, so that the status need not say why there is none. */
  hasSignalBeside: boolean;
};

/** A company's cell in a column; an unknown value is a dash with its reason for those who do not see it. */
export function ScreenerCell({ column, row, to, hasSignalBeside }: ScreenerCellProps): ReactNode {
  const t = useTranslations();
  const formats = useFormats();
  if (row.isWithheld && saidByValuing.includes(column)) return <Unknown>{t("screener.withheldCell")}</Unknown>;
  const figure = figureOf(column, row, formats);
  if (figure !== undefined) return figure ?? <Unknown>{t("screener.noValue")}</Unknown>;
  switch (column) {
    case "difference":
      return <DifferenceCell row={row} />;
    case "sector":
      return t(`sectors.${row.sector}`);
    case "country":
      return countryName(row.country, formats.language);
    case "companyType":
      return t(`companyTypes.${row.companyType}`);
    case "price":
      return <PriceCell row={row} />;
    case "ownPrice":
      return <OwnPriceCell row={row} to={to} />;
    case "priceAge":
      return <PriceAgeCell row={row} />;
    case "status":
      return <StatusCell row={row} to={to} hasSignalBeside={hasSignalBeside} />;
    case "votes":
      return row.votes === null ? <Unknown>{t("screener.noValue")}</Unknown> : <VotesCell votes={row.votes} />;
    case "signal":
      return <SignalKindCell row={row} to={to} />;
    case "quality":
      return row.quality === null ? <Unknown>{t("screener.noValue")}</Unknown> : t("screener.outOf", row.quality);
    default:
      return row.ticker;
  }
}

const isOld = ({ priceAge }: Pick<ShownCompany, "priceAge">) => priceAge !== null && priceAge.kind !== "recent";

function PriceCell({ row }: { row: ShownCompany }) {
  const t = useTranslations("screener");
  const formats = useFormats();
  const sourceOf = usePriceSourceName();
  if (row.price === null) return <Unknown>{t("noPrice")}</Unknown>;
  return (
    <>
      {formats.price(row.price.value, row.price.currency)}
      <span
        className={`hint m-0 max-md:ml-1.5 md:block ${isOld(row) ? "text-warn" : ""}`}
        title={sourceOf(row.price.source)}
      >
        {formats.date(row.price.asOf)}
        <span className="sr-only"> · {sourceOf(row.price.source)}</span>
      </span>
    </>
  );
}

function PriceAgeCell({ row }: { row: ShownCompany }) {
  const t = useTranslations("screener");
  if (row.priceAge === null) return <Unknown>{t("noPrice")}</Unknown>;
  return <span className={isOld(row) ? "text-warn" : ""}>{t("days", { days: row.priceAge.days })}</span>;
}

/** Leads to the analysis at that price. */
function OwnPriceCell({ row: { ownPrice }, to }: { row: ShownCompany; to: string }) {
  const t = useTranslations("screener");
  const formats = useFormats();
  if (!ownPrice) return <Unknown>{t("noOwnPrice")}</Unknown>;
  return (
    <>
      <LocalLink className="link" to={`${to}${to.includes("?") ? "&" : "?"}price=${ownPrice.value}`}>
        {formats.price(ownPrice.value, ownPrice.currency)}
      </LocalLink>
      <span className="hint m-0 block">{formats.date(ownPrice.notedAt)}</span>
    </>
  );
}

/** Nothing is compared with a price by which nothing is judged. */
function DifferenceCell({ row }: { row: ShownCompany }) {
  const t = useTranslations();
  const formats = useFormats();
  if (row.silence !== null) return <Unknown>{t(`signal.reasons.${row.silence}`)}</Unknown>;
  return row.difference === null ? <Unknown>{t("screener.noValue")}</Unknown> : formats.signedPercent(row.difference);
}

type JudgedCellProps = { row: ShownCompany; to: string };

/** How the value stands to the price; under it, where no signal comes of it, why. */
function StatusCell({ row, to, hasSignalBeside }: JudgedCellProps & { hasSignalBeside: boolean }) {
  const t = useTranslations();
  const noSignal = hasSignalBeside ? null : noSignalOf(row);
  return (
    <>
      <StatusOfView row={row} unknown={t("screener.noValue")} notCompared={t("analysis.statusNone")} />
      {noSignal && <NoSignalLine said={noSignal} to={to} />}
    </>
  );
}

function StatusOfView({ row, unknown, notCompared }: { row: ShownCompany; unknown: string; notCompared: string }) {
  if (row.silence !== null) return <span className="text-ink-3">{notCompared}</span>;
  if (row.status !== null) return <StatusLabel status={row.status} difference={null} />;
  if (row.notApplicable === null && row.notVoting === null) return <Unknown>{unknown}</Unknown>;
  return <MethodSilence notApplicable={row.notApplicable} notVoting={row.notVoting} />;
}

function SignalKindCell({ row, to }: JudgedCellProps) {
  const t = useTranslations();
  const noSignal = noSignalOf(row);
  if (noSignal !== null) return <NoSignalLine said={noSignal} to={to} />;
  return row.signal === null ? <Unknown>{t("screener.noValue")}</Unknown> : t(`signal.kinds.${row.signal.kind}`);
}

/** Columns that say something of what a company is worth. */
const saidByValuing: readonly ScreenerColumn[] = [
  "value",
  "difference",
  "ownValue",
  "ownDifference",
  "status",
  "signal",
  "votes",
  "lowest",
  "highest",
];

/** A number as it is written; null where it is unknown, undefined for what is no number. */
function figureOf(column: ScreenerColumn, row: ShownCompany, formats: Formats): string | null | undefined {
  const perShare = (value: number) => formats.price(value, row.currency);
  const write = (value: number | null, as: (value: number) => string) => (value === null ? null : as(value));
  switch (column) {
    case "value":
      return write(row.value, perShare);
    case "ownValue":
      return write(row.ownValue ?? null, perShare);
    case "ownDifference":
      return write(row.ownDifference ?? null, formats.signedPercent);
    case "lowest":
      return write(row.lowest, perShare);
    case "highest":
      return write(row.highest, perShare);
    case "marketCap":
      return write(row.marketCap, (value) => formats.moneyInMillions(value, row.price?.currency ?? row.currency));
    case "priceToEarnings":
      return write(row.priceToEarnings, formats.multiple);
    case "priceToBook":
      return write(row.priceToBook, formats.multiple);
    case "returnOnEquity":
      return write(row.returnOnEquity, (value) => formats.percent(value));
    case "dividendYield":
      return write(row.dividendYield, (value) => formats.percent(value));
    case "fiscalYearEnd":
      return row.fiscalYearEnd === null ? null : formats.date(row.fiscalYearEnd);
    default:
      return undefined;
  }
}

const Unknown = ({ children }: { children: string }) => (
  <span className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only" data-trace="priceStanding">
      {children}
    </span>
  </span>
);
