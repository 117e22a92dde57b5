import { data, redirect } from "react-router";
import { analyticsChoices } from "../../../features/visits/contracts/analytics.ts";
import { analyticsChoiceCookie } from "../../../http/cookies.ts";
import { onward } from "../../accounts/account-form.ts";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import { internalPath } from "../../session/preferences.ts";
import type { Route } from "./+types/cookies-analytics";

/** An address that is only read agrees to nothing. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(localAddress("/cookies", url.searchParams.get("lang")));

/** Keeps what a reader answers, and shows the page again: with the service, or without it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { analytics, isSecure } = context.get(appContext);
  const form = await request.formData().catch(() => null);
  const choice = analyticsChoices.find((each) => each === form?.get("choice"));
  if (analytics === null || form === null || choice === undefined) return data(null, { status: 400 });
  return onward(internalPath(form.get("return"), url.origin), {
    notice: choice === "accepted" ? "analyticsAccepted" : "analyticsRejected",
    isSecure,
    url,
    cookies: [analyticsChoiceCookie(choice, analytics.host, isSecure)],
  });
}
