import { translatorFor } from "../../../messages/index.ts";
import { appContext } from "../../context.ts";
import { shortcuts } from "../../page-lists.ts";
import type { Route } from "./+types/manifest";

/** The web app manifest, in the language of the page that names it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(appContext).viewer;
  const t = await translatorFor(language);
  const manifest = {
    id: "/",
    name: t("offline.application.name"),
    short_name: t("site.name"),
    description: t("offline.application.description"),
    lang: language,
    dir: "ltr",
    start_url: `/?lang=${language}`,
    scope: "/",
    display: "standalone",
    background_color: "#f7faf8",
    theme_color: "#f7faf8",
    categories: ["finance", "education"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: shortcuts().map(({ path, label }) => ({
      name: t(`site.navigation.${label}`),
      url: `${path}?lang=${language}`,
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
