import { expect } from "vitest";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { accountsIn } from "../../../features/accounts/use-cases/accounts.ts";
import { lineFeed } from "../../../features/conversations/stream/line-feed.ts";
import { discussionsIn } from "../../../features/discussions/use-cases/discussions.ts";
import { teamLimitsOf } from "../../../features/teams/contracts/team-limits.ts";
import type { BookAlert, KeptBook } from "../../../features/teams/use-cases/book-context.ts";
import type {
  InvitationTo,
  KeptActivity,
  KeptInvitation,
  KeptMember,
  TeamStore,
} from "../../../features/teams/use-cases/team-context.ts";
import type { KeptTeamVersion } from "../../../features/teams/use-cases/team-version-context.ts";
import { teamsIn } from "../../../features/teams/use-cases/teams.ts";
import { thesesIn } from "../../../features/theses/use-cases/theses.ts";
import type { KeptThesis, ThesisStore } from "../../../features/theses/use-cases/thesis-context.ts";
import { keptVersion } from "../../../features/versions/use-cases/kept-version-contract.ts";
import { versionOf } from "../../../features/versions/use-cases/save-version.ts";
import type { VersionStore } from "../../../features/versions/use-cases/version-context.ts";
import { versionsIn } from "../../../features/versions/use-cases/versions.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { productWith, signedIn } from "../route-call-contract.ts";
import { policiesInMemory } from "./policies-in-memory-contract.ts";

export const NOW = new Date("2026-08-01T00:05:00Z");
export const id = "01890000-0000-7000-8000-00000000000a";
export const invitationId = "01890000-0000-7000-8000-00000000000b";
export const bookId = "01890000-0000-7000-8000-00000000000d";
export const policyId = "01890000-0000-7000-8000-00000000000f";
export const benId = "01890000-0000-7000-8000-00000000000c";

const ownThesis: KeptThesis = {
  ...{ id: benId, ticker: "KO", name: "Coca-Cola Company", thesis: "It is mine.", disproof: "", reviewOn: null },
  ...{ buyPrice: 50, sellPrice: null, currency: "USD", limits: [], changedAt: NOW },
};

