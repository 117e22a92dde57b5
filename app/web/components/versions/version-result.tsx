import { useTranslations } from "use-intl";
import type { VersionResult } from "../../../features/versions/contracts/version.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { NoStatus, StatusLabel } from "../analysis/verdict/status-label.tsx";
import { useReasonText } from "./version-words.ts";

/** What came out then: each method with its value and status, or why it had none, and the mean of those that voted. */
export function VersionResultTable({ result }: { result: VersionResult }) {
  const t = useTranslations();
  const formats = useFormats();
  const reasonText = useReasonText();
  const price = (value: number) => formats.price(value, result.currency);
  return (
    <ScrollRegion label={t("versions.result")} className="scroll-x mt-4">
      <DataTable
        className="table table-stacks"
        columns={[
          textColumn(t("understanding.custom.method")),
          figureColumn(t("versions.value")),
          textColumn(t("versions.result")),
        ]}
      >
        {result.methods.map(({ method, value, reason, votes, status }) => (
          <tr key={method}>
            <th scope="row">{t(`methods.${method}.name`)}</th>
            <td className="figure">{value === null ? "–" : price(value)}</td>
            <td>
              {status !== null && <StatusLabel status={status} difference={null} />}
              {reason !== null && <span className="hint m-0 block max-w-[44ch]">{reasonText(reason)}</span>}
              {reason === null && !votes && <NoStatus>{t("analysis.notVoting")}</NoStatus>}
            </td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{t("versions.mean")}</th>
          <td className="figure">{result.mean === null ? "–" : price(result.mean)}</td>
          <td>
            <strong className="font-semibold">{t(`signal.kinds.${result.signal}`)}</strong>
          </td>
        </tr>
      </DataTable>
    </ScrollRegion>
  );
}
