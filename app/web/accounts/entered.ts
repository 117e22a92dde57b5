import { redirect } from "react-router";
import { isInternalPath } from "../../core/shared/use-cases/internal-path.ts";
import type { BegunSignIn, SignedIn } from "../../features/accounts/use-cases/sign-in.ts";
import { begunSignInCookie, deviceCookie, sessionCookie } from "../../http/cookies.ts";
import { isLanguage } from "../../messages/languages.ts";
import { localAddress } from "../session/address.ts";
import { preferenceCookie } from "../session/preferences.ts";
import { onward } from "./account-form.ts";

type Where = { isSecure: boolean; url: URL };

/** The address that asked the reader to sign in; home otherwise. */
export function returnIn(url: URL): string {
  const asked = url.searchParams.get("return") ?? "";
  return isInternalPath(asked) ? asked : "/";
}

/** An address on the way in that carries where the reader wants to go. */
export const withReturn = (path: string, returnTo: string): string =>
  returnTo === "/" ? path : `${path}?return=${encodeURIComponent(returnTo)}`;

/** In: with the cookies of the session, the person's own preferences, and on to where they wanted to go. */
export function entered(signedIn: SignedIn, { isSecure, url }: Where) {
  const { language, theme } = signedIn.account;
  const cookies = [
    sessionCookie(signedIn, isSecure),
    begunSignInCookie(null, isSecure),
    deviceCookie(signedIn.deviceSecret, isSecure),
    ...(isLanguage(language) ? [preferenceCookie("language", language, isSecure)] : []),
    ...(theme === null ? [] : [preferenceCookie("theme", theme, isSecure)]),
  ];
  const here = new URL(url);
  // From here on the person's own language holds, not the one of the address.
  here.searchParams.delete("lang");
  return onward(returnIn(url), { notice: "signedIn", isSecure, url: here, cookies });
}

/** On to the page that asks for the second factor. */
export const toFactor = (begun: BegunSignIn, { isSecure, url }: Where) =>
  redirect(localAddress(withReturn("/auth/factor", returnIn(url)), url.searchParams.get("lang")), {
    status: 303,
    headers: { "Set-Cookie": begunSignInCookie(begun, isSecure) },
  });
