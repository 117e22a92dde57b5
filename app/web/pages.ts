import type { site } from "../messages/es/site.ts";

/**
 * Who learns that a page is read. `everyone`: this site and the external service that a reader has agreed to; `site`: this
 * site alone, because an address below it may carry a secret; `none`: not counted, it belongs to one person or to the operators.
 * All addresses with the same first part have the same.
 */
type Visits = "everyone" | "site" | "none";

/** A link to the page: its place among the others, and the key of its text. */
type Link<Label> = { order: number; label: Label };

type FooterLabel = Exclude<keyof (typeof site)["footer"], "label" | "disclaimer" | "copyright" | "dataDate">;

/** An address that the router answers. */
export type SiteRoute = {
  /** As the router writes it; the home page has none. */
  path: string;
  /** A `.tsx` file is a page; a `.ts` file answers with data, a document or another address. */
  file: `routes/${string}.${"ts" | "tsx"}`;
  /** Where one file answers several addresses. */
  id?: string;
  visits?: Visits;
  /**
   * The same for all readers whom nothing names, whenever and from wherever they ask, until what it is made from changes: caches may
   * store it for them.
   */
  isShared?: true;
  /** In the map for search engines, in this order. */
  isListed?: true;
  /** Closed to search engines: it belongs to one visitor. */
  isClosed?: true;
  header?: Link<Exclude<keyof (typeof site)["navigation"], "label" | "menu">>;
  /** `address`, where the link does not lead to the address of the page itself. */
  footer?: Link<FooterLabel> & { group: "company" | "legal" | "help"; address?: string };
  /** Its place among the shortcuts of the installed application, under its name in the header. */
  shortcut?: number;
};

const open = { visits: "everyone" } as const;
const listed = { visits: "everyone", isListed: true, isShared: true } as const;
/** A key of its own in each form, and whether the chat is open now. */
const listedAnew = { visits: "everyone", isListed: true } as const;
const shared = { visits: "everyone", isShared: true } as const;
const own = { visits: "none" } as const;
const text = (name: string) => ({ path: name, file: "routes/content/text-page.tsx", id: name, ...listed }) as const;
const header = (order: number, label: NonNullable<SiteRoute["header"]>["label"]) => ({
  header: { order, label },
});
const footer = (
  group: NonNullable<SiteRoute["footer"]>["group"],
  order: number,
  label: NonNullable<SiteRoute["footer"]>["label"],
) => ({ footer: { group, order, label } });

/**
 * The one list of addresses. The router, the map for search engines and what is closed to them, what is counted, the links of
 * header and footer, the shortcuts of the installed application and the tests that walk all pages are read from it (page-lists.ts).
 */
