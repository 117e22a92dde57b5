import { useTranslations } from "use-intl";
import type { RunDifference as Difference, JobRun } from "../../../features/jobs/contracts/job-runs.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { changeWords } from "../../../messages/runs/run-changes.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, textColumn } from "../../design/data-table.tsx";
import { CompanyCell } from "../portfolio/company-cell.tsx";

type ComparedProps = { difference: Difference; timeZone: string };

/** What is different from the run before, company by company. */
export function RunDifference({ run: { difference, timeZone } }: { run: Pick<JobRun, "difference" | "timeZone"> }) {
  const t = useTranslations("jobs");
  if (difference === null) return <p className="mt-3">{t("first")}</p>;
  return <Compared difference={difference} timeZone={timeZone} />;
}

function Compared({ difference, timeZone }: ComparedProps) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const rows = useRows(difference);
  return (
    <>
      <p className="mt-3">
        {t("since", { moment: momentInZone(difference.since, timeZone, formats) })} {rows.length === 0 && t("same")}
      </p>
      {rows.length > 0 && (
        <DataTable
          className="table table-stacks mt-4"
          spokenCaption={t("difference")}
          columns={[textColumn(t("company")), textColumn(t("what"))]}
        >
          {rows.map(({ ticker, name, words }) => (
            <tr key={ticker}>
              <CompanyCell ticker={ticker} name={name} />
              <td data-label={t("what")}>{words}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

function useRows({ changed, came, went }: Difference) {
  const t = useTranslations("jobs");
  const loose = textByKey(t);
  const texts = { t: (key: string, values?: object) => loose(`change.${key}`, values ?? {}), formats: useFormats() };
  return [
    ...changed.map((change) => ({ ...change, words: changeWords(change, texts) })),
    ...came.map((company) => ({ ...company, words: t("came") })),
    ...went.map((company) => ({ ...company, words: t("went") })),
  ];
}
