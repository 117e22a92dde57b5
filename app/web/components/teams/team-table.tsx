import { useTranslations } from "use-intl";
import type { TeamOfPerson } from "../../../features/teams/contracts/team.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { LocalLink } from "../site/local-link.tsx";

export const addressOfTeam = (id: string): string => `/teams/${id}`;
export const addressOfBook = (teamId: string, bookId: string): string => `${addressOfTeam(teamId)}/books/${bookId}`;

/** Where the versions of a team are. */
export const versionsOfTeam = (id: string): string => `${addressOfTeam(id)}/versions`;

/** Where the theses of a team are. */
export const thesesOfTeam = (id: string): string => `${addressOfTeam(id)}/theses`;

/** Where the policies of a team are. */
export const policiesOfTeam = (id: string): string => `${addressOfTeam(id)}/policies`;

/** The teams of a person, with their role in each. */
export function TeamTable({ teams }: { teams: readonly TeamOfPerson[] }) {
  const t = useTranslations("teams");
  return (
    <DataTable
      className="table table-stacks mt-6"
      spokenCaption={t("title")}
      columns={[textColumn(t("name")), textColumn(t("yourRole")), figureColumn(t("memberCount"))]}
    >
      {teams.map(({ id, name, role, members }) => (
        <tr key={id}>
          <th scope="row">
            <LocalLink className="link wrap-anywhere" to={addressOfTeam(id)}>
              {name}
            </LocalLink>
          </th>
          <td data-label={t("yourRole")}>{t("role", { role })}</td>
          <td className="figure" data-label={t("memberCount")}>
            {members}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
