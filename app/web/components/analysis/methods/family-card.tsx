import type { MethodFamily, Status, ValuationReport } from "@valora/valuation";
import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslations } from "use-intl";
import { ColumnHeads, textColumn } from "../../../design/data-table.tsx";
import { statusTones } from "../verdict/status-label.tsx";

const families = ["flows", "market", "assets"] as const satisfies readonly MethodFamily[];
const statuses = ["undervalued", "fair", "overvalued"] as const satisfies readonly Status[];
const icons = { undervalued: TrendingUp, fair: Equal, overvalued: TrendingDown };

/** Seven methods are not seven opinions: those that share their inputs are counted together. */
export function FamilyCard({ report }: { report: ValuationReport }) {
  const t = useTranslations("analysis");
  return (
    <aside className="card card-family" aria-label={t("cards.oneOpinion")}>
      <div className="card-head">
        <h3>{t("cards.oneOpinion")}</h3>
      </div>
      <p className="explains t-small mt-2 text-ink-2">{t("cards.oneOpinionText")}</p>
      <table>
        <ColumnHeads className="sr-only" columns={[textColumn(t("cards.family")), textColumn(t("cards.vote"))]} />
        <tbody>
          {families.map((family) => (
            <tr key={family}>
              <th scope="row">{t(`cards.familyNames.${family}`)}</th>
              <td>
                <FamilyVotes report={report} family={family} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
}

function FamilyVotes({ report, family }: { report: ValuationReport; family: MethodFamily }) {
  const t = useTranslations("analysis");
  const votes = report.methods.filter((method) => method.family === family && method.vote !== null);
  const counts = statuses
    .map((status) => ({ status, count: votes.filter((method) => method.status === status).length }))
    .filter(({ count }) => count > 0);
  if (votes.length === 0) return <span className="text-ink-3">{t("noVote")}</span>;
  // Its values enter the mean; at a price that is too old, or without one, none is compared with it.
  if (counts.length === 0)
    return (
      <span className="text-ink-3">
        {t("statusNone")} <span className="num ml-1">{votes.length}</span>
      </span>
    );
  return counts.map(({ status, count }) => {
    const Icon = icons[status];
    return (
      <span key={status} className={`status ml-3 tone-${statusTones[status]}`}>
        <Icon size={16} strokeWidth={1.8} aria-hidden="true" />
        <span className="sr-only">{t(`status.${status}`)}</span>
        <span className="num" data-trace={`votes/${family}/${status}`}>
          {count}
        </span>
      </span>
    );
  });
}
