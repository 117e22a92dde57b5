import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { buttonClass } from "../../design/button.tsx";
import { LocalLink } from "../site/local-link.tsx";

type SectionProps = { id: string; title: string; more?: { to: string; text: string }; children: ReactNode };

export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 className="t-h2" id={id}>
          {title}
        </h2>
        {more && (
          <LocalLink to={more.to} className="link t-small inline-flex items-center gap-1.5">
            {more.text}
            <ArrowRight size={14} strokeWidth={1.6} aria-hidden="true" />
          </LocalLink>
        )}
      </div>
      {children}
    </section>
  );
}

const steps = [
  ["dataTitle", "dataText"],
  ["assumptionsTitle", "assumptionsText"],
  ["resultsTitle", "resultsText"],
] as const;

export function HowItWorks() {
  const t = useTranslations("home.how");
  const footer = useTranslations("site.footer");
  return (
    <Section id="how" title={t("title")}>
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-3">
        {steps.map(([title, text]) => (
          <div key={title}>
            <h3 className="t-h3">{t(title)}</h3>
            <p className="mt-1 text-[0.9375rem] text-ink-2">{t(text)}</p>
          </div>
        ))}
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <LocalLink to="/features/" className={buttonClass()}>
          {t("features")}
        </LocalLink>
        <LocalLink to="/contacto/" className={buttonClass()}>
          {t("contact")}
        </LocalLink>
        <LocalLink to="/import" className="link self-center">
          {footer("import")}
        </LocalLink>
      </div>
    </Section>
  );
}

export type GuideLine = { slug: string; title: string; description: string; date: string; minutes: number };

/** Titles of guides with their first line. */
export function GuideList({ guides }: { guides: readonly GuideLine[] }) {
  const t = useTranslations("content");
  const formats = useFormats();
  return (
    <ul>
      {guides.map(({ slug, title, description, date, minutes }) => (
        <li
          key={slug}
          className="grid gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <h3 className="font-serif text-[1.1875rem] leading-snug font-medium">
            <LocalLink to={`/blog/article/${slug}`} className="no-underline hover:underline">
              {title}
            </LocalLink>
          </h3>
          <span className="t-small num pt-1 whitespace-nowrap text-ink-3">
            {t("dateAndTime", { date: formats.date(date), minutes: String(minutes) })}
          </span>
          <p className="text-[0.9375rem] text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
