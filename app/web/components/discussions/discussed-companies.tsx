import { useTranslations } from "use-intl";
import type { DiscussedCompany } from "../../../features/discussions/contracts/discussion.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { Button } from "../../design/button.tsx";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { TextField } from "../../design/field.tsx";
import { useCarriedLanguage, useLocalAddress } from "../../session/address.ts";
import { useFailureText } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { addressOfTeam } from "../teams/team-table.tsx";

export const addressOfDiscussion = (teamId: string, ticker: string): string =>
  `/teams/${teamId}/companies/${encodeURIComponent(ticker)}`;

type DiscussedProps = {
  teamId: string;
  companies: readonly DiscussedCompany[];
  /** What was typed of a company that is none. */
  refused: RefusedForm | null;
};

/** The companies that a team talks about, and the way to another one. */
export function DiscussedCompanies({ teamId, companies, refused }: DiscussedProps) {
  const t = useTranslations("discussions");
  const textOf = useFailureText();
  const local = useLocalAddress();
  const carried = useCarriedLanguage();
  const momentOf = useMoments();
  return (
    <>
      {companies.length > 0 && (
        <DataTable
          className="table table-stacks mt-4"
          spokenCaption={t("companies")}
          columns={[textColumn(t("companyName")), figureColumn(t("openThreads")), textColumn(t("lastComment"))]}
        >
          {companies.map(({ ticker, name, openThreads, lastAt }) => (
            <tr key={ticker}>
              <th scope="row">
                <LocalLink className="link wrap-anywhere" to={addressOfDiscussion(teamId, ticker)}>
                  {spokenName(name)}
                </LocalLink>
              </th>
              <td className="figure" data-label={t("openThreads")}>
                {openThreads}
              </td>
              <td data-label={t("lastComment")}>{momentOf(lastAt)}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <form method="get" action={local(addressOfTeam(teamId))} className="mt-5 grid max-w-[420px] gap-4">
        {carried && <input type="hidden" name="lang" value={carried} />}
        <TextField
          label={t("another")}
          name="ticker"
          required
          autoComplete="off"
          hint={t("anotherHint")}
          defaultValue={refused?.typed.ticker ?? ""}
          error={refused && textOf(refused)}
        />
        <div>
          <Button type="submit">{t("open")}</Button>
        </div>
      </form>
    </>
  );
}
