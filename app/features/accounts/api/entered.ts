import type { Context } from "hono";
import { deviceCookie, sessionCookie } from "../../../http/cookies.ts";
import type { SignedIn } from "../use-cases/sign-in.ts";
import { accountAnswer } from "./account-answer.ts";

/** The answer to a sign-in: the account, and the cookies of the session and of the browser. */
export function entered(c: Context, { account, ...signedIn }: SignedIn, isSecure: boolean) {
  c.header("Set-Cookie", sessionCookie(signedIn, isSecure), { append: true });
  c.header("Set-Cookie", deviceCookie(signedIn.deviceSecret, isSecure), { append: true });
  return c.json(accountAnswer(account));
}
