import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { secrets } from "../../../features/accounts/security/secrets.ts";
import { rateStore } from "../../../features/accounts/stores/rate-store.ts";
import { discussionsOn } from "../../../features/discussions/stores/discussions-contract.ts";
import { teamLimitsOf } from "../../../features/teams/contracts/team-limits.ts";
import { teamIn } from "../../../features/teams/stores/team-setup-contract.ts";
import { teamStore } from "../../../features/teams/stores/team-store.ts";
import { teamsIn } from "../../../features/teams/use-cases/teams.ts";
import { thesisStore } from "../../../features/theses/stores/thesis-store.ts";
import type { Product } from "../../../wiring/composition.server.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const folder = await folderWithDatabase("discussion-routes");
let database: Database;
let product: Product;
let ana: Account;
let ben: Account;
let teamId = "";
beforeAll(async () => {
  database = await openDatabase({ url: null, folder });
  await database.ready;
  const { kysely } = database;
  ana = await addPerson(kysely, { name: "ana", at: new Date() });
  ben = await addPerson(kysely, { name: "ben", at: new Date() });
  const teams = teamsIn(async () => ({
    ...{ now: () => new Date(), teams: teamStore(kysely), rates: rateStore(kysely), secrets },
    ...{ theses: thesisStore(kysely), policies: policyStore(kysely) },
    ...{ accounts: { findByEmail: async () => null }, keptOf: async () => ({}) },
    limitsOf: (plan) => teamLimitsOf(plan, true),
    mail: async () => expect.unreachable("no mail is sent"),
  }));
  product = productWith({ discussions: discussionsOn(kysely), teams });
});
beforeEach(async () => {
  await database.kysely.deleteFrom("teams").execute();
  teamId = await teamIn(database.kysely, [
    [ana.id, "owner"],
    [ben.id, "reader"],
  ]);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const as = (account: Account) => ({ product, person: { ...signedIn(), account } });
const page = () => `/teams/${teamId}/companies/KO`;
const shown = async (account: Account, address = page()) => (await load(address, as(account))).data;
const only = async () => {
  const discussion = await product.discussions.read(ana, { teamId, ticker: "KO" });
  const thread = discussion.threads[0] ?? expect.unreachable("no thread");
  return { thread: thread.id, comment: thread.comments[0]?.id ?? "" };
};

describe("the page of a discussion", () => {
  it("leads a visitor to where they can sign in", async () => {
    for (const address of [page(), `${page()}/events`, "/discuss/KO"])
      expect(await load(address)).toMatchObject({
        status: 302,
        location: `/auth?return=${encodeURIComponent(address)}`,
      });
  });

  it("begins a thread at an anchor, replies, resolves, opens again, edits and deletes", async () => {
    const about = `${page()}?about=method:netAssetValue&lang=en`;
    expect(await shown(ana, about)).toMatchObject({ about: "method:netAssetValue", threads: [] });
    const text = "**Why** so low?\n\n## And\n\n<script>alert(1)</script>";
    const started = await send(`${page()}?lang=en`, { form: "start", anchor: "method:netAssetValue", text }, as(ana));
    expect([started.status, started.location]).toEqual([303, `${page()}?lang=en`]);
    const { thread, comment } = await only();
    expect(await shown(ben, `${page()}?lang=en`)).toMatchObject({
      role: "reader",
      threads: [
        {
          about: { name: "Net asset value", address: "/analysis/KO#netAssetValue" },
          comments: [
            {
              blocks: [
                { text: [{ strong: "Why" }, " so low?"] },
                { text: [{ strong: "And" }] },
                { text: "<script>alert(1)</script>" },
              ],
            },
          ],
        },
      ],
    });
    await send(page(), { form: "reply", thread, text: "Debt.", mention: ben.id }, as(ana));
    await send(page(), { form: "resolve", thread }, as(ana));
    expect(await shown(ana)).toMatchObject({
      threads: [{ isResolved: true, comments: [{}, { text: "Debt.", mentions: [{ displayName: "ben" }] }] }],
    });
    await send(page(), { form: "reopen", thread }, as(ana));
    await send(page(), { form: "edit", thread, comment, text: "Why?", revision: "1" }, as(ana));
    expect(await shown(ana)).toMatchObject({ threads: [{ isResolved: false, comments: [{ text: "Why?" }, {}] }] });
    await send(page(), { form: "delete", thread, comment }, as(ana));
    expect(await shown(ana)).toMatchObject({ threads: [{ comments: [{ text: null, blocks: [] }, {}] }] });
  });

  it("gives back what was typed when it is refused, with what another window has saved", async () => {
    const empty = await send(page(), { form: "start", anchor: "company", text: " " }, as(ana));
    expect(empty).toMatchObject({ status: 400, data: { code: "answerRequired", form: "start" } });
    await send(page(), { form: "start", anchor: "company", text: "First." }, as(ana));
    const { thread, comment } = await only();
    const edit = (text: string) => send(page(), { form: "edit", thread, comment, text, revision: "1" }, as(ana));
    await edit("One window.");
    expect(await edit("Another window.")).toMatchObject({
      status: 412,
      data: { code: "editConflict", form: "edit", typed: { text: "Another window.", comment } },
    });
    expect(await shown(ana)).toMatchObject({ threads: [{ comments: [{ text: "One window.", revision: 2 }] }] });
    await send(page(), { form: "delete", thread, comment }, as(ana));
    expect(await edit("Too late.")).toMatchObject({
      status: 404,
      data: { code: "commentGone", typed: { text: "Too late." } },
    });
    const reader = await send(page(), { form: "start", anchor: "company", text: "Hm." }, as(ben));
    expect(reader).toMatchObject({ status: 403, data: { code: "readerCannotComment" } });
  });

  it("is not there for another team, another company or another form", async () => {
    const other = await addPerson(database.kysely, { name: `other-${Date.now()}`, at: new Date() });
    expect((await load(page(), as(other))).status).toBe(404);
    expect((await send(page(), { form: "start", anchor: "company", text: "Hm." }, as(other))).status).toBe(404);
    expect((await load(`${page()}/events`, as(other))).status).toBe(404);
    expect((await load(`/teams/${teamId}/companies/NOSUCH9`, as(ana))).status).toBe(404);
    expect((await send(page(), { form: "burn" }, as(ana))).status).toBe(404);
  });

  it("tells what is written while it is listened to", async () => {
    const { status, headers } = await load(`${page()}/events`, as(ana));
    expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  });

  it("is found from an analysis by the choice of a team", async () => {
    const chosen = await load("/discuss/KO?lang=it", as(ana));
    expect([chosen.status, chosen.location]).toEqual([302, `${page()}?lang=it`]);
    const second = await teamIn(database.kysely, [[ana.id, "owner"]]);
    expect((await load("/discuss/KO", as(ana))).data).toMatchObject({
      teams: expect.arrayContaining([expect.objectContaining({ id: teamId }), expect.objectContaining({ id: second })]),
    });
  });
});

everyEntryIsAsked("discussions");
