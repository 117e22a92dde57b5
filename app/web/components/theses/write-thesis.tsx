import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import type { Suggestion } from "../home/suggestion.ts";
import { TickerEntry } from "../home/ticker-combobox.tsx";
import { addressOfThesis, ownTheses } from "./thesis-table.tsx";

/** Asks for the company of a thesis among those at a place, and leads there. */
export function WriteThesis({ place = ownTheses, popular }: { place?: string; popular: readonly Suggestion[] }) {
  const t = useTranslations("theses");
  const language = useCarriedLanguage();
  return (
    <Form method="get" action={place} className="mt-7 max-w-[640px] border-t border-ink pt-4">
      {language !== null && <input type="hidden" name="lang" value={language} />}
      <TickerEntry
        label={t("writeAbout")}
        hint={t("writeAboutHint")}
        popular={popular}
        addressFor={(ticker) => addressOfThesis(ticker, place)}
      >
        <Button className="min-h-14 px-[26px]">{t("writeAboutButton")}</Button>
      </TickerEntry>
    </Form>
  );
}
