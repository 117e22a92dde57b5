import sansFont from "virtual:subset-fonts/sans-latin.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import type { es } from "../messages/es/index.ts";
import type { Route } from "./+types/root";
import { AnalyticsNotice } from "./components/site/analytics-choice.tsx";
import {
  DisconnectedPage,
  FailureErrorPage,
  NotFoundPage,
  UnexpectedErrorPage,
} from "./components/site/error-page.tsx";
import { NavigationProgress, OfflineStrip } from "./components/site/navigation-progress.tsx";
import { SiteFooter } from "./components/site/site-footer.tsx";
import { SiteHeader } from "./components/site/site-header.tsx";
import { appContext } from "./context.ts";
import { DEFERRED_HYDRATION_SCRIPT } from "./deferred-hydration/held-scripts.ts";
import { WHOLE_PAGE } from "./deferred-hydration/page-parts.ts";
import { useHydrated } from "./deferred-hydration/use-hydrated.ts";
import styles from "./design/index.css?url";
import { type Toast, ToastProvider } from "./design/toast.tsx";
import { isFailurePage } from "./fail.ts";
import { isOfflinePage } from "./offline/offline-addresses.ts";
import { useOfflineCopies } from "./offline/use-offline-copies.ts";
import { useRequestId } from "./request-id.ts";
import { type RootData, useRootData } from "./root-data.ts";
import { earlyPreferences } from "./session/early-preferences.ts";
import { languageOfDocument, messagesOf, prepareMessages } from "./session/messages.ts";
import { scrollKeyOf } from "./session/scroll-key.ts";
import { useAnalytics } from "./session/use-analytics.ts";
import { useRememberedCompany } from "./session/use-remembered-company.ts";
import { usePageScriptsKind } from "./static-pages/page-handle.ts";

export const links: Route.LinksFunction = () => [
  // The serif of the headings follows the style sheet: until then the fallback has its metrics.
  { rel: "preload", href: sansFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

/** A reader whose language the address does not say is led to the address that says it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { localised } = context.get(appContext);
    if (localised !== null) throw redirect(localised, { headers: { "Cache-Control": "private, no-store" } });
  },
];

export function loader({ url, context }: Route.LoaderArgs): RootData {
  const { viewer, product, notice, analytics } = context.get(appContext);
  return {
    language: viewer.language,
    theme: viewer.theme,
    palette: viewer.palette,
    explained: viewer.explained,
    carriedLanguage: viewer.carriedLanguage,
    origin: url.origin,
    dataAsOf: product.dataAsOf,
    version: product.version,
    contactEmail: product.contactEmail,
    socialLinks: product.socialLinks,
    personName: viewer.person?.account.displayName ?? null,
    personRole: viewer.person?.account.role ?? null,
    holder: viewer.isUnknown ? undefined : (viewer.person?.account.id ?? null),
    analytics,
    notice,
  };
}

/** A page read without a reload may be in another language when its address says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  await prepareMessages(page.language);
  return page;
}

/** Nothing here depends on the page but the language its address names; an offline copy knows nothing about the reader. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get("lang") !== nextUrl.searchParams.get("lang") ||
  (isOfflinePage(currentUrl.pathname) && !isOfflinePage(nextUrl.pathname));

export function Layout({ children }: { children: ReactNode }) {
  const page = useRootData();
  const language = page?.language ?? (typeof document === "undefined" ? "es" : languageOfDocument());
  // Only the areas of the site: what speaks of a result stands inside <ResultTexts>.
  const messages = messagesOf(language) as unknown as typeof es;
  return (
    <html
      lang={language}
      data-theme={page?.theme ?? undefined}
      data-palette={page?.palette ?? undefined}
      data-explained={page?.explained ?? undefined}
      // A theme kept in the browser may be set before the scripts take over.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={page?.theme ?? "light dark"} suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: earlyPreferences }} />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
          {children}
        </IntlProvider>
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * A page that is only read takes the script of its header along and nothing else; its links then load whole pages. Others
 * name theirs, and let them come once a reader is there. Read without a reload, from a page that has them, a page keeps
 * the scripts of that page.
 */
function PageScripts() {
  const page = useRootData();
  // A reader who consented to analytics needs its script; notices need scripts.
  const isPlain = page?.notice === null && page.analytics?.loaded == null;
  const kind = usePageScriptsKind();
  if (typeof document === "undefined" && kind === "static" && isPlain) {
    const address = import.meta.env.DEV ? "/web/static-pages/quiet-page.ts" : `/quiet-page.js?v=${page.version}`;
    return <script type="module" src={address} />;
  }
  const isWaiting = typeof document === "undefined" && import.meta.env.PROD && kind === "deferred" && isPlain;
  return (
    <>
      <ScrollRestoration getKey={scrollKeyOf} />
      <Scripts />
      {isWaiting && <script type="module" src={`${DEFERRED_HYDRATION_SCRIPT}?v=${page.version}`} />}
    </>
  );
}

/** The notice of the action just completed, shown once. */
function useNotice(): Toast | null {
  const t = useTranslations("notices");
  const notice = useRootData()?.notice;
  return notice ? { kind: "done", title: t(`${notice}.title`), text: t(`${notice}.text`) } : null;
}

/** Header, page and footer. */
function Site({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const page = useRootData();
  return (
    <ToastProvider closeLabel={t("states.close")} first={useNotice()}>
      <a href="#main" className="skip-link">
        {t("site.skipToContent")}
      </a>
      <SiteHeader personName={page?.personName ?? null} />
      <OfflineStrip />
      {page?.analytics?.isAsked && <AnalyticsNotice host={page.analytics.host} />}
      <NavigationProgress />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PrintedAddress />
      <SiteFooter
        dataAsOf={page?.dataAsOf ?? null}
        contactEmail={page?.contactEmail ?? null}
        socialLinks={page?.socialLinks ?? []}
      />
    </ToastProvider>
  );
}

/** On paper, where the page came from. */
function PrintedAddress() {
  const origin = useRootData()?.origin ?? "";
  const { pathname, search } = useLocation();
  // Written anew: a comma may stand in an address as itself or as %2C, and the server and the browser keep either.
  const asked = new URLSearchParams(search).toString();
  return (
    <p className="print-only wrap t-small mt-6 break-all text-ink-3">
      {`${origin}${pathname}${asked === "" ? "" : `?${asked}`}`}
    </p>
  );
}

export default function Root() {
  useHydrated(WHOLE_PAGE);
  useRememberedCompany();
  const page = useRootData();
  useOfflineCopies(page?.holder);
  useAnalytics(page?.analytics?.loaded ?? null);
  return (
    <Site>
      <Outlet />
    </Site>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Site>
      <ErrorText error={error} />
    </Site>
  );
}

/** A page read without a reload that did not arrive, while the browser knows of no network. */
const isDisconnected = (error: unknown) =>
  error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine;

function ErrorText({ error }: { error: unknown }) {
  const requestId = useRequestId();
  if (isDisconnected(error)) return <DisconnectedPage />;
  if (!isRouteErrorResponse(error)) return <UnexpectedErrorPage requestId={requestId} />;
  if (isFailurePage(error.data)) return <FailureErrorPage status={error.status} failure={error.data} />;
  return error.status === 404 ? <NotFoundPage /> : <UnexpectedErrorPage requestId={requestId} />;
}
