import { differenceOf } from "@valora/valuation/difference";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { Version } from "../../../features/versions/contracts/version.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { Button } from "../../design/button.tsx";
import { DataTable, figureColumn, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";
import { addressOfVersion } from "./version-words.ts";

export const comparisonForm = "versions-compared";

type VersionTableProps = { versions: readonly Version[]; chosen: readonly string[] };

/** Saved versions, newest first; two of them can be chosen to be compared. */
export function VersionTable({ versions, chosen }: VersionTableProps) {
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
        <VersionLine key={version.id} version={version} isChosen={chosen.includes(version.id)} />
      ))}
    </DataTable>
  );
}

function VersionLine({ version, isChosen }: { version: Version; isChosen: boolean }) {
  const t = useTranslations();
  const formats = useFormats();
  const { id, ticker, result, note } = version;
  const name = spokenName(version.name);
  const moment = useMoments()(version.savedAt.toISOString());
  const amount = (value: number | null) => (value === null ? "–" : formats.price(value, result.currency));
  return (
    <tr>
      <th scope="row">
        <span className="flex items-start gap-3">
          <input
            type="checkbox"
            name="compare"
            value={id}
            form={comparisonForm}
            defaultChecked={isChosen}
            className="mt-[3px] size-[18px] flex-none"
            aria-label={t("versions.choose", { name, moment })}
          />
          <LocalLink className="link" to={addressOfVersion(version)} aria-label={t("versions.open", { name, moment })}>
            {ticker} · {name}
          </LocalLink>
        </span>
      </th>
      <td>
        {moment}
        {note !== null && <span className="block max-w-[40ch] text-ink-2 wrap-anywhere line-clamp-2">{note}</span>}
      </td>
      <td className="figure" data-label={t("versions.price")}>
        {amount(result.price)}
      </td>
      <td className="figure" data-label={t("versions.mean")}>
        {amount(result.mean)}
        {result.mean !== null && result.price !== null && (
          <span className="block text-ink-3">{formats.signedPercent(differenceOf(result.mean, result.price))}</span>
        )}
      </td>
      <td>
        <strong className="font-semibold">{t(`signal.kinds.${result.signal}`)}</strong>
        <span className="block text-ink-3">{t("history.counts", result.counts)}</span>
      </td>
      <td>
        <DeleteVersion id={id} description={t("versions.deleteOf", { name, moment })} />
      </td>
    </tr>
  );
}

function DeleteVersion({ id, description }: { id: string; description: string }) {
  const t = useTranslations("versions");
  const address = useLocalAddress();
  return (
    <Form method="post" action={address("/versions")} reloadDocument>
      <input type="hidden" name="id" value={id} />
      <Button size="small" type="submit" name="form" value="delete" aria-label={description}>
        {t("delete")}
      </Button>
    </Form>
  );
}
