import { useTranslations } from "use-intl";
import type { TeamActivity } from "../../../features/teams/contracts/team.ts";
import { useMoments } from "../../analysis/moments.ts";

/** What was done in a team, newest first. */
export function ActivityList({ activity }: { activity: readonly TeamActivity[] }) {
  const t = useTranslations("teams");
  const momentOf = useMoments();
  return (
    <ul className="mt-4 grid gap-2">
      {activity.map(({ id, at, action, by, member, role, book, ticker, policy }) => (
        <li key={id} className="wrap-anywhere">
          <span className="text-ink-2">{momentOf(at)}</span>{" "}
          {t("done", {
            action,
            by: by ?? t("formerMember"),
            member: member ?? t("formerMember"),
            book: book ?? "",
            ticker: ticker ?? "",
            policy: policy ?? "",
            roleName: role === null ? "" : t("roleInSentence", { role }),
          })}
        </li>
      ))}
    </ul>
  );
}
