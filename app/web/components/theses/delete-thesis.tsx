import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";

/** Deletes a thesis, after a question. */
export function DeleteThesis({ id, action }: { id: string; action: string }) {
  const t = useTranslations("theses");
  const local = useLocalAddress();
  return (
    <details className="disclosure mt-10">
      <summary>{t("deleteTitle")}</summary>
      <Form method="post" action={local(action)} reloadDocument className="mt-3 grid justify-items-start gap-3">
        <p>{t("deleteLead")}</p>
        <input type="hidden" name="id" value={id} />
        <Button variant="destructive" type="submit" name="form" value="delete">
          {t("delete")}
        </Button>
      </Form>
    </details>
  );
}
