import { redirect } from "react-router";
import { isInternalPath } from "../../core/shared/use-cases/internal-path.ts";
import type { BegunSignIn, SignedIn, SignInOutcome } from "../../features/accounts/use-cases/sign-in.ts";
import {
  begunSignInCookie,
  deviceCookie,
  deviceCookieIn,
  deviceNameOf,
  identityCookie,
  sessionCookie,
} from "../../http/cookies.ts";
import { isLanguage } from "../../messages/languages.ts";
import { localAddress } from "../session/address.ts";
import { preferenceCookie } from "../session/preferences.ts";
import { onward } from "./account-form.ts";
import { withReturn } from "./return-address.ts";

/** `returnTo`: where the address does not say where the reader wanted to go. */
type Where = { isSecure: boolean; url: URL; returnTo?: string };

/** The address that asked the reader to sign in; home otherwise. */
export function returnIn(url: URL): string {
  const asked = url.searchParams.get("return") ?? "";
  return isInternalPath(asked) ? asked : "/";
}

/** The browser that a request comes from, for a session that may begin in it. */
export const browserOf = ({ headers }: Request) => ({
  device: deviceNameOf(headers.get("user-agent")),
  deviceSecret: deviceCookieIn(headers.get("cookie")),
});

/** In: with the cookies of the session, the person's own preferences, and on to where they wanted to go. */
export function entered(signedIn: SignedIn, { isSecure, url, returnTo = returnIn(url) }: Where) {
  const { language, theme } = signedIn.account;
  const cookies = [
    sessionCookie(signedIn, isSecure),
    begunSignInCookie(null, isSecure),
    identityCookie(null, isSecure),
    deviceCookie(signedIn.deviceSecret, isSecure),
    ...(isLanguage(language) ? [preferenceCookie("language", language, isSecure)] : []),
    ...(theme === null ? [] : [preferenceCookie("theme", theme, isSecure)]),
  ];
  const here = new URL(url);
  // From here on the person's own language holds, not the one of the address.
  here.searchParams.delete("lang");
  return onward(returnTo, { notice: "signedIn", isSecure, url: here, cookies });
}

/** On to the page that asks for the second factor. */
export const toFactor = (begun: BegunSignIn, { isSecure, url, returnTo = returnIn(url) }: Where) =>
  redirect(localAddress(withReturn("/auth/factor", returnTo), url.searchParams.get("lang")), {
    status: 303,
    headers: { "Set-Cookie": begunSignInCookie(begun, isSecure) },
  });

/** In, or on to the second factor. */
export const enteredOrToFactor = (outcome: SignInOutcome, where: Where) =>
  outcome.kind === "factorNeeded" ? toFactor(outcome, where) : entered(outcome, where);
