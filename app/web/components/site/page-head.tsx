import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { defaultLanguage, type Language, languages } from "../../../messages/languages.ts";
import { useRootData } from "../../root-data.ts";
import { canonicalAddress, localAddress } from "../../session/address.ts";

type PageHeadProps = {
  title: string;
  description?: string;
  /** The address that stands for this page, without language: default, the path being shown. */
  path?: string;
  /** The address of a page that search engines find under another, and other sites show with a picture of its own. */
  sharedAs?: string;
  /** A page that search engines should not keep: errors, forms. */
  isUnlisted?: boolean;
  /** A page that holds what its reader has brought: shared as any other, and not to be kept by search engines. */
  isOwn?: boolean;
  /** The languages that the page exists in: all, unless given. */
  written?: readonly Language[];
  /** Address of the picture that stands for this page where it is shared; default, that of the site. */
  picture?: string;
  /** An uploaded image that stands for it instead. */
  image?: { path: string; type: string; width: number; height: number; alt: string } | null;
  /** The type of the page in Open Graph. */
  kind?: "website" | "article";
};

/** Open Graph knows languages only with a country. */
const regions = { es: "es_ES", en: "en_GB", it: "it_IT" } as const;

/** What our own pictures are. */
const drawnPicture = { type: "image/png", width: 1200, height: 630 } as const;

/** Title, description and the addresses of this page in each language; React puts them in the head. */
export function PageHead({
  title,
  description,
  path,
  sharedAs,
  isUnlisted = false,
  isOwn = false,
  written = languages,
  picture,
  image = null,
  kind = "website",
}: PageHeadProps) {
  const t = useTranslations("site");
  const language = useLocale();
  const { pathname } = useLocation();
  const origin = useRootData()?.origin ?? "";
  // The home page begins with the name; in Spanish, so may a sentence: it is a verb.
  const fullTitle = title.startsWith(`${t("name")}: `) ? title : t("title", { page: title });
  const address = path ?? (pathname.replace(/(?<!\/)\/+$/, "") || "/");
  const addressIn = (other: string) => origin + canonicalAddress(address, other);

  const drawn = { path: localAddress(picture ?? "/social/site/valora.png", language), ...drawnPicture, alt: fullTitle };
  const shown = image ?? drawn;

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(isUnlisted || isOwn) && <meta name="robots" content="noindex" />}
      {!isUnlisted && (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {written.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          {written.includes(defaultLanguage) && (
            <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
          )}
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content={kind} />
          <meta
            property="og:url"
            content={sharedAs === undefined ? addressIn(language) : origin + canonicalAddress(sharedAs, language)}
          />
          <meta property="og:image" content={origin + shown.path} />
          <meta property="og:image:type" content={shown.type} />
          <meta property="og:image:width" content={String(shown.width)} />
          <meta property="og:image:height" content={String(shown.height)} />
          <meta property="og:image:alt" content={shown.alt} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:site_name" content={t("name")} />
          <meta property="og:locale" content={regions[language]} />
          {written
            .filter((other) => other !== language)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={regions[other]} />
            ))}
        </>
      )}
    </>
  );
}
