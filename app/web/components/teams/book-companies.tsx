import { useId } from "react";
import { useTranslations } from "use-intl";
import type { TeamBook } from "../../../features/teams/contracts/team-book.ts";
import { mostBookCompanies } from "../../../features/teams/contracts/team-limits.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import type { Suggestion } from "../home/suggestion.ts";
import { TickerCombobox } from "../home/ticker-combobox.tsx";
import { ListedCompanyCell, ListedPriceCell, ListedValueCells } from "../lists/listed-company-cells.tsx";
import { RowForm } from "./row-form.tsx";
import { addressOfBook } from "./team-table.tsx";

/** The companies of a book, each as its reader's watchlist would show it. */
export function BookCompanies({ book: { id, name, team, role, view, companies } }: { book: TeamBook }) {
  const t = useTranslations();
  const isEditor = mayEdit(role);
  return (
    <ScrollRegion label={name} className="scroll-x relative mt-6">
      <DataTable
        className="table table-stacks stacks-lines md:min-w-[640px]"
        columns={[
          textColumn(t("watchlist.company")),
          figureColumn(t("watchlist.price")),
          figureColumn(t("watchlist.value")),
          figureColumn(t("watchlist.gap")),
          textColumn(t("watchlist.status")),
          ...(isEditor ? [unlabelledColumn(t("teams.actions"))] : []),
        ]}
      >
        {companies.map((company) => (
          <tr key={company.ticker}>
            <ListedCompanyCell company={company} view={view} />
            <ListedPriceCell company={company} />
            <ListedValueCells company={company} view={view} />
            {isEditor && (
              <td>
                <RowForm
                  action={addressOfBook(team.id, id)}
                  form="removeCompany"
                  label={t("teams.removeCompany")}
                  description={t("teams.removeCompanyOf", { name: spokenName(company.name) })}
                  fields={{ ticker: company.ticker }}
                />
              </td>
            )}
          </tr>
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

type AddCompanyProps = { book: TeamBook; popular: readonly Suggestion[]; refused: RefusedForm | null };

/** Adds a company by its symbol, ISIN or name. */
export function AddCompany({ book: { id, team }, popular, refused }: AddCompanyProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const field = useId();
  return (
    <div className="mt-8 max-w-[640px]">
      <AccountForm
        action={addressOfBook(team.id, id)}
        name="addCompany"
        submit={t("addCompanyButton")}
        variant="secondary"
        problem={refused && textOf(refused)}
      >
        <div>
          <label htmlFor={field} className="label">
            {t("addCompany")}
          </label>
          <TickerCombobox
            inputId={field}
            hintId={`${field}-hint`}
            examples={popular.map(({ ticker }) => ticker)}
            popular={popular}
            onChoose={staysInField}
            typed={refused?.typed.ticker ?? ""}
            isInvalid={refused !== null}
          />
          <p className="hint" id={`${field}-hint`}>
            {t("addCompanyHint", { maximum: mostBookCompanies })}
          </p>
        </div>
      </AccountForm>
    </div>
  );
}

/** A company that is chosen stands in the field, and is added with the form. */
const staysInField = () => {};
