import { useEffect, useState } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { languages } from "../../../messages/languages.ts";
import { Button } from "../../design/button.tsx";
import { SelectField } from "../../design/field.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import { chooseLanguage } from "../../session/browser-preferences.ts";
import { nativeNames } from "../site/language-menu.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { type OfferedProvider, ProviderField } from "./provider-field.tsx";
import type { Suggestion } from "./suggestion.ts";
import { TickerEntry } from "./ticker-combobox.tsx";
import { useRecentCompanies } from "./use-suggestions.ts";

type TickerFormProps = { popular: readonly Suggestion[]; providers: readonly OfferedProvider[] };

/** The way in: a symbol, the provider of its data, the language. A plain GET form, so it works without scripts. */
export function TickerForm({ popular, providers }: TickerFormProps) {
  const t = useTranslations("search");
  const recent = useRecentCompanies();
  return (
    <Form action="/analysis" method="get" className="border-t-2 border-ink pt-4">
      <TickerEntry label={t("label")} hint={t("hint")} popular={popular}>
        <Button variant="primary" className="min-h-14 px-[26px] text-[1.0625rem]">
          {t("analyse")}
        </Button>
      </TickerEntry>
      <div className="mt-3.5 grid gap-3 sm:grid-cols-2">
        <ProviderField providers={providers} />
        <LanguageField />
      </div>
      <div className="mt-4 grid gap-2">
        <TickerChips title={t("recent")} suggestions={recent.slice(0, 4)} />
        <TickerChips title={t("popular")} suggestions={popular.slice(0, 6)} />
      </div>
    </Form>
  );
}

/** Chooses at once when scripts are there; without them it travels with the form. */
function LanguageField() {
  const t = useTranslations("site.language");
  const current = useLocale();
  const carried = useCarriedLanguage();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      {isAlive && carried && <input type="hidden" name="lang" value={carried} />}
      <SelectField
        label={t("label")}
        name={isAlive ? undefined : "lang"}
        defaultValue={current}
        onChange={(event) => {
          const chosen = languages.find((language) => language === event.currentTarget.value);
          if (chosen) chooseLanguage(chosen);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nativeNames[language]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function TickerChips({ title, suggestions }: { title: string; suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-3">
      <span className="min-w-[88px]">{title}</span>
      {suggestions.map(({ ticker, name }) => (
        <LocalLink key={ticker} to={`/analysis/${encodeURIComponent(ticker)}`} className="chip num" title={name}>
          {ticker}
        </LocalLink>
      ))}
    </div>
  );
}
