import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Pages of text; their words are in content/pages/<name>. */
const textPages = ["methods", "about", "features", "contacto", "privacy", "terms", "cookies"];

export default [
  index("routes/home.tsx"),
  route("analysis", "routes/analysis-redirect.ts"),
  route("analysis/:ticker", "routes/analysis.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/article.tsx"),
  ...textPages.map((name) => route(name, "routes/text-page.tsx", { id: name })),
  route("methodology/proof", "routes/methodology-proof.tsx"),
  route("methodology/prediction", "routes/methodology-prediction.tsx"),
  route("import", "routes/import.tsx"),
  route("import/template/:language/:kind?", "routes/import-template.ts"),
  route("import/:id", "routes/imported.tsx"),
  route("preferences", "routes/preferences.tsx"),
  route("suggestions", "routes/search-suggestions.ts"),
  route("example/:ticker", "routes/example.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
