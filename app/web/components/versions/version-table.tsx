import { useTranslations } from "use-intl";
import { judgedDifference } from "../../../core/history/contracts/judged-difference.ts";
import type { Version } from "../../../features/versions/contracts/version.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { DataTable, figureColumn, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import type { ToldQuestion } from "../../versions/told-question.ts";
import { ChosenCompany, DeleteOne, SignalAndCounts } from "../history/kept-analysis-cells.tsx";
import { AskedLine } from "./asked-line.tsx";
import { addressOfVersion, ownVersions } from "./version-words.ts";

type ListedVersion = Version & { asked: ToldQuestion | null };
type VersionTableProps<Kept> = {
  versions: readonly Kept[];
  /** Where they are: one's own, or those of a team. */
  place?: string;
  mayDelete?: boolean;
  /** What is said of a version beside the day on which it was saved. */
  remarkOf?: (version: Kept) => string;
};

/** Saved versions in their order; two of them can be chosen to be compared. */
export function VersionTable<Kept extends ListedVersion>({
  versions,
  place = ownVersions,
  mayDelete = true,
  remarkOf,
}: VersionTableProps<Kept>) {
  const t = useTranslations("versions");
  return (
    <DataTable
      className="table table-stacks stacks-lines mt-6"
      spokenCaption={t("title")}
      columns={[
        textColumn(t("company")),
        textColumn(t("saved")),
        figureColumn(t("price")),
        figureColumn(t("mean")),
        textColumn(t("result")),
        ...(mayDelete ? [unlabelledColumn(t("delete"))] : []),
      ]}
    >
      {versions.map((version) => (
        <VersionLine
          key={version.id}
          version={version}
          place={place}
          mayDelete={mayDelete}
          remark={remarkOf?.(version) ?? null}
        />
      ))}
    </DataTable>
  );
}

type VersionLineProps = { version: ListedVersion; place: string; mayDelete: boolean; remark: string | null };

function VersionLine({ version, place, mayDelete, remark }: VersionLineProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { id, ticker, result, note, asked, policy } = version;
  const name = spokenName(version.name);
  const moment = useMoments()(version.savedAt.toISOString());
  const difference = judgedDifference(result);
  const amount = (value: number | null) => (value === null ? "–" : formats.price(value, result.currency));
  return (
    <tr>
      <ChosenCompany
        id={id}
        choose={t("versions.choose", { name, moment })}
        to={addressOfVersion(version, place)}
        open={t("versions.open", { name, moment })}
        company={`${ticker} · ${name}`}
      />
      <td>
        {moment}
        {asked !== null && <AskedLine asked={asked} policy={policy} />}
        {remark !== null && <span className="block text-ink-2 wrap-anywhere">{remark}</span>}
        {note !== null && <span className="block max-w-[40ch] text-ink-2 wrap-anywhere line-clamp-2">{note}</span>}
      </td>
      <td className="figure" data-label={t("versions.price")}>
        {amount(result.price)}
      </td>
      <td className="figure" data-label={t("versions.mean")}>
        <span>
          {amount(result.mean)}
          {difference !== null && <span className="block text-ink-3">{formats.signedPercent(difference)}</span>}
        </span>
      </td>
      <SignalAndCounts {...result} />
      {mayDelete && (
        <DeleteOne
          address={place}
          id={id}
          label={t("versions.delete")}
          description={t("versions.deleteOf", { name, moment })}
          lead={t("versions.deleteLead")}
        />
      )}
    </tr>
  );
}
