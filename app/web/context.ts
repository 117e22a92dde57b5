import { createContext } from "react-router";
import type { Account } from "../core/shared/use-cases/caller.ts";
import type { Meter } from "../core/usage/contracts/metered-use.ts";
import type { Failure } from "../failure.ts";
import type { Session } from "../features/accounts/use-cases/account-stores.ts";
import type { PageAnalytics } from "../features/visits/contracts/analytics.ts";
import type { Notice } from "../http/cookies.ts";
import type { Language } from "../messages/languages.ts";
import type { Product } from "../wiring/composition.server.ts";
import type { Preferences } from "./session/preferences.ts";

/**
 * The reader, as the server knows them before a page is rendered. Theme, colours and explanations are null where none is chosen, and for a reader
 * whom nothing names: those share their pages, and a script applies what they have chosen.
 */
export type PageViewer = {
  language: Language;
  /** Set when only the address says the language: links must carry it. */
  carriedLanguage: Language | null;
  theme: Preferences["theme"];
  palette: Preferences["palette"];
  explained: Preferences["explained"];
  /** Null: not signed in. */
  person: { account: Account; session: Session } | null;
  /** The request has a session, but the database is unavailable to identify it. */
  isUnknown: boolean;
};

/** The router context of every loader: `const { product, viewer } = context.get(appContext)`. */
export type RequestContext = {
  product: Product;
  viewer: PageViewer;
  /** The address in the language that the reader prefers, where the one asked for does not say it; null: nothing to say. */
  localised: string | null;
  /** The secret of the session, as the browser sent it. */
  token: string | null;
  /** The action just completed, for a notice on this page. */
  notice: Notice | null;
  /** The network address of the request, which the quota counts for anonymous readers. */
  address: string;
  /** Records what this page uses. */
  meter?: Meter | undefined;
  /** The external analytics service, as far as this page uses it; null: none. */
  analytics: PageAnalytics | null;
  /** Whether the reader's connection is encrypted: cookies are marked accordingly. */
  isSecure: boolean;
  requestId: string;
  /** Tells the server which scripts stand in the page that is sent: its content policy allows no other. */
  allowScripts(texts: readonly string[]): void;
  /** Tells the server which sites may show this document in a frame, and the style sheets that stand in it. */
  allowFrame(frame: { framedBy: readonly string[]; styles: readonly string[] }): void;
  /** Tells the server why a page ends with an error status, for its log and for clients that do not read HTML. */
  reportFailure(failure: Failure): void;
};

export const appContext = createContext<RequestContext>();

/** Who asks about a company, as use cases know them. */
export const askingOf = ({ viewer, address, meter }: RequestContext) => ({
  language: viewer.language,
  caller: { account: viewer.person?.account ?? null, address, meter },
});
