import { useTranslations } from "use-intl";
import type { Discussion } from "../../../features/discussions/contracts/discussion.ts";

type MentionFieldsProps = {
  members: Discussion["members"];
  /** Ids that were chosen when the form was refused. */
  chosen?: readonly string[];
};

/** The members whom a comment mentions; folded, because most mention none. */
export function MentionFields({ members, chosen = [] }: MentionFieldsProps) {
  const t = useTranslations("discussions");
  if (members.length === 0) return null;
  return (
    <details className="disclosure" open={chosen.length > 0}>
      <summary>{t("mention")}</summary>
      <fieldset className="mt-3">
        <legend className="hint">{t("mentionHint")}</legend>
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          {members.map(({ id, displayName }) => (
            <label key={id} className="inline-flex min-h-7 items-center gap-2 wrap-anywhere">
              <input type="checkbox" name="mention" value={id} defaultChecked={chosen.includes(id)} />
              {displayName}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
