import { memo } from "react";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "../../../session/address.ts";
import { withoutSection, withSection } from "../folds/open-sections.ts";
import { type Choice, searchOf } from "./analysis-choice.ts";
import type { Expert } from "./use-expert.ts";

type DetailSwitchProps = { choice: Choice; expert: Expert; address: string };

/** How much is asked and explained: the levers of everybody, or every lever. Links, so that it works without scripts. */
export const DetailSwitch = memo(function DetailSwitch({ choice, expert, address }: DetailSwitchProps) {
  const t = useTranslations("settings.detail");
  const local = useLocalAddress();
  const { isOpen, isHeldOpen, show } = expert;
  const addressOf = (open: Choice["open"], fragment: string) =>
    local(`${address}${searchOf({ ...choice, open })}#${fragment}`);
  return (
    <nav className="detail-switch no-print" aria-label={t("label")}>
      <span className="label" aria-hidden="true">
        {t("label")}
      </span>
      <div className="view-links">
        <a
          className={isHeldOpen ? "needs-script" : undefined}
          href={addressOf(withoutSection(choice.open, "expert"), "methods")}
          aria-current={isOpen ? undefined : "true"}
          onClick={(event) => {
            event.preventDefault();
            show(false);
          }}
        >
          {t("simple")}
        </a>
        <a
          href={addressOf(withSection(choice.open, "expert"), "expert")}
          aria-current={isOpen ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            show(true);
            document.getElementById("expert")?.scrollIntoView?.({ block: "nearest" });
          }}
        >
          {t("expert")}
        </a>
      </div>
    </nav>
  );
});
