import { redirect } from "react-router";
import { sessionCookie } from "../../../http/cookies.ts";
import { onward } from "../../accounts/account-form.ts";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/sign-out";

/** An address that is only read ends nothing: other sites can make a browser read it. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(localAddress("/", url.searchParams.get("lang")));

export async function action({ url, context }: Route.ActionArgs) {
  const { product, token, isSecure } = context.get(appContext);
  if (token !== null) await product.accounts.signOut(token);
  return onward("/", { notice: "signedOut", isSecure, url, cookies: [sessionCookie(null, isSecure)] });
}
