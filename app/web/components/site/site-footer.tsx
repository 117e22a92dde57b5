import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { footerGroups } from "../../page-lists.ts";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "./local-link.tsx";
import { Logo } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";

const groups = footerGroups();

type SiteFooterProps = {
  /** ISO date of the bundled data. */
  dataAsOf: string | null;
  contactEmail: string | null;
  socialLinks: readonly string[];
};

const linkClass = "inline-block py-1 text-ink-2 sm:py-[5px] no-underline hover:underline";

export function SiteFooter({ dataAsOf, contactEmail, socialLinks }: SiteFooterProps) {
  const t = useTranslations("site");
  const formats = useFormats();
  const addressOf = useLocalAddress();
  return (
    <footer className="no-print mt-8 border-t sm:mt-[clamp(40px,5vw,72px)] border-line bg-sunken text-sm">
      <div className="wrap @container pt-5 pb-5 sm:pt-9 sm:pb-7">
        <div className="grid gap-x-7 gap-y-5 max-sm:@min-[15rem]:grid-cols-2 sm:grid-cols-[1.4fr_repeat(3,1fr)] lg:grid-cols-[1.4fr_1fr_1fr_2fr]">
          <div className="max-sm:@min-[15rem]:col-span-2">
            <p className="inline-flex items-center gap-[9px]">
              <Logo />
              <span className="font-serif text-[1.375rem] leading-none font-semibold tracking-[-0.018em]">
                {t("name")}
              </span>
            </p>
            <p className="mt-3 text-pretty text-ink-2 sm:max-w-[34ch]">{t("footer.disclaimer")}</p>
          </div>
          {groups.map((group) => (
            <nav
              key={group.title}
              aria-label={t(`footer.${group.title}`)}
              // The longest list stands beside the others on a phone, not under them, and in two columns where there is room. Words twice
              // as large need the whole width of a phone.
              className={
                group.title === "help"
                  ? "max-sm:@min-[15rem]:col-start-2 max-sm:@min-[15rem]:row-span-2 max-sm:@min-[15rem]:row-start-2"
                  : undefined
              }
            >
              <h2 className="mb-2 text-sm font-semibold">{t(`footer.${group.title}`)}</h2>
              <ul className={group.title === "help" ? "gap-7 lg:columns-2" : undefined}>
                {group.links.map(({ path, label }) => (
                  <li key={path}>
                    <LocalLink to={path} className={linkClass}>
                      {t(`footer.${label}`)}
                    </LocalLink>
                  </li>
                ))}
                {group.title === "company" && contactEmail !== null && (
                  <li>
                    <a href={`mailto:${contactEmail}`} className={`${linkClass} break-all`}>
                      {contactEmail}
                    </a>
                  </li>
                )}
                {group.title === "company" && <SocialLinks addresses={socialLinks} className={linkClass} />}
                {group.title === "help" && (
                  <li>
                    <a href={addressOf("/api/docs")} className={linkClass}>
                      {t("footer.api")}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1.5 border-t border-line-2 pt-4 text-[0.8125rem] text-ink-3">
          <span>{t("footer.copyright")}</span>
          {dataAsOf && <span>{t("footer.dataDate", { date: formats.date(dataAsOf) })}</span>}
        </div>
      </div>
    </footer>
  );
}
