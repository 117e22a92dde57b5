import { History, LogOut, Menu as MenuIcon, Star } from "lucide-react";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "../../design/button.tsx";
import { Menu } from "../../design/menu.tsx";
import { headerLinks } from "../../page-lists.ts";
import { useLocalAddress } from "../../session/address.ts";
import { LanguageButtons, LanguageMenu } from "./language-menu.tsx";
import { LocalLink, useIsCounted } from "./local-link.tsx";
import { Logo } from "./logo.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const places = headerLinks();

/** `personName` is the name of the signed-in person; null: not signed in. */
export function SiteHeader({ personName }: { personName: string | null }) {
  const t = useTranslations("site");
  const isCounted = useIsCounted();
  const addressOf = useLocalAddress();
  return (
    <header className="no-print border-b border-line bg-paper">
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-3 md:h-[60px] md:flex-nowrap md:gap-x-7">
        <LocalLink
          to="/"
          reloadDocument
          className="inline-flex items-center gap-[9px] text-ink no-underline hover:text-ink"
          aria-label={t("homeLink")}
        >
          <Logo />
          <span className="font-serif text-[1.375rem] leading-none font-semibold tracking-[-0.018em]">{t("name")}</span>
        </LocalLink>
        <nav className="site-nav hidden gap-[22px] text-[0.9375rem] md:flex" aria-label={t("navigation.label")}>
          {places.map(({ path, label }) => (
            <NavLink key={path} to={addressOf(path)} end={path === "/"}>
              {t(`navigation.${label}`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex flex-[1_1_10rem] items-center justify-end gap-1 md:flex-initial md:gap-2">
          <LanguageMenu className="hidden md:block" />
          <ThemeToggle />
          <AccountEntry personName={personName} />
          <Menu
            className="md:hidden"
            label={t("navigation.menu")}
            summary={<MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />}
          >
            <div className="menu-panel">
              <nav aria-label={t("navigation.label")}>
                {places.map(({ path, label }) => (
                  <NavLink key={path} to={addressOf(path)} end={path === "/"}>
                    {t(`navigation.${label}`)}
                  </NavLink>
                ))}
                {personName !== null && (
                  <NavLink to={addressOf("/watchlist")} reloadDocument={isCounted}>
                    {t("account.watchlist")}
                  </NavLink>
                )}
                {personName !== null && (
                  <NavLink to={addressOf("/history")} reloadDocument={isCounted}>
                    {t("account.history")}
                  </NavLink>
                )}
              </nav>
              {personName !== null && (
                <form method="post" action={addressOf("/sign-out")} className="border-t border-line pt-1">
                  <button type="submit">{t("account.signOut")}</button>
                </form>
              )}
              <LanguageButtons className="mt-1 border-t border-line pt-1" />
            </div>
          </Menu>
        </div>
      </div>
    </header>
  );
}

/** The sign-in link or, when signed in, the profile link and sign-out. */
function AccountEntry({ personName }: { personName: string | null }) {
  const t = useTranslations("site.account");
  const addressOf = useLocalAddress();
  if (personName === null) {
    return (
      <LocalLink to="/auth" className={buttonClass("secondary", "small")}>
        {t("signIn")}
      </LocalLink>
    );
  }
  return (
    <>
      <LocalLink
        to="/profile"
        className="link block max-w-[18ch] truncate text-[0.9375rem] max-md:max-w-[9ch]"
        aria-label={t("profile", { name: personName })}
      >
        {personName}
      </LocalLink>
      <LocalLink to="/watchlist" className="icon-button max-md:hidden" title={t("watchlist")}>
        <Star size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className="sr-only">{t("watchlist")}</span>
      </LocalLink>
      <LocalLink to="/history" className="icon-button max-md:hidden" title={t("history")}>
        <History size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className="sr-only">{t("history")}</span>
      </LocalLink>
      <form method="post" action={addressOf("/sign-out")} className="max-md:hidden">
        <button type="submit" className="icon-button" title={t("signOut")}>
          <LogOut size={17} strokeWidth={1.6} aria-hidden="true" />
          <span className="sr-only">{t("signOut")}</span>
        </button>
      </form>
    </>
  );
}
