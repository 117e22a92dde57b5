import { type MouseEvent, type ReactNode, useSyncExternalStore } from "react";
import { data, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { type Language, languages } from "../../../messages/languages.ts";
import { nativeNames } from "../../components/site/language-menu.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { Button } from "../../design/button.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { useToast } from "../../design/toast.tsx";
import { useRootData } from "../../root-data.ts";
import { chooseExplained, chooseLanguage, choosePalette, chooseTheme } from "../../session/browser-preferences.ts";
import {
  chosenPreferences,
  internalPath,
  type PreferenceName,
  preferenceCookie,
  preferencesIn,
  serverSideMark,
} from "../../session/preferences.ts";
import type { Route } from "./+types/preferences";

/** Keeps what was chosen in cookies and goes back; the way that works without scripts. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  if (!form) return data(null, { status: 400 });
  const isSecure = url.protocol === "https:";
  const chosen = Object.entries(chosenPreferences(form));
  const headers = new Headers();
  if (chosen.length > 0) headers.append("Set-Cookie", serverSideMark(isSecure));
  for (const [name, value] of chosen) {
    // The names are those of the table of keys, which is what `chosenPreferences` returns.
    headers.append("Set-Cookie", preferenceCookie(name as PreferenceName, value ?? null, isSecure));
  }
  return redirect(internalPath(form.get("return"), url.origin), { status: 303, headers });
}

export default function Preferences() {
  const t = useTranslations("site");
  const language = useLocale();
  const { theme, palette, explained } = useShownPreferences();
  const notify = useToast();
  const keep = (event: MouseEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.form) return;
    event.preventDefault();
    const { isReloading } = applyChoices(event.currentTarget.form, language);
    if (!isReloading) notify({ kind: "done", title: t("preferences.saved") });
  };
  return (
    <div className="wrap page-top">
      <PageHead title={t("preferences.title")} description={t("preferences.description")} />
      <h1 className="t-h1">{t("preferences.title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("preferences.intro")}</p>
      <form method="post" className="mt-8 grid max-w-[560px] gap-6">
        <input type="hidden" name="return" value="/preferences" />
        <Choice>
          <Segmented
            legend={t("language.label")}
            name="language"
            value={language}
            options={languages.map((value) => ({ value, label: nativeNames[value], lang: value }))}
          />
        </Choice>
        <Choice>
          <Segmented
            legend={t("theme.label")}
            key={`theme ${theme}`}
            name="theme"
            value={theme ?? "system"}
            options={(["system", "light", "dark"] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
          />
        </Choice>
        <Choice>
          <Segmented
            legend={t("palette.label")}
            key={`palette ${palette}`}
            name="palette"
            value={palette ?? "gr"}
            options={[
              { value: "gr", label: t("palette.greenRed") },
              { value: "bo", label: t("palette.blueOrange") },
            ]}
          />
        </Choice>
        <Choice>
          <Segmented
            legend={t("explained.label")}
            key={`explained ${explained}`}
            name="explained"
            value={explained ?? "usual"}
            options={(["brief", "usual", "full"] as const).map((value) => ({ value, label: t(`explained.${value}`) }))}
          />
        </Choice>
        <div>
          <Button variant="primary" onClick={keep}>
            {t("preferences.save")}
          </Button>
        </div>
      </form>
    </div>
  );
}

const unchanging = () => () => undefined;

/** The choices in force: those of the page, and once scripts run those of the browser, of which a shared page knows nothing. */
function useShownPreferences() {
  const page = useRootData();
  const cookies = useSyncExternalStore<string | null>(
    unchanging,
    () => document.cookie,
    () => null,
  );
  if (cookies !== null) return preferencesIn(cookies);
  return { theme: page?.theme ?? null, palette: page?.palette ?? null, explained: page?.explained ?? null };
}

const Choice = ({ children }: { children: ReactNode }) => <div className="border-t border-line pt-4">{children}</div>;

/** Applies the choices here, in cookies and in local storage; a new language reads the page again. */
function applyChoices(form: HTMLFormElement, language: Language): { isReloading: boolean } {
  const chosen = new FormData(form);
  const theme = chosen.get("theme");
  chooseTheme(theme === "light" || theme === "dark" ? theme : null);
  choosePalette(chosen.get("palette") === "bo" ? "bo" : null);
  const explained = chosen.get("explained");
  chooseExplained(explained === "brief" || explained === "full" ? explained : null);
  const wanted = languages.find((value) => value === chosen.get("language")) ?? language;
  if (wanted !== language) chooseLanguage(wanted);
  return { isReloading: wanted !== language };
}
