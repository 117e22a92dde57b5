import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { revokeLink } from "../../../core/shared/use-cases/links-of-account.ts";
import { listShareLinks, makeShareLink } from "./manage-share-links.ts";
import { openCard, openShareLink, unlockShareLink } from "./open-share-link.ts";
import type { ShareLinkContext } from "./share-link-context.ts";

const useCases = {
  make: makeShareLink,
  list: listShareLinks,
  revoke: revokeLink,
  unlock: unlockShareLink,
  open: openShareLink,
  openCard,
};

/** The use cases of links that show an analysis to others. */
export type ShareLinks = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const shareLinksIn = (open: () => Promise<ShareLinkContext>): ShareLinks => bindContext(open, useCases);
