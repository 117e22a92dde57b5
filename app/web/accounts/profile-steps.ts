import { sessionCookie } from "../../http/cookies.ts";
import { isLanguage } from "../../messages/languages.ts";
import type { RequestContext } from "../context.ts";
import { preferenceCookie } from "../session/preferences.ts";
import { onward, type personIn } from "./account-form.ts";
import { successionIn } from "./owned-teams-form.ts";
import { policyBodyIn } from "./policy-form.ts";

type Posted = { field: (name: string) => string; url: URL };

type Step = (asked: RequestContext, person: ReturnType<typeof personIn>, posted: Posted) => Promise<Response>;

const profile: Step = async ({ product, isSecure }, { account }, { field, url }) => {
  const theme = field("theme");
  const language = field("language");
  const changed = await product.accounts.change(account, {
    displayName: field("displayName"),
    theme: theme === "light" || theme === "dark" ? theme : null,
    ...(isLanguage(language) && { language }),
  });
  const here = new URL(url);
  // The language just chosen holds, not the one of the address.
  here.searchParams.delete("lang");
  const cookies = [
    preferenceCookie("theme", changed.theme, isSecure),
    preferenceCookie("language", changed.language, isSecure),
  ];
  return onward("/profile", { notice: "profileSaved", isSecure, url: here, cookies });
};

const email: Step = async ({ product, isSecure }, person, { field, url }) => {
  await product.accounts.askForEmail(person, field("email"));
  return onward("/profile", { notice: "emailChangeAsked", isSecure, url });
};

const password: Step = async ({ product, isSecure }, { account, session: { id } }, { field, url }) => {
  const form = { current: field("current"), password: field("password") };
  await product.accounts.changePassword({ account, sessionId: id }, form);
  return onward("/profile", { notice: "passwordChanged", isSecure, url });
};

const session: Step = async ({ product, isSecure }, { account }, { field, url }) => {
  await product.accounts.closeSession(account, field("id"));
  return onward("/profile", { notice: "sessionClosed", isSecure, url });
};

const everywhere: Step = async ({ product, isSecure }, { account }, { url }) => {
  await product.accounts.signOutEverywhere(account);
  return onward("/auth", { notice: "signedOutEverywhere", isSecure, url, cookies: [sessionCookie(null, isSecure)] });
};

const revoke: Step = async ({ product, isSecure }, { account }, { field, url }) => {
  await product.accounts.revokeApiKey(account, field("id"));
  return onward("/profile", { notice: "keyRevoked", isSecure, url });
};

const policy: Step = async ({ product, isSecure, viewer }, { account }, { field, url }) => {
  const id = field("id");
  const body = { ...policyBodyIn(field, viewer.language), isActive: field("isActive") === "yes" };
  await product.accounts.savePolicy(account, { id: id === "" ? null : id, body });
  return onward("/profile#policies", { notice: "policySaved", isSecure, url });
};

const policyUse: Step = async ({ product, isSecure }, { account }, { field, url }) => {
  await product.accounts.followPolicy(account, { id: field("id"), isActive: field("isActive") === "yes" });
  return onward("/profile#policies", { notice: "policySaved", isSecure, url });
};

const policyDelete: Step = async ({ product, isSecure }, { account }, { field, url }) => {
  await product.accounts.removePolicy(account, field("id"));
  return onward("/profile#policies", { notice: "policyDeleted", isSecure, url });
};

const close: Step = async ({ product, isSecure }, { account, session }, { field, url }) => {
  const hasPassword = await product.accounts.hasPassword(account);
  const teams = successionIn(field, await product.teams.toSettle(account));
  await product.accounts.close(account, hasPassword ? field("current") : session, teams);
  return onward("/", { notice: "accountClosed", isSecure, url, cookies: [sessionCookie(null, isSecure)] });
};

const steps: Readonly<Record<string, Step>> = {
  profile,
  email,
  password,
  session,
  everywhere,
  revoke,
  policy,
  policyUse,
  policyDelete,
  close,
};

/** What a form of the profile does; one without a name is that of the profile itself. */
export const profileStep = (form: string): Step => (Object.hasOwn(steps, form) ? steps[form] : undefined) ?? profile;
