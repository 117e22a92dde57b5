import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import { comparisonForm } from "../history/kept-analysis-cells.tsx";

/** Compares the versions that are ticked in a table, which are those at a place. */
export function CompareVersions({ place }: { place: string }) {
  const t = useTranslations("versions");
  const language = useCarriedLanguage();
  return (
    <Form
      method="get"
      action={`${place}/difference`}
      id={comparisonForm}
      className="mt-5 grid justify-items-start gap-3"
    >
      {language !== null && <input type="hidden" name="lang" value={language} />}
      <Button type="submit">{t("compare")}</Button>
      <p className="hint">{t("compareHint")}</p>
    </Form>
  );
}
