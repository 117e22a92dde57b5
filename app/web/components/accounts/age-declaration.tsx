import { useTranslations } from "use-intl";

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
          aria-invalid={problem ? true : undefined}
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
