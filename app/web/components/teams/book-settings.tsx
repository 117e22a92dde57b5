import { useTranslations } from "use-intl";
import type { TeamBook } from "../../../features/teams/contracts/team-book.ts";
import { longestBookName } from "../../../features/teams/contracts/team-limits.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import { Folded } from "./folded.tsx";
import { addressOfBook } from "./team-table.tsx";

type BookSettingsProps = { book: TeamBook; refusalOf(form: string): RefusedForm | null };

/** What those who may edit a book do with it as a whole. */
export function BookSettings({ book: { id, name, team }, refusalOf }: BookSettingsProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const action = addressOfBook(team.id, id);
  const [unnamed, kept] = [refusalOf("rename"), refusalOf("delete")];
  return (
    <div className="mt-10 grid gap-3">
      <Folded title={t("renameBook")} isOpen={unnamed !== null}>
        <AccountForm action={action} name="rename" submit={t("renameBook")} variant="secondary">
          <TextField
            label={t("bookName")}
            name="bookName"
            required
            defaultValue={unnamed?.typed.bookName ?? name}
            hint={t("bookNameHint", { maximum: longestBookName })}
            error={unnamed && textOf(unnamed)}
          />
        </AccountForm>
      </Folded>
      <Folded title={t("deleteBook")} lead={t("deleteBookLead")} isOpen={kept !== null}>
        <AccountForm
          action={action}
          name="delete"
          submit={t("deleteBook")}
          variant="destructive"
          problem={kept && textOf(kept)}
        />
      </Folded>
    </div>
  );
}
