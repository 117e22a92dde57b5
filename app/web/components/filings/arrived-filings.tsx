import { useTranslations } from "use-intl";
import { type ArrivedFigure, arrivedFigures, type FilingsJob } from "../../../features/filings/contracts/filings.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { TextField } from "../../design/field.tsx";
import { useCarriedLanguage, useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";
import { useProviderName } from "../site/provider-name.ts";

type Done = Extract<FilingsJob, { state: "done" }>;

/** The fetched filings: the years with their filing dates, remarks on unusual figures, and the link to the value. */
export function ArrivedFilings({ job }: { job: Done }) {
  const t = useTranslations("filings.arrived");
  const formats = useFormats();
  const providerName = useProviderName();
  const { ticker, provider, filings } = job;
  const { name, currency, years, hasPrice } = filings;
  return (
    <>
      <h1 className="t-h1">{t("title", { name })}</h1>
      <p className="t-lead mt-3 max-w-[60ch]" role="status">
        {t(years.length === 0 ? "leadAlone" : "lead", {
          years: years.length,
          provider: providerName(provider),
          currency: formats.currency(currency),
        })}
      </p>
      {hasPrice ? null : <PriceForm ticker={ticker} currency={currency} />}
      <p className="mt-5">
        <LocalLink className={hasPrice ? "button button-primary" : "button"} to={`/analysis/${ticker}`}>
          {t("value")}
        </LocalLink>
      </p>
      {years.length > 0 && <YearsTable job={job} />}
      <Marks job={job} />
    </>
  );
}

/** The price that no free provider gives: the analysis reads it from its address. */
function PriceForm({ ticker, currency }: { ticker: string; currency: string }) {
  const t = useTranslations("filings.arrived");
  const formats = useFormats();
  const local = useLocalAddress();
  const language = useCarriedLanguage();
  return (
    <form
      className="mt-6 grid max-w-[440px] gap-4"
      action={local(`/analysis/${encodeURIComponent(ticker)}`)}
      method="get"
    >
      {language === null ? null : <input type="hidden" name="lang" value={language} />}
      <TextField
        label={t("price", { currency: formats.currency(currency) })}
        hint={t("priceHint")}
        name="priceText"
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <div>
        <button type="submit" className="button button-primary">
          {t("withPrice")}
        </button>
      </div>
    </form>
  );
}

function YearsTable({ job: { filings } }: { job: Done }) {
  const t = useTranslations("filings");
  const amounts = filings.years.flatMap(({ figures }) => figures.flatMap(({ value }) => value ?? []));
  const formats = useFormats();
  return (
    <section className="mt-9">
      <h2 className="t-h2" id="arrived-years">
        {t("arrived.table")}
      </h2>
      <ScrollRegion labelledBy="arrived-years" className="mt-3 overflow-x-auto">
        <DataTable
          columns={[
            textColumn(t("arrived.figure")),
            ...filings.years.map(({ fiscalYearEnd, filedAt }) =>
              figureColumn(
                <>
                  {formats.date(fiscalYearEnd)}
                  {filedAt && (
                    <span className="hint block font-normal">
                      {t("arrived.filed", { date: formats.date(filedAt) })}
                    </span>
                  )}
                </>,
              ),
            ),
          ]}
        >
          {arrivedFigures.map((name, at) => (
            <tr key={name}>
              <th scope="row">{t(`figures.${name}`)}</th>
              {filings.years.map(({ fiscalYearEnd, figures }) => (
                <td key={fiscalYearEnd} className="figure">
                  <FigureCell figure={figures[at]} amounts={amounts} />
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
      <p className="hint mt-2">{t("arrived.millions")}</p>
    </section>
  );
}

function FigureCell({ figure, amounts }: { figure: ArrivedFigure | undefined; amounts: readonly number[] }) {
  const t = useTranslations("filings.arrived");
  const formats = useFormats();
  if (!figure || figure.value === null) return <span className="hint">{t("unknown")}</span>;
  return (
    <>
      {formats.millions(figure.value, amounts)}
      {figure.element === null ? "" : " *"}
      {figure.wasFirst === null ? null : (
        <span className="hint block">{t("restated", { value: formats.millions(figure.wasFirst, amounts) })}</span>
      )}
    </>
  );
}

/** Figures that the report does not state in their usual element, each said once. */
function Marks({ job: { filings } }: { job: Done }) {
  const t = useTranslations("filings");
  const originOf = useTranslations("figureOrigins");
  const marked = filings.years.flatMap(({ figures }) =>
    figures.flatMap(({ name, origin, element }) => (origin && element ? [{ name, origin, element }] : [])),
  );
  const each = [...new Map(marked.map((mark) => [`${mark.name} ${mark.element}`, mark])).values()];
  if (each.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="t-h3">* {t("arrived.marks")}</h2>
      <ul className="mt-2 grid gap-2">
        {each.map(({ name, origin, element }) => (
          <li key={`${name} ${element}`} className="[overflow-wrap:anywhere]">
            {t.rich("arrived.mark", {
              b: (text) => <b>{text}</b>,
              figure: t(`figures.${name}`),
              origin: originOf(origin),
              element,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
