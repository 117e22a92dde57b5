import { useTranslations } from "use-intl";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { companyLabel } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { LocalLink } from "../site/local-link.tsx";

/** Where one's own theses are; those of a team have such a place too. */
export const ownTheses = "/theses";

/** The address of the thesis of a company, among those at a place. */
export const addressOfThesis = (ticker: string, place = ownTheses): string => `${place}/${encodeURIComponent(ticker)}`;

type ThesisTableProps = { theses: readonly Thesis[]; today: string; place?: string };

/** Theses with their day of review and their prices. */
export function ThesisTable({ theses, today, place = ownTheses }: ThesisTableProps) {
  const t = useTranslations("theses");
  const formats = useFormats();
  const momentOf = useMoments();
  return (
    <DataTable
      className="table table-stacks mt-4"
      spokenCaption={t("title")}
      columns={[
        textColumn(t("company")),
        textColumn(t("review")),
        figureColumn(t("buy")),
        figureColumn(t("sell")),
        textColumn(t("changed")),
      ]}
    >
      {theses.map(({ id, ticker, name, reviewOn, buyPrice, sellPrice, currency, changedAt, limits }) => (
        <tr key={id}>
          <th scope="row">
            <LocalLink className="link" to={addressOfThesis(ticker, place)}>
              {companyLabel({ ticker, name })}
            </LocalLink>
            <CrossedCount limits={limits} />
          </th>
          <td data-label={t("review")}>
            {reviewOn === null ? t("never") : formats.date(reviewOn)}
            {reviewOn !== null && reviewOn <= today && (
              <strong className="block font-semibold text-warn">{t("due")}</strong>
            )}
          </td>
          <td className="figure" data-label={t("buy")}>
            {buyPrice === null ? "–" : formats.price(buyPrice, currency)}
          </td>
          <td className="figure" data-label={t("sell")}>
            {sellPrice === null ? "–" : formats.price(sellPrice, currency)}
          </td>
          <td data-label={t("changed")}>{momentOf(changedAt)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function CrossedCount({ limits }: Pick<Thesis, "limits">) {
  const t = useTranslations("theses");
  const count = limits.filter(({ isCrossed }) => isCrossed).length;
  if (count === 0) return null;
  return <strong className="block font-semibold text-warn">{t("crossedCount", { count })}</strong>;
}
