import type { ValuationView } from "@valora/valuation";
import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { ScreenerAnswer } from "../../../../core/lists/contracts/screened-company.ts";
import { type ScreenerQuery, screenerParameters } from "../../../../core/lists/contracts/screener.ts";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import type { Allowance } from "../../../../core/usage/contracts/plan.ts";
import { inSentence } from "../../../../messages/phrases/first-letter.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { Button } from "../../../design/button.tsx";
import { searchWith } from "../../../lists/screener-request.ts";
import type { RefusedRatio } from "../../../own-ratios/asked-ratios.ts";
import type { SavedRatio } from "../../../own-ratios/saved-ratios.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import { useRatioFieldName } from "../../own-ratios/ratio-words.ts";
import { SaveScreen } from "../../saved/save-screen.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { NotTaken } from "../../site/not-taken.tsx";
import { ViewOfList } from "../view-of-list.tsx";
import { useSortWords } from "./filter-words.ts";
import { ChosenFilters, ReadyLists } from "./ready-lists.tsx";
import { ScreenerExports } from "./screener-exports.tsx";
import { ScreenerFilters } from "./screener-filters.tsx";
import { ScreenerTable } from "./screener-table.tsx";

export type ScreenerPageData = {
  answer: ScreenerAnswer;
  query: ScreenerQuery;
  entries: Entries;
  /** Parameters that could not be read. */
  refused: readonly string[];
  refusedRatios: readonly RefusedRatio[];
  savedRatios: readonly SavedRatio[];
  countries: readonly string[];
  allowance: Allowance | null;
};

/** All valued companies: filters, then the list, then its pages and files. */
export function ScreenerPage({ data }: { data: ScreenerPageData }) {
  const t = useTranslations("screener");
  const compared = useTranslations("compare");
  const fieldName = useRatioFieldName();
  const { answer, query, entries, refused, refusedRatios, savedRatios, countries, allowance } = data;
  return (
    <div className="wrap pt-[clamp(28px,4vw,52px)]">
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      <ReadyLists entries={entries} />
      <ViewOfList
        view={query.valuation}
        addressOf={(view) => `/screener${searchWith(entries, { view: view === "relative" ? view : null })}`}
      />
      <ScreenerFilters {...{ query, entries, countries, refusedRatios, savedRatios }} />
      {refused.length > 0 && (
        <p className="error mt-4" role="alert">
          {t("refused", { count: refused.length, names: refused.map(fieldName).join(", ") })}
        </p>
      )}
      <NotTaken names={screenerParameters} />
      <ListHead answer={answer} query={query} entries={entries} />
      <SaveScreen entries={entries} ratios={query.ratios} />
      <Withheld answer={answer} allowance={allowance} />
      {answer.companies.length === 0 ? (
        <EmptyList isValuing={answer.progress.valued < answer.progress.total} />
      ) : (
        <>
          <ScreenerTable rows={answer.companies} ratios={answer.ratios} query={query} entries={entries} />
          <CompareForm view={query.valuation} />
          <Pages answer={answer} entries={entries} />
          <ScreenerExports entries={entries} />
          <p className="hint max-w-[80ch]">
            {t("sizeNote")} {compared("ratiosBasis")} {t("columnNotes.quality")} {compared("statusAndSignal")}
          </p>
          <OwnColumnsNote columns={query.columns} />
        </>
      )}
    </div>
  );
}

/** The note on the columns of the reader's own price, where they are shown. */
function OwnColumnsNote({ columns }: Pick<ScreenerQuery, "columns">) {
  const t = useTranslations("screener");
  if (!columns.some((column) => column.startsWith("own"))) return null;
  return (
    <p className="hint max-w-[80ch]">
      <b>{t("columns.ownPrice")}</b>: {t("columnNotes.ownPrice")} <b>{t("columns.ownValue")}</b>:{" "}
      {t("columnNotes.ownValue")}
    </p>
  );
}

const countId = "screener-count";

