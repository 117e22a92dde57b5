import { redirect } from "react-router";
import { factsOf, successorOf } from "../blog/articles.server.ts";
import { localAddress } from "../session/address.ts";
import type { Route } from "./+types/former-article";

/** Addresses that articles once had, or that people guess; anything else leads to the blog. */
export function loader({ params, url }: Route.LoaderArgs) {
  const slug = successorOf(params.slug) ?? factsOf(params.slug)?.slug;
  const language = url.searchParams.get("lang");
  if (slug === undefined) throw redirect(localAddress("/blog", language));
  throw redirect(localAddress(`/blog/article/${slug}`, language), 301);
}
