import { Fragment } from "react";
import { useTranslations } from "use-intl";
import type { IndexMembership, LookedAtFigure, QuickLook } from "../../../../core/analysis/contracts/quick-look.ts";
import { type Formats, useFormats } from "../../../analysis/formats.ts";
import { DataTable, textColumn } from "../../../design/data-table.tsx";
import { NoteText } from "../evidence/data-notes.tsx";

const perShare = new Set(["epsDiluted", "dividendsPerShare"]);

/** The indices that the share belonged to, each with the day of its list. */
export function IndexMemberships({ indices }: { indices: readonly IndexMembership[] }) {
  const t = useTranslations("analysis.quickLook");
  const { date } = useFormats();
  if (indices.length === 0) return null;
  return (
    <p className="t-small mt-2 text-ink-3">
      {indices.map(({ name, asOf }) => t("memberOf", { index: name, asOf: date(asOf) })).join(" · ")}
    </p>
  );
}

/** The known figures of a company by year with their letters, the missing ones, and why there is no value. */
export function QuickLookSection({ look }: { look: QuickLook }) {
  const t = useTranslations("analysis.quickLook");
  const formats = useFormats();
  const { quote, sharesOutstanding, years, currency } = look;
  return (
    <section className="quick-look">
      {quote && (
        <p>
          {t("price", { price: formats.price(quote.value, quote.currency), asOf: formats.date(quote.asOf) })}
          {sharesOutstanding === null
            ? null
            : ` ${t("marketValue", { amount: formats.millions(quote.value * sharesOutstanding), currency: formats.currency(quote.currency) })}`}
        </p>
      )}
      <h2>{t("known")}</h2>
      <KnownFigures look={look} formats={formats} />
      <p className="t-small text-ink-3">{t("unit", { currency: formats.currency(currency) })}</p>
      <Sources look={look} />
      {look.notes.length > 0 && (
        <ol className="t-small mt-3">
          {look.notes.map((note) => (
            <NoteText key={note.code} note={note} />
          ))}
        </ol>
      )}
      <h2>{t("missing")}</h2>
      <p>{t("why", { count: years.length })}</p>
      <Missing look={look} />
    </section>
  );
}

function KnownFigures({ look: { years, figures }, formats }: { look: QuickLook; formats: Formats }) {
  const t = useTranslations();
  const amounts = figures.flatMap(({ figure, cells }) =>
    perShare.has(figure) ? [] : cells.flatMap((cell) => (cell === null ? [] : [cell.value])),
  );
  const millions = (value: number) => formats.millions(value, amounts);
  return (
    <DataTable
      className="quick-look-table num"
      columns={[textColumn(t("analysis.quickLook.figure")), ...years.map((end) => textColumn(end.slice(0, 4)))]}
    >
      {figures.map(({ figure, cells }) => (
        <tr key={figure}>
          <th scope="row">{t(`figures.${figure}`)}</th>
          {cells.map((cell, index) => (
            <td key={years[index]}>
              <Amount cell={cell} write={perShare.has(figure) ? formats.amount : millions} />
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

function Amount({ cell, write }: { cell: LookedAtFigure; write: (value: number) => string }) {
  if (cell === null) return "–";
  return (
    <>
      {write(cell.value)} <small className="text-ink-3">{cell.letter}</small>
    </>
  );
}

function Sources({ look: { sources } }: { look: QuickLook }) {
  const t = useTranslations("figureOrigins");
  const { datesWithin } = useFormats();
  return (
    <dl className="quick-look-sources t-small text-ink-2">
      {sources.map(({ letter, origin, publications }) => (
        <Fragment key={letter}>
          <dt>{letter}</dt>
          <dd>
            {t(origin)}
            {publications === null ? "" : `: ${datesWithin(publications)}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Missing({ look: { missing } }: { look: QuickLook }) {
  const t = useTranslations();
  return (
    <ul className="quick-look-missing">
      {missing
        .filter(({ figures }) => figures.length > 0)
        .map(({ method, figures }) => (
          <li key={method}>
            {t(`methods.${method}.name`)}: {figures.map((figure) => t(`figures.${figure}`)).join(", ")}
          </li>
        ))}
    </ul>
  );
}
