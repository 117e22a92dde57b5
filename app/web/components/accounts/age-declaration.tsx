import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ofRefused } from "../../design/field.tsx";
import { LocalLink } from "../site/local-link.tsx";

/** The declaration of a person who makes an account to be old enough for one. */
export function AgeDeclaration({ problem }: { problem: string | undefined }) {
  const t = useTranslations("account.auth");
  return (
    <div>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          name="isOldEnough"
          value="yes"
          required
          className="mt-1"
          {...(problem ? ofRefused : {})}
          aria-describedby={problem ? "age-problem" : undefined}
        />
        <span>{t("isOldEnough")}</span>
      </label>
      {problem && (
        <p className="error" id="age-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What a person who makes an account agrees to. */
export function Agreement() {
  const t = useTranslations("account.auth");
  const linkTo = (to: string) => (words: ReactNode) => (
    <LocalLink className="link" to={to}>
      {words}
    </LocalLink>
  );
  return <p className="hint">{t.rich("agreement", { terms: linkTo("/terms"), privacy: linkTo("/privacy") })}</p>;
}