export const siteRoutes: readonly SiteRoute[] = [
  { path: "", file: "routes/site/home.tsx", ...listed, ...header(1, "analyse") },
  { path: "popular", file: "routes/lists/popular.tsx", ...listed, ...header(2, "popular"), shortcut: 2 },
  { path: "screener", file: "routes/lists/screener.tsx", ...listed, ...header(3, "screener"), shortcut: 1 },
  { path: "compare", file: "routes/lists/compare.tsx", ...listed },
  { ...text("methods"), ...header(4, "methods") },
  { path: "methodology/proof", file: "routes/methodology/methodology-proof.tsx", ...listed },
  {
    path: "methodology/calibration",
    file: "routes/methodology/methodology-calibration.tsx",
    ...listed,
    ...footer("help", 4, "calibration"),
  },
  {
    path: "methodology/evidence",
    file: "routes/methodology/methodology-evidence.tsx",
    ...listed,
    ...footer("help", 5, "evidence"),
  },
  { path: "methodology/own-ratios", file: "routes/methodology/methodology-own-ratios.tsx", ...listed },
  { path: "methodology/prediction", file: "routes/methodology/methodology-prediction.tsx", ...listed },
  { path: "methodology/prediction/record", file: "routes/methodology/methodology-prediction-record.tsx", ...listed },
  {
    ...text("features"),
    footer: { group: "company", order: 2, label: "features", address: "/features/" },
  },
  {
    path: "plans",
    file: "routes/accounts/plans.tsx",
    visits: "site",
    isListed: true,
    isShared: true,
    ...footer("company", 3, "plans"),
  },
  { ...text("about"), ...footer("company", 1, "about") },
  { path: "faq", file: "routes/content/faq.tsx", ...listed, ...footer("help", 1, "faq") },
  { ...text("support"), ...footer("help", 2, "support") },
  { path: "contact", file: "routes/conversations/contact.tsx", ...listedAnew, ...footer("company", 4, "contact") },
  { path: "contacto", file: "routes/conversations/contacto.tsx", ...listedAnew },
  { path: "report", file: "routes/wrong-numbers/report.tsx", visits: "site", isClosed: true },
  {
    path: "import",
    file: "routes/imports/import.tsx",
    visits: "site",
    isListed: true,
    isShared: true,
    ...footer("help", 7, "import"),
  },
  { path: "docs", file: "routes/docs/docs.tsx", ...listed, ...footer("help", 3, "docs") },
  {
    path: "portfolio",
    file: "routes/portfolio/portfolio.tsx",
    visits: "site",
    isListed: true,
    isShared: true,
    ...footer("help", 9, "portfolio"),
  },
  { path: "blog", file: "routes/content/blog.tsx", ...listed, ...header(5, "blog"), ...footer("help", 6, "guides") },
  { ...text("notifications") },
  { ...text("privacy"), ...footer("legal", 1, "privacy") },
  { ...text("terms"), ...footer("legal", 2, "terms") },
  { ...text("cookies"), ...footer("legal", 3, "cookies") },

  // Companies, articles and the pages of the documentation: the map lists each by its name.
  { path: "analysis", file: "routes/analysis/analysis-redirect.ts", ...open },
  { path: "analysis/:ticker", file: "routes/analysis/analysis.tsx", ...shared },
  { path: "analysis/:ticker/peers", file: "routes/analysis/analysis-peers.ts", ...open },
  { path: "analysis/:ticker/statements", file: "routes/analysis/analysis-statements.tsx", ...shared },
  { path: "analysis/:ticker/ratios", file: "routes/analysis/analysis-ratios.tsx", ...shared },
  { path: "analysis/:ticker/filings", file: "routes/analysis/analysis-filings.tsx", ...open },
  { path: "analysis/:ticker/multiples", file: "routes/analysis/analysis-multiples.tsx", ...shared },
  { path: "analysis/:ticker/technical", file: "routes/analysis/analysis-technical.tsx", ...shared },
  { path: "analysis/:ticker/story/:card?", file: "routes/analysis/analysis-story.tsx", ...shared },
  { path: "analysis/:ticker/data", file: "routes/analysis/analysis-data.tsx", ...open },
  { path: "blog/article/:slug", file: "routes/content/article.tsx", ...shared },
  { path: "blog/feed.xml", file: "routes/content/blog-feed.ts", ...open },
  { path: "blog/:slug", file: "routes/content/former-article.ts", ...open },
  { path: "docs/:page", file: "routes/docs/doc.tsx", ...shared },
  { path: "methodology", file: "routes/methodology/methodology.ts", ...open },
  { path: "cookies/analytics", file: "routes/site/cookies-analytics.ts", ...open },
  { path: "contacto/chat", file: "routes/conversations/chat.ts", ...open },

  { path: "portfolio/file/:format", file: "routes/portfolio/portfolio-file.ts", visits: "site", isClosed: true },
  { path: "import/template/:language/:kind?", file: "routes/imports/import-template.ts", visits: "site" },
  { path: "import/:id", file: "routes/imports/imported.tsx", visits: "site", isClosed: true },
  { path: "import/:id/peers", file: "routes/imports/imported-peers.ts", visits: "site" },
  { path: "import/:id/file/:format", file: "routes/imports/imported-file.ts", visits: "site" },
  {
    path: "preferences",
    file: "routes/accounts/preferences.tsx",
    ...own,
    isClosed: true,
    ...footer("help", 8, "preferences"),
  },
  { path: "auth", file: "routes/accounts/auth.tsx", ...own },
  { path: "auth/factor", file: "routes/accounts/auth-factor.tsx", ...own },
  { path: "auth/confirm", file: "routes/accounts/auth-confirm.tsx", ...own },
  { path: "auth/confirm-again", file: "routes/accounts/auth-confirm-again.tsx", ...own },
  { path: "auth/email", file: "routes/accounts/auth-email.tsx", ...own },
  { path: "auth/email-stop", file: "routes/accounts/auth-email-stop.tsx", ...own },
  { path: "auth/reset", file: "routes/accounts/auth-reset.tsx", ...own },
  { path: "auth/identity/:number", file: "routes/accounts/auth-identity.tsx", ...own },
  { path: "auth/identity-new", file: "routes/accounts/auth-identity-new.tsx", ...own },
  { path: "auth/link", file: "routes/accounts/auth-link.tsx", ...own },
  { path: "setup/:token", file: "routes/accounts/setup.tsx", ...own },
  { path: "sign-out", file: "routes/accounts/sign-out.ts", ...own },
  { path: "profile", file: "routes/accounts/profile.tsx", ...own },
  { path: "profile/factor", file: "routes/accounts/profile-factor.tsx", ...own },
  { path: "profile/passkeys", file: "routes/accounts/profile-passkeys.tsx", ...own },
  { path: "profile/identities", file: "routes/accounts/profile-identities.tsx", ...own },
  { path: "profile/prove", file: "routes/accounts/profile-prove.tsx", ...own },
  { path: "profile/export", file: "routes/accounts/profile-export.ts", ...own },
  { path: "history", file: "routes/accounts/history.tsx", ...own },
  { path: "versions", file: "routes/versions/versions.tsx", ...own },
  { path: "versions/new", file: "routes/versions/version-new.tsx", ...own },
  { path: "versions/difference", file: "routes/versions/version-difference.tsx", ...own },
  { path: "versions/:id", file: "routes/versions/version.tsx", ...own },
  { path: "saved", file: "routes/saved/saved.tsx", ...own },
  { path: "portfolios", file: "routes/portfolio/portfolios.tsx", ...own },
  { path: "portfolios/connect", file: "routes/portfolio/connect-broker.tsx", ...own },
  { path: "portfolios/:id", file: "routes/portfolio/kept-portfolio.tsx", ...own },
  { path: "theses", file: "routes/theses/theses.tsx", ...own },
  { path: "theses/:ticker", file: "routes/theses/thesis.tsx", ...own },
  { path: "teams", file: "routes/teams/teams.tsx", ...own },
  { path: "teams/invitations/:id", file: "routes/teams/team-invitation.tsx", ...own },
  { path: "discuss/:ticker", file: "routes/discussions/team-choice.tsx", ...own },
  { path: "collect/:ticker", file: "routes/teams/collect-company.tsx", ...own },
  { path: "teams/:id/companies/:ticker/events", file: "routes/discussions/discussion-events.ts", ...own },
  { path: "teams/:id/companies/:ticker", file: "routes/discussions/discussion.tsx", ...own },
  { path: "teams/:id/file", file: "routes/teams/team-file.ts", ...own },
  { path: "teams/:id/books/:bookId", file: "routes/teams/team-book.tsx", ...own },
  { path: "teams/:id/theses", file: "routes/teams/team-theses.tsx", ...own },
  { path: "teams/:id/theses/:ticker", file: "routes/teams/team-thesis.tsx", ...own },
  { path: "teams/:id/policies", file: "routes/teams/team-policies.tsx", ...own },
  { path: "teams/:id/versions", file: "routes/teams/team-versions.tsx", ...own },
  { path: "teams/:id/versions/difference", file: "routes/teams/team-version-difference.tsx", ...own },
  { path: "teams/:id/versions/:versionId", file: "routes/teams/team-version.tsx", ...own },
  { path: "teams/:id", file: "routes/teams/team.tsx", ...own },
  { path: "links", file: "routes/share-links/share-links.tsx", ...own },
  { path: "links/new", file: "routes/share-links/share-link-new.tsx", ...own },
  { path: "sheet-links", file: "routes/sheet-links/sheet-links.tsx", ...own },
  { path: "sheet-links/new", file: "routes/sheet-links/sheet-link-new.tsx", ...own },
  // The address is a secret. Counted by the link itself; open to those programs that ask for its picture.
  { path: "shared/:token", file: "routes/share-links/shared.tsx", ...own },
  { path: "shared/:token/picture.png", file: "routes/share-links/shared-picture.ts", ...own },
  { path: "embed/:token", file: "routes/share-links/embed.ts", ...own },
  { path: "plans/academic", file: "routes/accounts/plans-academic.tsx", visits: "site" },
  { path: "watchlist", file: "routes/accounts/watchlist.tsx", visits: "site" },
  { path: "jobs", file: "routes/jobs/jobs.tsx", ...own },
  { path: "jobs/new", file: "routes/jobs/job-new.tsx", ...own },
  { path: "jobs/runs/:id", file: "routes/jobs/job-run.tsx", ...own },
  { path: "jobs/files/:id", file: "routes/jobs/job-file.ts", ...own },
  { path: "jobs/:id", file: "routes/jobs/job.tsx", ...own },
  { path: "channels", file: "routes/webhooks/channels.tsx", ...own },
  { path: "webhooks", file: "routes/webhooks/webhooks.tsx", ...own },
  { path: "webhooks/:id", file: "routes/webhooks/webhook.tsx", ...own },
  { path: "mails/stop", file: "routes/webhooks/mails-stop.tsx", visits: "site" },
  { path: "digest/stop", file: "routes/webhooks/digest-stop.tsx", visits: "site" },
  { path: "watchlist/mute", file: "routes/accounts/watchlist-mute.tsx", visits: "site" },

  { path: "admin", file: "routes/admin/admin.tsx", ...own },
  { path: "admin/people", file: "routes/admin/admin-people.tsx", ...own },
  { path: "admin/actions", file: "routes/admin/admin-actions.tsx", ...own },
  { path: "admin/messages", file: "routes/admin/admin-messages.tsx", ...own },
  { path: "admin/messages/:id", file: "routes/admin/admin-message.tsx", ...own },
  { path: "admin/messages/:id/events", file: "routes/admin/admin-message-events.ts", ...own },
  { path: "admin/numbers", file: "routes/admin/admin-numbers.tsx", ...own },
  { path: "admin/numbers.csv", file: "routes/admin/admin-numbers-file.ts", ...own },
  { path: "admin/numbers/:id", file: "routes/admin/admin-number.tsx", ...own },
  { path: "admin/outbox", file: "routes/admin/admin-outbox.tsx", ...own },
  { path: "admin/content", file: "routes/admin/admin-content.tsx", ...own },
  { path: "admin/content/new", file: "routes/admin/admin-content-text.tsx", id: "admin-content-new", ...own },
  { path: "admin/content/images", file: "routes/admin/admin-content-images.tsx", ...own },
  { path: "admin/content/videos", file: "routes/admin/admin-content-videos.tsx", ...own },
  { path: "admin/content/videos/:file", file: "routes/admin/admin-content-video.tsx", ...own },
  { path: "admin/content/:language/:slug", file: "routes/admin/admin-content-text.tsx", ...own },
  { path: "admin/content/:language/:slug/versions", file: "routes/admin/admin-content-versions.tsx", ...own },
  { path: "admin/visits", file: "routes/admin/admin-visits.tsx", ...own },
  { path: "admin/providers", file: "routes/admin/admin-providers.tsx", ...own },
  { path: "admin/status", file: "routes/admin/admin-status.tsx", ...own },
  { path: "admin/installation", file: "routes/admin/admin-installation.tsx", ...own },

  { path: "allowance", file: "routes/accounts/allowance.ts", ...own },
  { path: "suggestions", file: "routes/lists/search-suggestions.ts", isClosed: true },
  { path: "offline/:ticker?", file: "routes/site/offline.tsx", visits: "none", isClosed: true },
  { path: "sitemap.xml", file: "routes/site/sitemap.ts" },
  { path: "manifest.webmanifest", file: "routes/site/manifest.ts" },
  { path: "robots.txt", file: "routes/site/robots.ts" },
  { path: ".well-known/security.txt", file: "routes/site/security-contact.ts" },
  { path: "social/:kind/:name", file: "routes/analysis/social-card.ts" },
  { path: "content/images/:file", file: "routes/content/content-image.ts" },
  { path: "content/videos/:file", file: "routes/content/content-video.ts" },
  { path: "content/captions/:file", file: "routes/content/content-captions.ts" },
  { path: "example/:ticker", file: "routes/analysis/example.ts" },
  { path: "*", file: "routes/site/not-found.tsx" },
];
