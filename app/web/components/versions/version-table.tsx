import { useTranslations } from "use-intl";
import { judgedDifference } from "../../../core/history/contracts/judged-difference.ts";
import type { Version } from "../../../features/versions/contracts/version.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { DataTable, figureColumn, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { ChosenCompany, DeleteOne, SignalAndCounts } from "../history/kept-analysis-cells.tsx";
import { addressOfVersion } from "./version-words.ts";

/** Saved versions, newest first; two of them can be chosen to be compared. */
export function VersionTable({ versions }: { versions: readonly Version[] }) {
  const t = useTranslations("versions");
  return (
    <DataTable
      className="table table-stacks mt-6"
      caption={<caption className="sr-only">{t("title")}</caption>}
      columns={[
        textColumn(t("company")),
        textColumn(t("saved")),
        figureColumn(t("price")),
        figureColumn(t("mean")),
        textColumn(t("result")),
        unlabelledColumn(t("delete")),
      ]}
    >
      {versions.map((version) => (
        <VersionLine key={version.id} version={version} />
      ))}
    </DataTable>
  );
}

function VersionLine({ version }: { version: Version }) {
  const t = useTranslations();
  const formats = useFormats();
  const { id, ticker, result, note } = version;
  const name = spokenName(version.name);
  const moment = useMoments()(version.savedAt.toISOString());
  const difference = judgedDifference(result);
  const amount = (value: number | null) => (value === null ? "–" : formats.price(value, result.currency));
  return (
    <tr>
      <ChosenCompany
        id={id}
        choose={t("versions.choose", { name, moment })}
        to={addressOfVersion(version)}
        open={t("versions.open", { name, moment })}
        company={`${ticker} · ${name}`}
      />
      <td>
        {moment}
        {note !== null && <span className="block max-w-[40ch] text-ink-2 wrap-anywhere line-clamp-2">{note}</span>}
      </td>
      <td className="figure" data-label={t("versions.price")}>
        {amount(result.price)}
      </td>
      <td className="figure" data-label={t("versions.mean")}>
        {amount(result.mean)}
        {difference !== null && <span className="block text-ink-3">{formats.signedPercent(difference)}</span>}
      </td>
      <SignalAndCounts {...result} />
      <DeleteOne
        address="/versions"
        id={id}
        label={t("versions.delete")}
        description={t("versions.deleteOf", { name, moment })}
      />
    </tr>
  );
}
