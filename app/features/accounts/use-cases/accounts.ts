import type { HistoryQuery } from "../../../core/history/contracts/history.ts";
import { deleteHistoryEntry, historyEntryOf, historyOf } from "../../../core/history/use-cases/history.ts";
import type { PolicyBody } from "../../../core/policies/contracts/policy.ts";
import { ownQuestion, removePolicy, savePolicy, switchPolicy } from "../../../core/policies/use-cases/policies.ts";
import type { Role } from "../../../core/shared/contracts/role.ts";
import type { Account, Asker, Visitor } from "../../../core/shared/use-cases/caller.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import { allowanceOf, openCompany, openedToday } from "../../../core/usage/use-cases/plan-limits.ts";
import { addAlert, changeAlert, muteAlert, removeAlert } from "../../watchlist/use-cases/alerts.ts";
import { ownPricesOf } from "../../watchlist/use-cases/own-companies.ts";
import { noteOwnPrice, unwatch, watch, watchlistOf } from "../../watchlist/use-cases/watchlist.ts";
import { academicStandingOf, claimAcademicAddress, confirmAcademicAddress } from "./academic-address.ts";
import type { AccountContext } from "./account-context.ts";
import type { AccountChanges } from "./account-stores.ts";
import {
  assignPlan,
  changePlan,
  changeRole,
  grantRole,
  listPeople,
  readActions,
  readOutbox,
  suspend,
  vouchFor,
} from "./administer.ts";
import {
  accountOfApiKey,
  changeAccount,
  closeAccount,
  closeSession,
  createApiKey,
  exportAccount,
  revokeApiKey,
} from "./manage-account.ts";
import { changePassword, requestReset, resetPassword } from "./reset-password.ts";
import { personOf, type SignInForm, signIn, signOut } from "./sign-in.ts";
import { confirmSignUp, type SignUpForm, signUp } from "./sign-up.ts";

export type Accounts = ReturnType<typeof accountsIn>;

/** The use cases of accounts with their world in hand. `open` throws while what is kept cannot be reached. */
export function accountsIn(open: () => Promise<AccountContext>) {
  return {
    signUp: async (visitor: Visitor, form: SignUpForm) => signUp(await open(), visitor, form),
    confirmSignUp: async (visitor: Visitor, token: string) => confirmSignUp(await open(), visitor, token),
    signIn: async (visitor: Visitor, form: SignInForm) => signIn(await open(), visitor, form),
    personOf: async (token: string) => personOf(await open(), token),
    signOut: async (token: string) => signOut(await open(), token),
    signOutEverywhere: async (account: Account) => (await open()).sessions.closeAll(account.id),
    requestReset: async (visitor: Visitor, email: string) => requestReset(await open(), visitor, email),
    resetPassword: async (visitor: Visitor, form: { token: string; password: string }) =>
      resetPassword(await open(), visitor, form),
    changePassword: async (
      person: { account: Account; sessionId: string },
      form: { current: string; password: string },
    ) => changePassword(await open(), person, form),
    change: async (account: Account, changes: AccountChanges) => changeAccount(await open(), account, changes),
    sessionsOf: async (account: Account) => {
      const context = await open();
      return context.sessions.listOf(account.id, context.now());
    },
    closeSession: async (account: Account, id: string) => closeSession(await open(), account, id),
    apiKeysOf: async (account: Account) => (await open()).apiKeys.listOf(account.id),
    createApiKey: async (account: Account, name: string) => createApiKey(await open(), account, name),
    revokeApiKey: async (account: Account, id: string) => revokeApiKey(await open(), account, id),
    accountOfApiKey: async (key: string) => accountOfApiKey(await open(), key),
    historyOf: async (account: Account, query: HistoryQuery) => historyOf(await open(), account, query),
    historyEntryOf: async (account: Account, id: string) => historyEntryOf(await open(), account, id),
    deleteHistoryEntry: async (account: Account, id: string) => deleteHistoryEntry(await open(), account, id),
    deleteHistory: async (account: Account) => (await open()).history.removeAll(account.id),
    policiesOf: async (account: Account) => (await open()).policies.listOf(account.id),
    savePolicy: async (account: Account, policy: { id?: string | null; body: PolicyBody }) =>
      savePolicy(await open(), account, policy),
    switchPolicy: async (account: Account, change: { id: string; isActive: boolean }) =>
      switchPolicy(await open(), account, change),
    removePolicy: async (account: Account, id: string) => removePolicy(await open(), account, id),
    ownQuestion: async (account: Account, asked: Parameters<typeof ownQuestion>[2]) =>
      ownQuestion(await open(), account, asked),
    ...watching(open),
    export: async (account: Account) => exportAccount(await open(), account),
    close: async (account: Account, password: string) => closeAccount(await open(), account, password),
    academicStandingOf: async (account: Account) => academicStandingOf(await open(), account),
    claimAcademicAddress: async (account: Account, email: string) => claimAcademicAddress(await open(), account, email),
    confirmAcademicAddress: async (visitor: Visitor, token: string) =>
      confirmAcademicAddress(await open(), visitor, token),
    openCompany: async (asker: Asker, ticker: string) => openCompany(await open(), asker, ticker),
    openedToday: async (asker: Asker) => openedToday(await open(), asker),
    allowanceOf: async (asker: Asker) => allowanceOf(await open(), asker),
    ...administering(open),
  };
}

/** What is done to people's accounts. */
const administering = (open: () => Promise<AccountContext>) => ({
  readOutbox: async (reader: Account | null) => readOutbox(await open(), reader),
  readActions: async (reader: Account | null) => readActions(await open(), reader),
  listPeople: async (reader: Account | null, wanted: { search: string; role: Role | null }) =>
    listPeople(await open(), reader, wanted),
  suspend: async (reader: Account | null, change: Parameters<typeof suspend>[2]) =>
    suspend(await open(), reader, change),
  changeRole: async (reader: Account | null, change: Parameters<typeof changeRole>[2]) =>
    changeRole(await open(), reader, change),
  changePlan: async (reader: Account | null, change: Parameters<typeof changePlan>[2]) =>
    changePlan(await open(), reader, change),
  vouchFor: async (reader: Account | null, change: Parameters<typeof vouchFor>[2]) =>
    vouchFor(await open(), reader, change),
  assignPlan: async (email: string, plan: Plan) => assignPlan(await open(), email, plan),
  grantRole: async (email: string, role: Role) => grantRole(await open(), email, role),
});

/** What a person follows, and what they want to hear of it. */
const watching = (open: () => Promise<AccountContext>) => ({
  watchlistOf: async (account: Account, shown: Parameters<typeof watchlistOf>[2]) =>
    watchlistOf(await open(), account, shown),
  watchedIdOf: async (account: Account, ticker: string) => (await open()).watchlist.idOf(account.id, ticker),
  watch: async (account: Account, wanted: Parameters<typeof watch>[2]) => watch(await open(), account, wanted),
  noteOwnPrice: async (account: Account, noted: Parameters<typeof noteOwnPrice>[2]) =>
    noteOwnPrice(await open(), account, noted),
  ownPricesOf: async (account: Account) => ownPricesOf(await open(), account),
  unwatch: async (account: Account, id: string) => unwatch(await open(), account, id),
  addAlert: async (account: Account, wanted: Parameters<typeof addAlert>[2]) => addAlert(await open(), account, wanted),
  changeAlert: async (account: Account, change: Parameters<typeof changeAlert>[2]) =>
    changeAlert(await open(), account, change),
  removeAlert: async (account: Account, id: string) => removeAlert(await open(), account, id),
  muteAlert: async (key: string) => muteAlert(await open(), key),
});
