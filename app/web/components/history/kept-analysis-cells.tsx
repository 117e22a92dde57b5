import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { HistoryRun } from "../../../core/history/contracts/history.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";

/** The form that compares the analyses ticked in a table; it stands beside the table. */
export const comparisonForm = "comparison";

type ChosenCompanyProps = {
  id: string;
  isChosen?: boolean;
  choose: string;
  to: string;
  open: string;
  company: string;
};

/** The company of an analysis: a link to it, and a box that takes it into the comparison. */
export function ChosenCompany({ id, isChosen = false, choose, to, open, company }: ChosenCompanyProps) {
  return (
    <th scope="row">
      <span className="flex items-start gap-3">
        <input
          type="checkbox"
          name="compare"
          value={id}
          form={comparisonForm}
          defaultChecked={isChosen}
          className="mt-[3px] size-[18px] flex-none"
          aria-label={choose}
        />
        <LocalLink className="link" to={to} aria-label={`${open}: ${company}`}>
          {company}
        </LocalLink>
      </span>
    </th>
  );
}

/** The signal, and how many methods say what. */
export function SignalAndCounts({ signal, counts }: Pick<HistoryRun, "signal" | "counts">) {
  const t = useTranslations();
  return (
    <td>
      <strong className="font-semibold">{t(`signal.kinds.${signal}`)}</strong>
      <span className="block text-ink-3">{t("history.counts", counts)}</span>
    </td>
  );
}

type DeleteOneProps = { address: string; id: string; label: string; description: string; lead: string };

/** Deletes one of a list that stands at the address, after a question. */
export function DeleteOne({ address, id, label, description, lead }: DeleteOneProps) {
  const local = useLocalAddress();
  return (
    <td>
      <AskedFirst label={label} description={description} lead={lead}>
        <Form method="post" action={local(address)} reloadDocument>
          <input type="hidden" name="id" value={id} />
          <Button size="small" type="submit" name="form" value="delete" aria-label={description}>
            {label}
          </Button>
        </Form>
      </AskedFirst>
    </td>
  );
}
