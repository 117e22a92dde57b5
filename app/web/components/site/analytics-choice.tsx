import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "./local-link.tsx";

/** Saying no is as near as saying yes. Another document answers: its content policy follows what was said. */
function Answers() {
  const t = useTranslations("site.analytics");
  const addressOf = useLocalAddress();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={addressOf("/cookies/analytics")} className="flex flex-wrap gap-3 font-sans">
      <input type="hidden" name="return" value={`${pathname}${search}`} />
      <Button name="choice" value="rejected">
        {t("reject")}
      </Button>
      <Button name="choice" value="accepted">
        {t("accept")}
      </Button>
    </form>
  );
}

/** Asks, in the page and not over it, whether an external service may count this reader. Without scripts it could not. */
export function AnalyticsNotice({ host }: { host: string }) {
  const t = useTranslations("site.analytics");
  return (
    <section className="scripts-only no-print border-b border-line-2 bg-sunken py-3" aria-labelledby="analytics-title">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3">
        <div className="max-w-[74ch] flex-[1_1_320px]">
          <h2 className="t-h3" id="analytics-title">
            {t("title")}
          </h2>
          <p className="mt-0.5 text-[0.9375rem] text-ink-2">
            {t("text", { host })}{" "}
            <LocalLink className="link" to="/cookies#analytics">
              {t("more")}
            </LocalLink>
          </p>
        </div>
        <Answers />
      </div>
    </section>
  );
}

/** This browser's answer, and the way to change it. */
export function AnalyticsAnswer({ choice }: { choice: "accepted" | "rejected" | null }) {
  const t = useTranslations("site.analytics");
  return (
    <div className="grid gap-3">
      <p>{t("answer", { choice: choice ?? "none" })}</p>
      <Answers />
    </div>
  );
}
