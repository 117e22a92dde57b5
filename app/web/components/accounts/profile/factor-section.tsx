import { useTranslations } from "use-intl";
import { useClock } from "../../../analysis/formats.ts";
import { buttonClass } from "../../../design/button.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { Section } from "./section.tsx";

/** Whether a code is asked for at sign-in, and the way to where that is changed. */
export function FactorSection({ confirmedAt, codesLeft }: { confirmedAt: Date | null; codesLeft: number }) {
  const t = useTranslations("account.factor");
  const format = useClock();
  return (
    <Section id="factor" title={t("title")} lead={t("lead")}>
      <p className="mb-4">
        {confirmedAt === null
          ? t("off")
          : t("on", { date: format.dateTime(confirmedAt, { dateStyle: "long" }), left: codesLeft })}
      </p>
      <LocalLink className={buttonClass()} to="/profile/factor">
        {t(confirmedAt === null ? "setUp" : "change")}
      </LocalLink>
    </Section>
  );
}
