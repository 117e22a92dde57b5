import { type AnalyticsChoice, analyticsChoices } from "../features/visits/contracts/analytics.ts";
import { serverSideCookie } from "../web/session/preferences.ts";

/** Notices after an action; the texts are `notices` in the messages. */
export const notices = [
  "signedIn",
  "signedUp",
  "signedOut",
  "signedOutEverywhere",
  "confirmed",
  "confirmationSent",
  "resetSent",
  "passwordSet",
  "passwordChanged",
  "factorOff",
  "proved",
  "passkeyAdded",
  "passkeyRemoved",
  "passkeyRenamed",
  "identityLinked",
  "identityRemoved",
  "profileSaved",
  "sessionClosed",
  "keyRevoked",
  "emailChangeAsked",
  "emailChanged",
  "emailChangeStopped",
  "policySaved",
  "policyDeleted",
  "teamPolicyShared",
  "teamPolicySaved",
  "teamPolicyDeleted",
  "accountClosed",
  "historyEntryDeleted",
  "historyDeleted",
  "versionSaved",
  "versionDeleted",
  "shareLinkRevoked",
  "sheetLinkRevoked",
  "thesisSaved",
  "thesisDeleted",
  "portfolioKept",
  "brokerConnected",
  "brokerFetched",
  "brokerDisconnected",
  "portfolioDeleted",
  "itemSaved",
  "itemDeleted",
  "teamMade",
  "teamRenamed",
  "teamInvited",
  "teamInvitationGone",
  "teamJoined",
  "teamDeclined",
  "teamMemberChanged",
  "teamMemberRemoved",
  "teamHandedOver",
  "teamLeft",
  "teamDeleted",
  "bookMade",
  "bookMailed",
  "bookMailedNoMore",
  "bookRenamed",
  "bookDeleted",
  "bookCompanyAdded",
  "bookCompanyRemoved",
  "versionGiven",
  "commentSaved",
  "commentDeleted",
  "threadResolved",
  "threadReopened",
  "companyWatched",
  "ownPriceNoted",
  "companyUnwatched",
  "alertSaved",
  "alertDeleted",
  "messageSent",
  "answerSent",
  "messageChanged",
  "wrongNumberSent",
  "ownFigureUsed",
  "wrongNumberSettled",
  "wrongNumberAnswered",
  "roleChanged",
  "planChanged",
  "personSuspended",
  "personReadmitted",
  "contentSaved",
  "contentRestored",
  "contentDeleted",
  "imageDeleted",
  "imageAdded",
  "videoDeleted",
  "videoAdded",
  "videoWordsSaved",
  "academicSent",
  "academicConfirmed",
  "analyticsAccepted",
  "analyticsRejected",
  "channelAdded",
  "channelDeleted",
  "mailsSaved",
  "webhookSaved",
  "webhookDeleted",
  "webhookTested",
  "webhookReplayed",
  "jobSaved",
  "jobDeleted",
  "jobQueued",
  "jobCancelled",
  "providersSaved",
  "installationSaved",
  "testMailQueued",
  "pricesAsked",
] as const;
export type Notice = (typeof notices)[number];

const A_YEAR_IN_SECONDS = 31_536_000;
const NOTICE_IN_SECONDS = 60;
const CHAT_IN_SECONDS = 30 * 86_400;

/** Over an encrypted connection the name binds the cookie to this very host. */
const sessionName = (isSecure: boolean) => (isSecure ? "__Host-valora-session" : "valora-session");
const begunSignInName = (isSecure: boolean) => (isSecure ? "__Host-valora-sign-in" : "valora-sign-in");
const identityName = (isSecure: boolean) => (isSecure ? "__Host-valora-identity" : "valora-identity");
const deviceName = "valora-device";
const chatName = "valora-chat";
const noticeName = "valora-notice";
export const analyticsChoiceName = "valora-analytics";

/** The value of a cookie; names are compared exactly, so that a look-alike is another cookie. */
function cookieValue(header: string | null, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).replace(/^ +/, "") === name) return pair.slice(at + 1).replace(/(?<! ) +$/, "");
  }
  return null;
}

export const sessionCookieIn = (header: string | null, isSecure: boolean) =>
  cookieValue(header, sessionName(isSecure)) || null;
/**
 * Whether a browser says who it is: by a session, whatever has become of it, or by a conversation; or that its page is for it alone:
 * with a notice, or with choices that it cannot apply itself.
 */
export const isKnownBrowser = (header: string | null) =>
  [sessionName(true), sessionName(false), chatName, noticeName, serverSideCookie].some(
    (name) => cookieValue(header, name) !== null,
  );
