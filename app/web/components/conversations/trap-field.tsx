import { useTranslations } from "use-intl";

/** A field that people do not see: only programs that fill in every field write in it. */
export function TrapField() {
  const t = useTranslations("contact.form");
  return (
    <p hidden>
      <label>
        {t("trap")}
        <input name="website" autoComplete="off" tabIndex={-1} />
      </label>
    </p>
  );
}
