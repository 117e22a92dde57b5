import { useId } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../../design/button.tsx";
import { LocalLink } from "../../site/local-link.tsx";

/** Asks for the accounts as they were known on a day. A plain GET form, so it works without scripts. */
export function AsOfForm({ day }: { day: string | null }) {
  const t = useTranslations("fundamentals.asOf");
  const { pathname, search } = useLocation();
  const id = useId();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== "asOf" && name !== "trace");
  const today = new URLSearchParams(kept.filter(([name]) => name !== "lang"));
  return (
    <Form className="as-of-form" action={pathname} method="get" key={day}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="label" htmlFor={id}>
        {t("label")}
      </label>
      <input id={id} className="input" type="date" name="asOf" defaultValue={day ?? ""} required />
      <Button variant="ghost">{t("show")}</Button>
      {day === null ? null : (
        <LocalLink className="link t-small" to={today.size === 0 ? pathname : `${pathname}?${today}`}>
          {t("today")}
        </LocalLink>
      )}
    </Form>
  );
}
