import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { Button } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";

type DeleteThesisProps = {
  thesis: Pick<Thesis, "id" | "changedAt">;
  action: string;
  /** It was changed since it was read: it is read again first. */
  isRefused: boolean;
};

/** Deletes a thesis as it was read, after a question. */
export function DeleteThesis({ thesis, action, isRefused }: DeleteThesisProps) {
  const t = useTranslations("theses");
  const local = useLocalAddress();
  return (
    <details className="disclosure mt-10" open={isRefused}>
      <summary>{t("deleteTitle")}</summary>
      <Form method="post" action={local(action)} reloadDocument className="mt-3 grid justify-items-start gap-3">
        {isRefused && <FieldError>{t("changedSinceRead")}</FieldError>}
        <p>{t("deleteLead")}</p>
        <input type="hidden" name="id" value={thesis.id} />
        <input type="hidden" name="changedAt" value={thesis.changedAt} />
        <Button variant="destructive" type="submit" name="form" value="delete">
          {t("delete")}
        </Button>
      </Form>
    </details>
  );
}
