import { closedAddresses } from "../../page-lists.ts";
import type { Route } from "./+types/robots";

/** The addresses open to search engines: all but those of one visitor. */
export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...closedAddresses().map((address) => `Disallow: ${address}`),
    "Disallow: /api/v1/",
    // What reads for a spreadsheet may obey this; each answer says that no search engine lists it.
    "Allow: /api/v1/sheets/",
    "",
    `Sitemap: ${url.origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
