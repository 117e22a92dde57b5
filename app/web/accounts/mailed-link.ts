import { data } from "react-router";
import type { Notice } from "../../http/cookies.ts";
import type { RequestContext } from "../context.ts";
import { fieldsOf, onward, refusedForm } from "./account-form.ts";

type Pressed = { request: Request; url: URL; asked: RequestContext };

/** The secret of a mailed link. Programs that look into mails open links: only a press of the button uses the secret up. */
export const tokenInLink = (url: URL) => ({ token: url.searchParams.get("token") ?? "" });

type Confirmation = {
  confirm: (asked: RequestContext, token: string) => Promise<unknown>;
  to: string;
  notice: Notice;
};

/** Confirms what a mailed link asks about, then leads on to a page that says so. */
export async function confirmByMail({ request, url, asked }: Pressed, { confirm, to, notice }: Confirmation) {
  const field = await fieldsOf(request);
  try {
    await confirm(asked, field("token"));
  } catch (error) {
    return refusedForm(error, asked);
  }
  return onward(to, { notice, isSecure: asked.isSecure, url });
}

/** The key of a link that ends mails. Opening it ends nothing: that takes a press of the button, or of a mail program's own. */
export const keyInLink = (url: URL) => ({ key: url.searchParams.get("key") ?? "" });

/** Ends mails. A mail program that presses for its reader sends no field of ours (RFC 8058): the address alone has the key. */
export async function stopByMail({ request, url, asked }: Pressed, stop: (key: string) => Promise<unknown>) {
  const field = await fieldsOf(request);
  const key = field("key") || keyInLink(url).key;
  try {
    await stop(key);
  } catch (error) {
    return refusedForm(error, asked, { typed: { key } });
  }
  return data(null);
}
