import { createContext } from "react-router";
import type { Product } from "../composition.server.ts";
import type { Failure } from "../failure.ts";
import type { Language } from "../messages/languages.ts";

/** Who looks: what the server knows before a page is rendered. `theme` is null until the reader has chosen one. */
export type Viewer = { language: Language; theme: "light" | "dark" | null };

/** What every loader finds in its router context: `const { product, viewer } = context.get(appContext)`. */
export type RequestContext = {
  product: Product;
  viewer: Viewer;
  requestId: string;
  /** For the content security policy: every inline script carries it. */
  nonce: string;
  /** Tells the server why a page ends with an error status, for its log and for clients that do not read HTML. */
  reportFailure(failure: Failure): void;
};

export const appContext = createContext<RequestContext>();
