import { describe, expect, it } from "vitest";
import { accountsIn } from "../../../features/accounts/use-cases/accounts.ts";
import { teamLimitsOf } from "../../../features/teams/contracts/team-limits.ts";
import type { KeptBook } from "../../../features/teams/use-cases/book-context.ts";
import type {
  InvitationTo,
  KeptActivity,
  KeptInvitation,
  KeptMember,
  TeamStore,
} from "../../../features/teams/use-cases/team-context.ts";
import { teamsIn } from "../../../features/teams/use-cases/teams.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const NOW = new Date("2026-08-01T00:05:00Z");
const LATER = new Date("2026-08-15");
const id = "01890000-0000-7000-8000-00000000000a";
const invitationId = "01890000-0000-7000-8000-00000000000b";
const bookId = "01890000-0000-7000-8000-00000000000d";
const benId = "01890000-0000-7000-8000-00000000000c";
const page = `/teams/${id}`;
const bookPage = `${page}/books/${bookId}`;

/** One team in memory, once it is made; and what is mailed. */
function memory({ invitedTo = [] as InvitationTo[] } = {}) {
  const person = signedIn();
  const { account } = person;
  const known = { displayName: account.displayName, email: account.email, joinedAt: NOW };
  let name: string | null = null;
  const members: KeptMember[] = [];
  const invitations: KeptInvitation[] = [];
  const activity: KeptActivity[] = [];
  const books = new Map<string, KeptBook>();
  const keepBook = (book: KeptBook) => void books.set(book.id, book);
  const bookAt = (bookId: string) => books.get(bookId) ?? expect.unreachable(bookId);
  const team = () =>
    name === null ? null : { id, name, createdAt: NOW, members: [...members], invitations: [...invitations] };
  const without = <Each extends { id: string }>(all: Each[], gone: string) =>
    void all.splice(0, all.length, ...all.filter((each) => each.id !== gone));
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
    activity: async () => activity,
    books: async () => [...books.values()],
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
          activity.push({ action, at, by: account.displayName, member: null, role: null, book: null, ticker: null });
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
    teams,
    limitsOf: (plan) => teamLimitsOf(plan, true),
    accounts: { findByEmail: async () => null },
    rates: { take: async () => null, forget: async () => {}, giveBack: async () => {} },
    secrets: { hashOf: (text) => text },
    mail: async ({ recipient }) => void mailed.push(recipient),
  }));
  // Nothing is watched, and no policy is in use.
  const reading = { watchlist: { listOf: async () => [] }, policies: { listOf: async () => [] } };
  const accounts = { useCases: accountsIn(async () => reading as never), sendsMail: false };
  const asked = { product: productWith({ teams: useCases, accounts }), person };
  const join = (role: KeptMember["role"]) => members.push({ ...known, id: benId, role, displayName: "Ben" });
  return { asked, members, invitations, mailed, join, person };
}

