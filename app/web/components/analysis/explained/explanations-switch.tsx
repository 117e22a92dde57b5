import { memo } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useBehaviour } from "../../../design/use-behaviour.ts";
import { switchesExplanations } from "./switches-explanations.ts";

/**
 * How much a result explains: what stands in an element of the class `explains`, or figures, verdicts and findings alone; `explains-fully`
 * is shown to those who want all of it. The style sheet shows which is in force: a page that many readers share does not know it. A form of its own, kept like
 * the theme, so that it works without scripts.
 */
export const ExplanationsSwitch = memo(function ExplanationsSwitch() {
  const t = useTranslations("site.explained");
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/preferences"
      className="explanations-switch no-print"
      aria-label={t("label")}
      ref={useBehaviour(switchesExplanations)}
    >
      <input type="hidden" name="return" value={`${pathname}${search}`} />
      <span className="t-small text-ink-2" aria-hidden="true">
        {t("label")}
      </span>
      <div className="view-links">
        {(["brief", "usual", "full"] as const).map((value) => (
          <button key={value} type="submit" name="explained" value={value}>
            {t(value)}
            <span className="sr-only">, {t("inForce")}</span>
          </button>
        ))}
      </div>
    </form>
  );
});
