import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { type Language, languages } from "../../../messages/languages.ts";
import { Menu } from "../../design/menu.tsx";
import { useBehaviour } from "../../design/use-behaviour.ts";
import { Flag } from "./flag.tsx";
import { switchesLanguage } from "./switches-language.ts";

/** Each language by its own name: who looks for theirs does not read ours. */
export const nativeNames: Record<Language, string> = { es: "Español", en: "English", it: "Italiano" };

/** The three languages as buttons of one form: scripts store the choice and load the page again, without them it posts. */
export function LanguageButtons({ className }: { className?: string }) {
  const current = useLocale();
  const t = useTranslations("site.language");
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action="/preferences"
      className={className}
      aria-label={t("label")}
      data-languages=""
      ref={useBehaviour(switchesLanguage)}
    >
      <input type="hidden" name="return" value={`${pathname}${search}`} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === current}
        >
          <Flag language={language} />
          {nativeNames[language]}
        </button>
      ))}
    </form>
  );
}

export function LanguageMenu({ className }: { className?: string }) {
  const current = useLocale();
  const t = useTranslations("site.language");
  return (
    <Menu
      className={className}
      label={t("current", { language: nativeNames[current] })}
      summary={
        <>
          <Flag language={current} />
          <span lang={current}>{nativeNames[current]}</span>
          <ChevronDown size={14} strokeWidth={1.6} className="chevron" aria-hidden="true" />
        </>
      }
    >
      <LanguageButtons className="menu-panel" />
    </Menu>
  );
}
