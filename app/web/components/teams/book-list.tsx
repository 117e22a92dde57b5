import { useTranslations } from "use-intl";
import type { Team } from "../../../features/teams/contracts/team.ts";
import type { TeamBooks } from "../../../features/teams/contracts/team-book.ts";
import { longestBookName } from "../../../features/teams/contracts/team-limits.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText, useProblemAt } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { Folded } from "./folded.tsx";
import { addressOfBook, addressOfTeam } from "./team-table.tsx";

/** The books of a team, each with the number of its companies. */
export function BookTable({ team: { id: teamId, books } }: { team: Pick<Team, "id"> & TeamBooks }) {
  const t = useTranslations("teams");
  if (books.length === 0) return <p className="text-ink-2">{t("booksEmpty")}</p>;
  return (
    <DataTable
      className="table table-stacks"
      spokenCaption={t("books")}
      columns={[textColumn(t("book")), figureColumn(t("bookCompanies"))]}
    >
      {books.map(({ id, name, companies }) => (
        <tr key={id}>
          <th scope="row">
            <LocalLink className="link wrap-anywhere" to={addressOfBook(teamId, id)}>
              {name}
            </LocalLink>
          </th>
          <td className="figure" data-label={t("bookCompanies")}>
            {companies}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

type MakeBookProps = { team: Pick<Team, "id" | "role">; refused: RefusedForm | null };

/** Makes a book, for those who may. */
export function MakeBook({ team: { id, role }, refused }: MakeBookProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  if (!mayEdit(role)) return null;
  const isOfForm = refused !== null && refused.code !== "bookNameInvalid";
  return (
    <div className="mt-4">
      <Folded title={t("makeBook")} isOpen={refused !== null}>
        <AccountForm
          action={addressOfTeam(id)}
          name="makeBook"
          submit={t("makeBook")}
          variant="secondary"
          problem={isOfForm ? textOf(refused) : null}
        >
          <TextField
            label={t("bookName")}
            name="bookName"
            required
            autoComplete="off"
            defaultValue={refused?.typed.bookName ?? ""}
            hint={t("bookNameHint", { maximum: longestBookName })}
            error={problemAt("bookNameInvalid")}
          />
        </AccountForm>
      </Folded>
    </div>
  );
}
