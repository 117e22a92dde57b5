import { useRouteLoaderData } from "react-router";
import type { Role } from "../core/shared/contracts/role.ts";
import type { Language } from "../messages/languages.ts";
import type { PageViewer, RequestContext } from "./context.ts";
import type { Preferences } from "./session/preferences.ts";

/** The data of every page. */
export type RootData = {
  language: Language;
  theme: PageViewer["theme"];
  palette: Preferences["palette"];
  explained: Preferences["explained"];
  /** Set when only the address says the language: links must carry it. */
  carriedLanguage: Language | null;
  origin: string;
  dataAsOf: RequestContext["product"]["dataAsOf"];
  version: string;
  contactEmail: string | null;
  socialLinks: RequestContext["product"]["socialLinks"];
  /** The name to show for the person who has signed in. */
  personName: string | null;
  /** Their role here. */
  personRole: Role | null;
  /** The account whose copies for hours without connection this browser keeps; null: no account, undefined: not known. */
  holder: string | null | undefined;
  /** The external service that counts readers; null: there is none. */
  analytics: RequestContext["analytics"];
  notice: RequestContext["notice"];
};

/** The server's data of this page; undefined on a page that failed before. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<() => RootData>("root");
