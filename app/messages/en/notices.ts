import type { Messages } from "../index.ts";

/** What is said once, after something has been done; each stays for five seconds. */
export const notices: Messages["notices"] = {
  error: "Error",
  unexpected: "An unexpected error occurred",
  signedIn: { title: "Welcome!", text: "You have signed in successfully" },
  signedUp: { title: "Account created!", text: "Check your email to confirm your account" },
  signedOut: { title: "Signed out", text: "You have signed out successfully" },
  signedOutEverywhere: { title: "Sessions ended", text: "You have been signed out on every device" },
  confirmed: { title: "Account confirmed", text: "You can sign in now" },
  resetSent: { title: "Message sent", text: "If the address has an account, it will get a link to set a new password" },
  passwordSet: { title: "Password changed", text: "Sign in with the new one" },
  passwordChanged: { title: "Password changed", text: "Your other sessions have ended" },
  profileSaved: { title: "Changes saved", text: "They apply from now on" },
  sessionClosed: { title: "Session ended", text: "That device will have to sign in again" },
  keyRevoked: { title: "Key revoked", text: "Programs that use it can no longer get in" },
  accountClosed: { title: "Account deleted", text: "We keep nothing of yours any more" },
  historyEntryDeleted: { title: "Analysis deleted", text: "It is no longer in your history" },
  historyDeleted: { title: "History deleted", text: "We no longer keep any of your analyses" },
  messageSent: { title: "Message sent", text: "We will answer by e-mail" },
  answerSent: { title: "Answer sent", text: "It is kept in the conversation" },
  messageChanged: { title: "Changes saved", text: "The message has another state" },
  planChanged: { title: "Plan changed", text: "It holds from now on" },
  personSuspended: { title: "Account suspended", text: "Their sessions have ended and their keys are refused" },
  personReadmitted: { title: "Suspension lifted", text: "They can come in again from now on" },
  roleChanged: { title: "Role changed", text: "It holds from now on" },
};
