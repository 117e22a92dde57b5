import { Moon } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useBehaviour } from "../../design/use-behaviour.ts";
import { SunIcon } from "./sun-icon.ts";
import { switchesTheme } from "./switches-theme.ts";

const choices = [
  { theme: "dark", label: "toDark", Icon: Moon, shown: "when-light" },
  { theme: "light", label: "toLight", Icon: SunIcon, shown: "when-dark" },
] as const;

/**
 * Switches to the other theme. Both buttons are in the page and the style sheet shows the one that makes sense, because
 * only the browser knows what "as the system" means right now; so it is right before, and without, scripts.
 */
export function ThemeToggle() {
  const t = useTranslations("site.theme");
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" className="theme-toggle" ref={useBehaviour(switchesTheme)}>
      <input type="hidden" name="return" value={`${pathname}${search}`} />
      {choices.map(({ theme, label, Icon, shown }) => (
        <button key={theme} type="submit" name="theme" value={theme} className={`icon-button ${shown}`}>
          <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
          <span className="sr-only">{t(label)}</span>
        </button>
      ))}
    </form>
  );
}
