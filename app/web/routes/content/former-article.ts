import { redirect } from "react-router";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/former-article";

/** Addresses that articles once had, or that people guess; anything else leads to the blog. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { content } = context.get(appContext).product;
  const slug = (await content.successorOf(params.slug)) ?? params.slug;
  const language = url.searchParams.get("lang");
  if ((await content.translations(slug)).length === 0) throw redirect(localAddress("/blog", language));
  throw redirect(localAddress(`/blog/article/${slug}`, language), 301);
}
