import { useTranslations } from "use-intl";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { DataTable, textColumn } from "../../design/data-table.tsx";

/** The next runs of a schedule by its own clock, and by the reader's. */
export function NextRuns({ runs, timeZone }: { runs: readonly string[]; timeZone: string }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const momentOf = useMoments();
  if (runs.length === 0) return <p className="mt-3">{t("noNext")}</p>;
  return (
    <DataTable
      className="table mt-4"
      spokenCaption={t("nextRuns")}
      columns={[textColumn(t("there", { zone: timeZone })), textColumn(t("here"))]}
    >
      {runs.map((run) => (
        <tr key={run}>
          <th scope="row" className="num">
            {momentInZone(run, timeZone, formats)}
          </th>
          <td className="num">{momentOf(run)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