/** How many there are, of which day, and whether they are still being worked out. */
function ListHead({ answer, query, entries }: Pick<ScreenerPageData, "answer" | "query" | "entries">) {
  const { matching, dataAsOf, progress } = answer;
  const { view, sort, order } = query;
  const t = useTranslations();
  const formats = useFormats();
  const { valued, total, isCurrent, valuedAt } = progress;
  const value = view === "mean" ? t("screener.mean") : t(`methods.${view}.name`);
  const column = inSentence(useSortWords()(sort));
  return (
    <div className="mt-7 border-t border-ink pt-3">
      <h2 className="t-h3" aria-live="polite" id={countId} tabIndex={-1}>
        {t("screener.found", { count: matching })}
      </h2>
      <p className="hint">
        {t("screener.facts", { date: formats.date(dataAsOf), value: inSentence(value) })}{" "}
        {t("screener.sortedBy", { column, order })}
      </p>
      <ChosenFilters entries={entries} ratios={query.ratios} countId={countId} />
      {valued < total && (
        <ValuingNote address={`/screener${searchWith(entries, {})}`}>
          {isCurrent || valuedAt === null
            ? t("screener.valuing", { valued, total })
            : t("screener.earlier", { valued, total, moment: formats.moment(valuedAt) })}
        </ValuingNote>
      )}
    </div>
  );
}

/** Which values the reader's plan keeps back, and how they come into sight. */
function Withheld({ answer: { withheld }, allowance }: Pick<ScreenerPageData, "answer" | "allowance">) {
  const t = useTranslations("screener");
  return (
    <>
      {withheld > 0 && (
        <p className="note mt-3 max-w-[80ch]">
          {t("withheld", { count: withheld })}{" "}
          <LocalLink to="/plans" className="link">
            {t("plans")}
          </LocalLink>
        </p>
      )}
      <AllowanceLine allowance={allowance} />
    </>
  );
}

const againInMilliseconds = 4_000;

/** While companies are being valued: with scripts the list follows by itself, without them there is a link. */
function ValuingNote({ address, children }: { address: string; children: string }) {
  const t = useTranslations("screener");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const turns = setInterval(revalidate, againInMilliseconds);
    return () => clearInterval(turns);
  }, [revalidate]);
  return (
    <p className="mt-2" role="status">
      {children}{" "}
      <LocalLink to={address} className="link" reloadDocument>
        {t("reload")}
      </LocalLink>
    </p>
  );
}

function EmptyList({ isValuing }: { isValuing: boolean }) {
  const t = useTranslations("screener");
  if (isValuing) return <p className="mt-6">{t("emptyYet")}</p>;
  return (
    <div className="mt-6">
      <p className="t-say">{t("emptyTitle")}</p>
      <p className="mt-2 max-w-[66ch]">{t("empty")}</p>
      <p className="mt-3">
        <LocalLink to="/screener" className="button">
          {t("clear")}
        </LocalLink>
      </p>
    </div>
  );
}

/** The boxes of the list belong to this form, which stands below it. */
function CompareForm({ view }: { view: ValuationView }) {
  const t = useTranslations("screener");
  const carried = useCarriedLanguage();
  return (
    <Form id="compare" action="/compare" method="get" className="mt-4 flex flex-wrap items-center gap-3">
      {view === "relative" && <input type="hidden" name="view" value={view} />}
      {carried && <input type="hidden" name="lang" value={carried} />}
      <Button size="small">{t("compare")}</Button>
      <span className="hint m-0">{t("compareHint")}</span>
    </Form>
  );
}

function Pages({ answer: { page, pages }, entries }: Pick<ScreenerPageData, "answer" | "entries">) {
  const t = useTranslations("screener");
  if (pages === 1) return null;
  const to = (other: number) => `/screener${searchWith(entries, { page: other === 1 ? null : String(other) })}`;
  return (
    <nav aria-label={t("pages")} className="mt-4 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <LocalLink to={to(page - 1)} rel="prev" className="button button-small">
          {t("previous")}
        </LocalLink>
      )}
      <span className="num text-sm text-ink-2" aria-current="page">
        {t("page", { page, pages })}
      </span>
      {page < pages && (
        <LocalLink to={to(page + 1)} rel="next" className="button button-small">
          {t("next")}
        </LocalLink>
      )}
    </nav>
  );
}