describe("the pages of teams", () => {
  it.each(["/teams", page, `/teams/invitations/${invitationId}`, `${page}/file`, bookPage])(
    "lead a visitor from %s to where they can sign in",
    async (address) => {
      const { status, location } = await load(address);
      expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(address)}`]);
    },
  );

  it("make a team, show it, invite, take back, rename and delete", async () => {
    const { asked, mailed } = memory();
    const unnamed = await send("/teams", { name: " " }, asked);
    expect(unnamed).toMatchObject({ status: 400, data: { code: "teamNameInvalid", typed: { name: " " } } });
    const made = await send("/teams?lang=en", { name: "House" }, asked);
    expect([made.status, made.location]).toEqual([303, `${page}?lang=en`]);
    expect((await load("/teams", asked)).data).toMatchObject({ teams: [{ name: "House", role: "owner" }], most: 1 });
    const wrong = await send(page, { form: "invite", email: "nowhere", role: "reader" }, asked);
    expect(wrong).toMatchObject({
      status: 400,
      data: { code: "emailInvalid", form: "invite", typed: { email: "nowhere", role: "reader" } },
    });
    const invited = await send(page, { form: "invite", email: "ben@test.example", role: "editor" }, asked);
    expect([invited.location, mailed]).toEqual([page, ["ben@test.example"]]);
    expect((await load(page, asked)).data).toMatchObject({
      ...{ name: "House", role: "owner", seats: 3, activity: [{ action: "invited" }] },
      invitations: [{ email: "ben@test.example", role: "editor", isOver: false }],
    });
    expect((await send(page, { form: "revoke", invitation: invitationId }, asked)).location).toBe(page);
    expect((await send(page, { form: "rename", name: "Ours" }, asked)).location).toBe(page);
    const file = await load(`${page}/file`, asked);
    expect(file.data).toMatchObject({ team: { name: "Ours", invitations: [] } });
    expect(file.headers.get("content-disposition")).toContain("valora-team.json");
    expect((await send(page, { form: "delete" }, asked)).location).toBe("/teams");
    expect((await load(page, asked)).status).toBe(404);
    expect((await load(`${page}/file`, asked)).status).toBe(404);
  });

  it("change and remove members, hand over and leave", async () => {
    const { asked, members, join } = memory();
    await send("/teams", { name: "House" }, asked);
    join("reader");
    await send(page, { form: "role", member: benId, role: "commenter" }, asked);
    expect(members[1]).toMatchObject({ displayName: "Ben", role: "commenter" });
    expect(await send(page, { form: "leave" }, asked)).toMatchObject({ status: 409, data: { code: "teamNeedsOwner" } });
    expect((await send(page, { form: "handOver", member: benId }, asked)).location).toBe(page);
    expect(members.map(({ role }) => role)).toEqual(["editor", "owner"]);
    expect(await send(page, { form: "remove", member: benId }, asked)).toMatchObject({
      data: { code: "teamRoleMissing" },
    });
    expect((await send(page, { form: "leave" }, asked)).location).toBe("/teams");
    expect((await load("/teams", asked)).data).toMatchObject({ teams: [] });
  });

  it("make a book, fill it by name and symbol, show it valued, and delete it", async () => {
    const { asked } = memory();
    await send("/teams", { name: "House" }, asked);
    const unnamed = await send(page, { form: "makeBook", bookName: "" }, asked);
    expect(unnamed).toMatchObject({ status: 400, data: { code: "bookNameInvalid", form: "makeBook" } });
    expect((await send(page, { form: "makeBook", bookName: "Patient" }, asked)).location).toBe(bookPage);
    expect((await load(page, asked)).data).toMatchObject({ books: [{ name: "Patient", companies: 0 }], most: 3 });
    for (const ticker of ["coca-cola", "ko", "PEP"])
      expect((await send(bookPage, { form: "addCompany", ticker }, asked)).location).toBe(bookPage);
    const unknown = await send(bookPage, { form: "addCompany", ticker: "nothing at all" }, asked);
    expect(unknown).toMatchObject({
      status: 400,
      data: { code: "tickerInvalid", typed: { ticker: "nothing at all" } },
    });
    expect((await load(`${bookPage}?view=relative`, asked)).data).toMatchObject({
      book: {
        ...{ name: "Patient", team: { name: "House" }, role: "owner", view: "relative" },
        companies: [
          { ticker: "KO", name: "Coca-Cola Company", value: expect.any(Number), failure: null },
          { ticker: "PEP", value: expect.any(Number) },
        ],
      },
    });
    expect((await send(bookPage, { form: "removeCompany", ticker: "PEP" }, asked)).location).toBe(bookPage);
    expect((await send(bookPage, { form: "removeCompany", ticker: "PEP" }, asked)).status).toBe(404);
    expect((await send(bookPage, { form: "rename", bookName: "Ours" }, asked)).location).toBe(bookPage);
    expect((await load(`${page}/file`, asked)).data).toMatchObject({ books: [{ name: "Ours", tickers: ["KO"] }] });
    expect((await send(bookPage, { form: "delete" }, asked)).location).toBe(page);
    expect((await load(bookPage, asked)).status).toBe(404);
  });

  it("ask who it is before a team is handed over or deleted", async () => {
    const { asked, join, person } = memory();
    await send("/teams", { name: "House" }, asked);
    join("reader");
    const provedAt = new Date(NOW.getTime() - 3_600_000);
    const late = { ...asked, person: { ...person, session: { ...person.session, provedAt } } };
    for (const form of ["delete", "handOver"])
      expect(await send(page, { form, member: benId }, late)).toMatchObject({
        status: 303,
        location: `/profile/prove?return=${encodeURIComponent(page)}`,
      });
  });

  it("answer an invitation once, and know no other", async () => {
    const invitation = { id: invitationId, teamId: id, team: "House", role: "reader", invitedBy: "Ben" } as const;
    const { asked, invitations, members } = memory({ invitedTo: [{ ...invitation, expiresAt: LATER }] });
    await send("/teams", { name: "House" }, asked);
    members.splice(0);
    invitations.push({ id: invitationId, email: "ana@test.example", role: "reader", sentAt: NOW, expiresAt: LATER });
    const here = `/teams/invitations/${invitationId}`;
    expect((await load(here, asked)).data).toMatchObject({ team: "House", role: "reader", invitedBy: "Ben" });
    expect((await load(`/teams/invitations/${benId}`, asked)).status).toBe(404);
    expect((await send(here, { form: "accept" }, asked)).location).toBe(page);
    expect(members).toMatchObject([{ role: "reader" }]);
    expect((await send(here, { form: "accept" }, asked)).status).toBe(404);
    invitations.push({ id: invitationId, email: "ana@test.example", role: "reader", sentAt: NOW, expiresAt: LATER });
    expect((await send(here, { form: "decline" }, asked)).location).toBe("/teams");
    expect(invitations).toEqual([]);
  });
});

everyEntryIsAsked("teams");
