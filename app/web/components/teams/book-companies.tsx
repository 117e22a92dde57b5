import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { TeamBook } from "../../../features/teams/contracts/team-book.ts";
import { mostBookCompanies } from "../../../features/teams/contracts/team-limits.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { Button } from "../../design/button.tsx";
import { DataTable, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { FieldError } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { useFailureText } from "../accounts/account-form.tsx";
import type { Suggestion } from "../home/suggestion.ts";
import { TickerEntry } from "../home/ticker-combobox.tsx";
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
                <AskedFirst
                  label={t("teams.removeCompany")}
                  description={t("teams.removeCompanyOf", { name: spokenName(company.name) })}
                  lead={t("teams.removeCompanyLead")}
                >
                  <RowForm
                    action={addressOfBook(team.id, id)}
                    form="removeCompany"
                    label={t("teams.removeCompany")}
                    description={t("teams.removeCompanyOf", { name: spokenName(company.name) })}
                    fields={{ ticker: company.ticker }}
                  />
                </AskedFirst>
              </td>
            )}
          </tr>
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

type AddCompanyProps = { book: TeamBook; popular: readonly Suggestion[]; refused: RefusedForm | null };

/** Adds a company by its symbol, ISIN or name. One that is chosen stands in the field, and is added with the form. */
export function AddCompany({ book: { id, team }, popular, refused }: AddCompanyProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const local = useLocalAddress();
  return (
    <Form
      method="post"
      action={local(addressOfBook(team.id, id))}
      reloadDocument
      className="mt-7 max-w-[640px] border-t border-ink pt-4"
    >
      <input type="hidden" name="form" value="addCompany" />
      {refused !== null && <FieldError>{textOf(refused)}</FieldError>}
      <TickerEntry
        label={t("addCompany")}
        hint={t("addCompanyHint", { maximum: mostBookCompanies })}
        popular={popular}
        onChoose={() => {}}
        typed={refused?.typed.ticker ?? ""}
        isInvalid={refused !== null}
      >
        <Button className="min-h-14 px-[26px]">{t("addCompanyButton")}</Button>
      </TickerEntry>
    </Form>
  );
}
