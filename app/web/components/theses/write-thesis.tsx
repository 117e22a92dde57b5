import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { Button } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import { useFailureText } from "../accounts/account-form.tsx";
import type { Suggestion } from "../home/suggestion.ts";
import { TickerEntry } from "../home/ticker-combobox.tsx";
import { addressOfThesis, ownTheses } from "./thesis-table.tsx";

type WriteThesisProps = { place?: string; popular: readonly Suggestion[]; refused: RefusedForm | null };

/** Asks for the company of a thesis among those at a place, and leads there. */
export function WriteThesis({ place = ownTheses, popular, refused }: WriteThesisProps) {
  const t = useTranslations("theses");
  const textOf = useFailureText();
  const language = useCarriedLanguage();
  return (
    <Form method="get" action={place} className="mt-7 max-w-[640px] border-t border-ink pt-4">
      {language !== null && <input type="hidden" name="lang" value={language} />}
      {refused !== null && <FieldError>{textOf(refused)}</FieldError>}
      <TickerEntry
        label={t("writeAbout")}
        hint={t("writeAboutHint")}
        popular={popular}
        addressFor={(ticker) => addressOfThesis(ticker, place)}
        typed={refused?.typed.ticker ?? ""}
        isInvalid={refused !== null}
      >
        <Button className="min-h-14 px-[26px]">{t("writeAboutButton")}</Button>
      </TickerEntry>
    </Form>
  );
}