/** One team in memory, once it is made; and what is mailed. */
export function memory({ invitedTo = [] as InvitationTo[] } = {}) {
  const person = signedIn();
  const { account } = person;
  const known = { displayName: account.displayName, email: account.email, joinedAt: NOW };
  let name: string | null = null;
  const members: KeptMember[] = [];
  const invitations: KeptInvitation[] = [];
  const activity: KeptActivity[] = [];
  const books = new Map<string, KeptBook>();
  const keepBook = (book: KeptBook) => void books.set(book.id, book);
  const bookAlerts: BookAlert[] = [];
  let isMailed = false;
  const versions: KeptTeamVersion[] = [];
  const bookAt = (bookId: string) => books.get(bookId) ?? expect.unreachable(bookId);
  const team = () =>
    name === null ? null : { id, name, createdAt: NOW, members: [...members], invitations: [...invitations] };
  const without = <Each extends { id: string }>(all: Each[], gone: string) =>
    void all.splice(0, all.length, ...all.filter((each) => each.id !== gone));
  const { policies, ...policiesKept } = policiesInMemory({ teamId: id, policyId, now: NOW });
  let thesis: KeptThesis | null = null;
  const theses: ThesisStore = {
    async save({ owner: _team, ...written }, { change }) {
      const changedAt = change(thesis?.changedAt ?? null);
      if (typeof changedAt === "string") return changedAt;
      thesis = { ...written, id: bookId, changedAt };
      return thesis;
    },
    list: async (owner) => ("teamId" in owner && thesis !== null ? [thesis] : []),
    findOf: async (owner, ticker) => ("teamId" in owner && thesis?.ticker === ticker ? thesis : null),
    find: async () => thesis,
    async remove(_owner, _id, change) {
      const changedAt = thesis === null ? null : change(thesis.changedAt);
      if (typeof changedAt === "string" || changedAt === null) return changedAt;
      thesis = null;
      return "removed";
    },
  };
  const teams: TeamStore = {
    async make(wanted) {
      if (name !== null) return null;
      name = wanted.name;
      members.push({ ...known, id: wanted.accountId, role: "owner" });
      return id;
    },
    async list(accountId) {
      const own = members.find((each) => each.id === accountId);
      return name === null || own === undefined ? [] : [{ id, name, role: own.role, members: members.length }];
    },
    find: async (asked) => (asked === id ? team() : null),
    isActivity: async (_id, entry) => activity.some(({ id }) => id === entry),
    async activity(_id, { cursor, limit }) {
      const newest = activity.toReversed();
      const from = newest.findIndex((done) => done.id === cursor) + 1;
      return newest.slice(from, from + limit);
    },
    books: async () => [...books.values()],
    bookAlerts: async () => bookAlerts,
    isMailed: async () => isMailed,
    versions: async () => versions,
    invitationsTo: async () => invitedTo,
    async change(asked, work) {
      const present = asked === id ? team() : null;
      if (present === null) return null;
      return work(present, {
        async rename(wanted) {
          name = wanted;
        },
        async setRole(accountId, role) {
          const at = members.findIndex((each) => each.id === accountId);
          const member = members[at];
          if (member !== undefined) members[at] = { ...member, role };
        },
        async addMember({ accountId, role }) {
          members.push({ ...known, id: accountId, role });
        },
        removeMember: async (accountId) => without(members, accountId),
        async invite({ email, role, at, expiresAt }) {
          invitations.push({ id: invitationId, email, role, sentAt: at, expiresAt });
          return invitationId;
        },
        removeInvitation: async (gone) => without(invitations, gone),
        async remove() {
          name = null;
        },
        async note({ action, at }) {
          activity.push({
            id: uuidAt(at),
            action,
            at,
            by: account.displayName,
            member: null,
            role: null,
            book: null,
            ticker: null,
            policy: null,
          });
        },
        ...{ theses, policies },
        versions: {
          count: async () => versions.length,
          async give({ id: given }) {
            versions.push({ ...keptVersion, id: given, givenBy: "Ben", givenAt: NOW });
            return { id: given, ticker: "KO", isNew: true };
          },
          async remove(gone) {
            const found = versions.find((each) => each.id === gone) ?? null;
            without(versions, gone);
            return found;
          },
        },
        bookAlerts: {
          list: async () => bookAlerts,
          async add(alert) {
            bookAlerts.push({ ...alert, id: invitationId });
            return invitationId;
          },
          async change(alertId, condition) {
            const changed = bookAlerts.map((each) => (each.id === alertId ? { ...each, condition } : each));
            bookAlerts.splice(0, bookAlerts.length, ...changed);
          },
          remove: async (gone) => without(bookAlerts, gone),
          async mail() {
            isMailed = true;
          },
          async mailNoMore() {
            isMailed = false;
          },
        },
        books: {
          list: async () => [...books.values()],
          async make({ name: wanted, at }) {
            keepBook({ id: bookId, name: wanted, createdAt: at, tickers: [] });
            return bookId;
          },
          rename: async (of, wanted) => keepBook({ ...bookAt(of), name: wanted }),
          remove: async (of) => void books.delete(of),
          addCompany: async ({ bookId: of, ticker }) =>
            keepBook({ ...bookAt(of), tickers: [...bookAt(of).tickers, ticker] }),
          removeCompany: async ({ bookId: of, ticker }) =>
            keepBook({ ...bookAt(of), tickers: bookAt(of).tickers.filter((each) => each !== ticker) }),
        },
      });
    },
  };
  const mailed: string[] = [];
  const useCases = teamsIn(async () => ({
    now: () => NOW,
    ...{ teams, theses, policies },
    keptOf: async () => ({}),
    limitsOf: (plan) => teamLimitsOf(plan, true),
    accounts: { findByEmail: async () => null },
    rates: { take: async () => null, forget: async () => {}, giveBack: async () => {} },
    secrets: { hashOf: (text) => text },
    mail: async ({ recipient }) => void mailed.push(recipient),
  }));
  // Nothing is watched.
  const reading = { watchlist: { listOf: async () => [] }, policies };
  const accounts = { useCases: accountsIn(async () => reading as never), sendsMail: false };
  const kept = versionsIn(async () => ({ mostOf: mostOf(true), now: () => NOW, versions: await valuedVersions() }));
  const own = thesesIn(async () => ({
    mostOf: mostOf(true),
    now: () => NOW,
    theses: { ...theses, list: async () => [ownThesis] },
  }));
  // No company is discussed.
  const discussing = { teams, discussions: { list: async () => [], find: async () => null } };
  const discussions = discussionsIn(async () => discussing as never, lineFeed());
  const asked = {
    product: productWith({ teams: useCases, accounts, versions: kept, theses: own, discussions }),
    person,
  };
  const join = (role: KeptMember["role"]) => members.push({ ...known, id: benId, role, displayName: "Ben" });
  return { asked, members, invitations, versions, policies: policiesKept, mailed, join, person };
}

/** Whichever version is asked for: Coca-Cola as it is valued now. */
async function valuedVersions(): Promise<VersionStore> {
  const query = { ticker: "KO", scenario: "neutral" } as const;
  const analysis = await analyseCompany(testContext(), { language: "es" }, query, { isRecorded: false });
  const version = versionOf(analysis, { engine: "e", dataEdition: "d", savedAt: NOW });
  return {
    add: async () => expect.unreachable(),
    list: async () => expect.unreachable(),
    remove: async () => expect.unreachable(),
    find: async (owner, asked) =>
      "teamId" in owner && owner.teamId === id ? { ...version, id: asked, note: null } : null,
  };
}