export const deviceCookieIn = (header: string | null) => cookieValue(header, deviceName);
export const noticeCookieIn = (header: string | null): Notice | null => {
  const value = cookieValue(header, noticeName);
  return notices.find((notice) => notice === value) ?? null;
};

const cookie = (name: string, value: string, { isSecure, maxAge }: { isSecure: boolean; maxAge: number }) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Keeps the session as long as it lasts; null ends it in the browser. */
export function sessionCookie(session: { token: string; expiresAt: Date } | null, isSecure: boolean): string {
  const seconds = session === null ? 0 : Math.floor((session.expiresAt.getTime() - Date.now()) / 1_000);
  return cookie(sessionName(isSecure), session?.token ?? "", { isSecure, maxAge: Math.max(0, seconds) });
}

type Begun = { secret: string; expiresAt: Date } | null;

function begunCookie(name: string, begun: Begun, isSecure: boolean): string {
  const seconds = begun === null ? 0 : Math.floor((begun.expiresAt.getTime() - Date.now()) / 1_000);
  return cookie(name, begun?.secret ?? "", { isSecure, maxAge: Math.max(0, seconds) });
}

/** Carries a sign-in whose password was right to the page that asks for a code; null ends it in the browser. */
export const begunSignInCookie = (begun: Begun, isSecure: boolean) =>
  begunCookie(begunSignInName(isSecure), begun, isSecure);
export const begunSignInCookieIn = (header: string | null, isSecure: boolean) =>
  cookieValue(header, begunSignInName(isSecure)) || null;

/** Binds the answer of an identity provider to the browser that asked; null ends it in the browser. */
export const identityCookie = (begun: Begun, isSecure: boolean) => begunCookie(identityName(isSecure), begun, isSecure);
export const identityCookieIn = (header: string | null, isSecure: boolean) =>
  cookieValue(header, identityName(isSecure)) || null;

/** Says that this browser has signed in before, so that guesses made elsewhere do not lock it out. */
export const deviceCookie = (secret: string, isSecure: boolean) =>
  cookie(deviceName, secret, { isSecure, maxAge: A_YEAR_IN_SECONDS });

/** The secret of the conversation that this browser has begun. */
export const chatCookieIn = (header: string | null) => cookieValue(header, chatName);
export const chatCookie = (secret: string, isSecure: boolean) =>
  cookie(chatName, secret, { isSecure, maxAge: CHAT_IN_SECONDS });

/** The consent answer for this analytics service; an answer for another service does not count. */
export function analyticsChoiceIn(header: string | null, host: string): AnalyticsChoice | null {
  const value = cookieValue(header, analyticsChoiceName);
  return analyticsChoices.find((choice) => value === `${choice}@${host}`) ?? null;
}
export const analyticsChoiceCookie = (choice: AnalyticsChoice, host: string, isSecure: boolean) =>
  cookie(analyticsChoiceName, `${choice}@${host}`, { isSecure, maxAge: A_YEAR_IN_SECONDS });

/** Says that the password of a shared link was right; it is sent to that link alone. */
const shareProofName = "valora-share";
const SHARE_PROOF_IN_SECONDS = 43_200;
export const shareProofCookieIn = (header: string | null) => cookieValue(header, shareProofName);
export const shareProofCookie = (proof: string, { path, isSecure }: { path: string; isSecure: boolean }) =>
  `${shareProofName}=${proof}; Path=${path}; Max-Age=${SHARE_PROOF_IN_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Carries over a redirect what the next page has to say. */
export const noticeCookie = (notice: Notice | null, isSecure: boolean) =>
  cookie(noticeName, notice ?? "", { isSecure, maxAge: notice === null ? 0 : NOTICE_IN_SECONDS });

/** "Firefox · Linux": enough to recognise one's own devices, too little to recognise anybody else's. */
export function deviceNameOf(userAgent: string | null): string {
  const said = (userAgent ?? "").slice(0, 400);
  const browser = firstIn(said, [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\/|FxiOS/, "Firefox"],
    [/Chrom(?:e|ium)\/|CriOS/, "Chrome"],
    [/Safari\//, "Safari"],
    [/^curl\//, "curl"],
  ]);
  const system = firstIn(said, [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "macOS"],
    [/Linux|X11/, "Linux"],
  ]);
  return [browser, system].filter((part) => part !== null).join(" · ");
}

const firstIn = (text: string, forms: readonly (readonly [RegExp, string])[]) =>
  forms.find(([form]) => form.test(text))?.[1] ?? null;
