import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";

type RowFormProps = {
  action: string;
  /** Which form of the page it is. */
  form: string;
  label: string;
  /** What the button does, and to whom: its name for readers who do not see the row. */
  description: string;
  /** Sent along, by name. */
  fields: Readonly<Record<string, string>>;
  children?: ReactNode;
};

/** One small button of a row, with what it is about. */
export function RowForm({ action, form, label, description, fields, children }: RowFormProps) {
  const local = useLocalAddress();
  return (
    <Form
      method="post"
      action={local(action)}
      reloadDocument
      className="flex flex-wrap items-center gap-2 md:flex-nowrap"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button size="small" type="submit" name="form" value={form} aria-label={description}>
        {label}
      </Button>
    </Form>
  );
}
