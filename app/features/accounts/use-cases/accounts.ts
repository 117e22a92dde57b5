import { deleteHistoryEntry, historyEntryOf, historyOf } from "../../../core/history/use-cases/history.ts";
import {
  followPolicy,
  ownQuestion,
  policiesOf,
  removePolicy,
  savePolicy,
} from "../../../core/policies/use-cases/policies.ts";
import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { allowanceOf, openCompany, openedToday } from "../../../core/usage/use-cases/plan-limits.ts";
import { addAlert, changeAlert, muteAlert, removeAlert } from "../../watchlist/use-cases/alerts.ts";
import { companiesForReader } from "../../watchlist/use-cases/listed-for-reader.ts";
import { ownPricesOf } from "../../watchlist/use-cases/own-companies.ts";
import { noteOwnPrice, unwatch, watch, watchlistOf } from "../../watchlist/use-cases/watchlist.ts";
import { academicStandingOf, claimAcademicAddress, confirmAcademicAddress } from "./academic-address.ts";
import type { AccountContext } from "./account-context.ts";
import {
  accountAt,
  assignPlan,
  changePlan,
  changeRole,
  grantRole,
  listPeople,
  mustBeAccount,
  readActions,
  readOutbox,
  suspend,
  vouchFor,
} from "./administer.ts";
import { confirmAgain } from "./confirm-again.ts";
import { askForEmail, confirmEmail, stopEmailChange } from "./email-change/change-email.ts";
import {
  beginAuthenticator,
  confirmAuthenticator,
  factorOf,
  removeAuthenticator,
  renewRecoveryCodes,
  resetFactor,
} from "./factors/authenticator.ts";
import { answerIdentity } from "./identities/answer-identity.ts";
import { askIdentity } from "./identities/ask-identity.ts";
import { openIdentityAccount, waitingIdentity } from "./identities/identity-sign-up.ts";
import { hasPassword, identitiesOf, removeIdentity } from "./identities/own-identities.ts";
import { makeSignInLink, signInByLink } from "./identities/sign-in-link.ts";
import {
  accountOfApiKey,
  changeAccount,
  closeAccount,
  closeSession,
  createApiKey,
  exportAccount,
  revokeApiKey,
} from "./manage-account.ts";
import { addPasskey, askForPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys/passkeys.ts";
import { proveSession } from "./prove-session.ts";
import { isProven } from "./recent-proof.ts";
import { changePassword, requestReset, resetPassword } from "./reset-password.ts";
import { finishSignIn, personOf, signIn, signInByPasskey, signOut } from "./sign-in.ts";
import { confirmSignUp, signUp } from "./sign-up.ts";

/** Use cases of a person on their own account. */
const own = {
  signUp,
  confirmSignUp,
  confirmAgain,
  signIn,
  finishSignIn,
  signInByPasskey,
  personOf,
  signOut,
  signOutEverywhere: ({ sessions }: AccountContext, account: Account) => sessions.closeAll(account.id),
  requestReset,
  resetPassword,
  changePassword,
  askForEmail,
  confirmEmail,
  stopEmailChange,
  change: changeAccount,
  sessionsOf: ({ sessions, now }: AccountContext, account: Account) => sessions.listOf(account.id, now()),
  closeSession,
  apiKeysOf: ({ apiKeys }: AccountContext, account: Account) => apiKeys.listOf(account.id),
  createApiKey,
  revokeApiKey,
  accountOfApiKey,
  export: exportAccount,
  close: closeAccount,
  academicStandingOf,
  claimAcademicAddress,
  confirmAcademicAddress,
};

/** Proofs of who a person is, and the second factor. */
const proving = {
  proveSession,
  isProven,
  factorOf,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  passkeysOf: ({ passkeys }: AccountContext, account: Account) => passkeys.listOf(account.id),
  askForPasskey,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
};

/** Identity providers of the operator, and the way in that the operator makes. */
const identifying = {
  askIdentity,
  answerIdentity,
  waitingIdentity,
  openIdentityAccount,
  identitiesOf,
  removeIdentity,
  hasPassword,
  signInByLink,
};

/** A person's stored analyses, and how they want them made. */
const analysing = {
  historyOf,
  historyEntryOf,
  deleteHistoryEntry,
  deleteHistory: ({ history }: AccountContext, account: Account) => history.removeAll(account.id),
  policiesOf,
  savePolicy,
  followPolicy,
  removePolicy,
  ownQuestion,
  openCompany,
  openedToday,
  allowanceOf,
};

/** A person's watchlist and alerts. */
const watching = {
  watchlistOf,
  companiesForReader,
  watchedIdOf: ({ watchlist }: AccountContext, account: Account, ticker: string) => watchlist.idOf(account.id, ticker),
  watch,
  noteOwnPrice,
  ownPricesOf,
  unwatch,
  addAlert,
  changeAlert,
  removeAlert,
  muteAlert,
};

/** Use cases of admins on other accounts. */
const administering = {
  readOutbox,
  readActions,
  listPeople,
  mustBeAccount,
  suspend,
  changeRole,
  changePlan,
  vouchFor,
  accountAt,
  assignPlan,
  grantRole,
  resetFactor,
  makeSignInLink,
};

const useCases = { ...own, ...proving, ...identifying, ...analysing, ...watching, ...administering };

export type Accounts = Bound<typeof useCases>;

/** The use cases of accounts with their context in hand. `open` throws while the database cannot be reached. */
export const accountsIn = (open: () => Promise<AccountContext>): Accounts => bindContext(open, useCases);
