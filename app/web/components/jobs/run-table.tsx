import { useTranslations } from "use-intl";
import type { RunSummary } from "../../../features/jobs/contracts/jobs.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { LocalLink } from "../site/local-link.tsx";

/** The runs of a job, the last first, each with the way to what it found. */
export function RunTable({ runs, timeZone }: { runs: readonly RunSummary[]; timeZone: string }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  return (
    <DataTable
      className="table table-stacks mt-4"
      spokenCaption={t("history")}
      columns={[
        textColumn(t("moment")),
        textColumn(t("state")),
        figureColumn(t("result")),
        figureColumn(t("changes")),
        figureColumn(t("duration")),
      ]}
    >
      {runs.map(({ id, dueAt, isByHand, state, attempts, valued, unvalued, changes, milliseconds }) => (
        <tr key={id}>
          <th scope="row">
            <LocalLink className="link num" to={`/jobs/runs/${id}`}>
              {momentInZone(dueAt, timeZone, formats)}
            </LocalLink>
            <span className="hint block">{t(isByHand ? "byHand" : "bySchedule")}</span>
          </th>
          <td data-label={t("state")}>
            {t("runStates", { state })}
            {attempts > 1 && <span className="hint block">{t("attempts", { count: attempts })}</span>}
          </td>
          <td className="figure" data-label={t("result")}>
            {valued === null ? "–" : t("valuedOf", { valued, total: valued + (unvalued ?? 0) })}
          </td>
          <td className="figure" data-label={t("changes")}>
            {changes === null ? "–" : formats.number(changes)}
          </td>
          <td className="figure" data-label={t("duration")}>
            {milliseconds === null ? "–" : t("seconds", { seconds: milliseconds / 1_000 })}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
