import { useId } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "../../design/button.tsx";
import { LocalLink } from "../site/local-link.tsx";

type DayFormProps = {
  day: string | null;
  words: { label: string; show: string; today: string };
};

/** Asks for the page as of a day. A plain GET form, so it works without scripts. */
export function DayForm({ day, words }: DayFormProps) {
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
        {words.label}
      </label>
      <input id={id} className="input" type="date" name="asOf" defaultValue={day ?? ""} required />
      <Button variant="ghost">{words.show}</Button>
      {day === null ? null : (
        <LocalLink className="link t-small" to={today.size === 0 ? pathname : `${pathname}?${today}`}>
          {words.today}
        </LocalLink>
      )}
    </Form>
  );
}
