import { useLocation, useRouteLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { defaultLanguage, type Language, languages } from "../../messages/languages.ts";
import type { loader } from "../root.tsx";

type PageHeadProps = {
  title: string;
  description?: string;
  /** The address that stands for this page, without language: default, the path being shown. */
  path?: string;
  /** A page that search engines should not keep: errors, forms. */
  isUnlisted?: boolean;
  /** The languages that the page exists in: all, unless given. */
  written?: readonly Language[];
};

/** Title, description and the addresses of this page in each language; React puts them in the head. */
export function PageHead({ title, description, path, isUnlisted = false, written = languages }: PageHeadProps) {
  const t = useTranslations("site");
  const language = useLocale();
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<typeof loader>("root")?.origin ?? "";
  const fullTitle = title.startsWith(t("name")) ? title : t("title", { page: title });
  const address = `${origin}${path ?? (pathname.replace(/\/+$/, "") || "/")}`;
  const addressIn = (other: string) =>
    other === defaultLanguage ? address : `${address}${address.includes("?") ? "&" : "?"}lang=${other}`;

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {!isUnlisted && (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {written.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          {written.includes(defaultLanguage) && <link rel="alternate" hrefLang="x-default" href={address} />}
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={t("name")} />
          <meta property="og:locale" content={language} />
        </>
      )}
    </>
  );
}
