import { Form } from "react-router";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";

type WebhookButtonProps = {
  action: string;
  form: string;
  fields?: Readonly<Record<string, string>>;
  label: string;
  description?: string;
};

/** One thing that can be done to a webhook, or to one of its deliveries. */
export function WebhookButton({ action, form, fields = {}, label, description }: WebhookButtonProps) {
  const address = useLocalAddress();
  return (
    <Form method="post" action={address(action)} reloadDocument>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small" type="submit" name="form" value={form} aria-label={description}>
        {label}
      </Button>
    </Form>
  );
}
