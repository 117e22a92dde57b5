import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Pages of text; their words are in content/pages/<name>. */
const textPages = ["methods", "about", "features", "contacto", "support", "privacy", "terms", "cookies"];

export default [
  index("routes/home.tsx"),
  route("analysis", "routes/analysis-redirect.ts"),
  route("analysis/:ticker", "routes/analysis.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/article/:slug", "routes/article.tsx"),
  route("blog/feed.xml", "routes/blog-feed.ts"),
  route("blog/:slug", "routes/former-article.ts"),
  route("faq", "routes/faq.tsx"),
  route("methodology", "routes/methodology.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route(".well-known/security.txt", "routes/security-contact.ts"),
  ...textPages.map((name) => route(name, "routes/text-page.tsx", { id: name })),
  route("methodology/proof", "routes/methodology-proof.tsx"),
  route("methodology/prediction", "routes/methodology-prediction.tsx"),
  route("methodology/prediction/record", "routes/methodology-prediction-record.tsx"),
  route("import", "routes/import.tsx"),
  route("import/template/:language/:kind?", "routes/import-template.ts"),
  route("import/:id", "routes/imported.tsx"),
  route("preferences", "routes/preferences.tsx"),
  route("auth", "routes/auth.tsx"),
  route("auth/confirm", "routes/auth-confirm.tsx"),
  route("auth/reset", "routes/auth-reset.tsx"),
  route("sign-out", "routes/sign-out.ts"),
  route("profile", "routes/profile.tsx"),
  route("profile/export", "routes/profile-export.ts"),
  route("history", "routes/history.tsx"),
  route("admin/outbox", "routes/admin-outbox.tsx"),
  route("suggestions", "routes/search-suggestions.ts"),
  route("example/:ticker", "routes/example.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
