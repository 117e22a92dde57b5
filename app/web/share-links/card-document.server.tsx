import { renderToStaticMarkup } from "react-dom/server";
import { judgedDifference } from "../../core/history/contracts/judged-difference.ts";
import type { SharedAnalysis } from "../../features/share-links/contracts/share-link.ts";
import { unshouted } from "../../messages/company-name.ts";
import { exchangeName } from "../../messages/exchange-names.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Language } from "../../messages/languages.ts";
import type { Translate } from "../../messages/translator.ts";
import { SharedScale } from "../components/share-links/shared-scale.tsx";

/** The colours of the site's design, for a document that loads none of its files. */
const light =
  "--paper:#fff;--ink:#131f1b;--ink-2:#3e4945;--ink-3:#5a6561;--line:#d8deda;--line-2:#b7c0bb;--accent:#663496;--under:#0e6746;--over:#af302b;--fair:#424d57;--s2:#becfc8";
const dark =
  "--paper:#19201e;--ink:#eaeeeb;--ink-2:#b8c0bb;--ink-3:#959e99;--line:#2a332f;--line-2:#414a46;--accent:#c7a8f0;--under:#6fd2a4;--over:#f58f84;--fair:#bfcbd4;--s2:#364740";

/** The content policy allows it by its hash. */
export const cardStyle = `
:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
*{box-sizing:border-box}
body{margin:0;padding:14px 16px;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,sans-serif;border:1px solid var(--line);border-radius:8px;min-height:100vh;display:flex;flex-direction:column;gap:8px;font-variant-numeric:tabular-nums}
h1{font:600 18px/1.25 Georgia,serif;margin:0}
p,dl,dd{margin:0}
.small,dt{font-size:13px;color:var(--ink-2)}
dl{display:flex;flex-wrap:wrap;gap:8px 24px}
dd{font:20px/1.25 Georgia,serif}
dd span{font:13px/1.4 system-ui,sans-serif;color:var(--ink-2);margin-left:6px}
svg{display:block;width:100%}
a{color:var(--accent);text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
footer{margin-top:auto;display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between}
`;

type CardDocument = {
  /** Null: it is no longer shared. */
  shared: SharedAnalysis | null;
  language: Language;
  t: Translate;
  /** Null follows the reader's system. */
  theme: "light" | "dark" | null;
  /** The page with the whole analysis. */
  address: string;
};

/** The whole document of a card: what a share is worth, and the way to the page that says why. */
export function cardDocument({ shared, language, t, theme, address }: CardDocument): string {
  const title = shared === null ? "Valora" : `Valora: ${unshouted(shared.name)}`;
  const page = (
    <html lang={language} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: cardStyle }} />
      </head>
      <body>
        {shared === null ? (
          <p>{t("shareLinks.cardOver")}</p>
        ) : (
          <SharedCard shared={shared} language={language} t={t} address={address} />
        )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

type SharedCardProps = Pick<CardDocument, "language" | "t" | "address"> & { shared: SharedAnalysis };

function SharedCard({ shared, language, t, address }: SharedCardProps) {
  const formats = formatsFor(language);
  const { ticker, name, exchange, kind, day, asOf, result, isOwnPrice, hasOwnFigures, hasOwnAssumptions } = shared;
  const { mean, price, priceAsOf, currency, signal } = result;
  const difference = judgedDifference(result);
  const date = formats.date(day);
  const datedPrice =
    priceAsOf === null ? t("shareLinks.price") : t("shareLinks.priceOn", { date: formats.date(priceAsOf) });
  const notes = [
    t(`signal.kinds.${signal}`),
    ...(asOf === null ? [] : [t("shareLinks.asOfDayShort", { date: formats.date(asOf) })]),
    ...(hasOwnAssumptions ? [t("shareLinks.ownAssumptionsShort")] : []),
    ...(hasOwnFigures ? [t("shareLinks.ownFiguresShort")] : []),
  ];
  return (
    <>
      <div>
        <h1>{unshouted(name)}</h1>
        <p className="small">{`${ticker} · ${exchangeName(exchange, language)}`}</p>
      </div>
      <dl>
        <div>
          <dt>{t("shareLinks.mean")}</dt>
          <dd>
            {mean === null ? "–" : formats.price(mean, currency)}
            {difference !== null && <span>{formats.signedPercent(difference)}</span>}
          </dd>
        </div>
        <div>
          <dt>{isOwnPrice ? t("shareLinks.ownPrice") : datedPrice}</dt>
          <dd>{price === null ? "–" : formats.price(price, currency)}</dd>
        </div>
      </dl>
      <SharedScale result={result} />
      <p className="small">{notes.join(" · ")}</p>
      <footer className="small">
        <a href={address} target="_blank" rel="noopener">
          {t("shareLinks.cardOpen")}
        </a>
        <span>{`Valora · ${kind === "live" ? date : t("shareLinks.savedOn", { date })}`}</span>
      </footer>
    </>
  );
}
