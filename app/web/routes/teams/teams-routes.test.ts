import { describe, expect, it } from "vitest";
import { keptVersion } from "../../../features/versions/use-cases/kept-version-contract.ts";
import { everyEntryIsAsked, load, send } from "../route-call-contract.ts";
import { benId, bookId, id, invitationId, memory, NOW, policyId } from "./teams-in-memory-contract.ts";

const LATER = new Date("2026-08-15");
const page = `/teams/${id}`;
const thesesPage = `${page}/theses`;
const collectPage = "/collect/KO";
const policiesPage = `${page}/policies`;
const versionsPage = `${page}/versions`;
const bookPage = `${page}/books/${bookId}`;

describe("the pages of teams", () => {
  it.each([
    "/teams",
    page,
    `/teams/invitations/${invitationId}`,
    `${page}/file`,
    bookPage,
    versionsPage,
    thesesPage,
    policiesPage,
    collectPage,
  ])("lead a visitor from %s to where they can sign in", async (address) => {
    const { status, location } = await load(address);
    expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(address)}`]);
  });

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
    for (let count = 0; count < 50; count += 1) await send(page, { form: "rename", name: `House ${count}` }, asked);
    const latest = (await load(page, asked)).data;
    expect(latest).toMatchObject({ activity: { length: 50, 0: { action: "renamed" } }, next: expect.any(String) });
    expect((await load(`${page}?before=${Object(latest).next}`, asked)).data).toMatchObject({
      ...{ activity: [{ action: "invited" }], next: null },
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

  it("show the versions of a team, one of them and what separates it from another, and delete one", async () => {
    const { asked, versions } = memory();
    await send("/teams", { name: "House" }, asked);
    expect((await load(versionsPage, asked)).data).toMatchObject({ versions: [], mostVersions: 20 });
    versions.push({ ...keptVersion, id: benId, givenBy: "Ben", givenAt: NOW });
    expect((await load(versionsPage, asked)).data).toMatchObject({
      ...{ team: { name: "House" }, role: "owner", versions: [{ id: benId, givenBy: "Ben" }] },
    });
    expect((await load(`${versionsPage}/${benId}`, asked)).data).toMatchObject({
      ...{ team: { name: "House" }, shown: { version: { ticker: "KO" }, replay: { isSame: true } } },
    });
    const difference = `${versionsPage}/difference?compare=${benId}`;
    expect((await load(difference, asked)).data).toMatchObject({
      ...{ place: versionsPage, told: { problem: null, later: { id: null }, changes: [] } },
    });
    expect((await load(`${difference}&compare=${bookId}`, asked)).data).toMatchObject({ told: { changes: [] } });
    expect((await send(versionsPage, { form: "delete", id: benId }, asked)).location).toBe(versionsPage);
    expect((await send(versionsPage, { form: "delete", id: benId }, asked)).status).toBe(404);
    const elsewhere = versionsPage.replace(id, bookId);
    for (const address of [elsewhere, `${elsewhere}/${benId}`, `${elsewhere}/difference?compare=${benId}`])
      expect((await load(address, asked)).status).toBe(404);
  });

  it("lead from a company that is typed to its discussion, and keep in the field what means none", async () => {
    const { asked } = memory();
    await send("/teams", { name: "House" }, asked);
    expect((await load(`${page}?ticker=coca-cola&lang=en`, asked)).location).toBe(`${page}/companies/KO?lang=en`);
    for (const [ticker, code] of [
      ["nothing of that", "tickerInvalid"],
      ["NOSUCH9", "tickerNotFound"],
    ] as const) {
      const refusal = { status: code === "tickerInvalid" ? 400 : 404, data: { refused: { code, typed: { ticker } } } };
      expect(await load(`${page}?ticker=${encodeURIComponent(ticker)}`, asked)).toMatchObject(refusal);
      expect(await load(`${thesesPage}?ticker=${encodeURIComponent(ticker)}`, asked)).toMatchObject(refusal);
    }
  });

  it("write a thesis of a team from one's own, show both texts of two edits, and delete it", async () => {
    const { asked } = memory();
    await send("/teams", { name: "House" }, asked);
    expect((await load(thesesPage, asked)).data).toMatchObject({ theses: [], mostTheses: 20, role: "owner" });
    const here = `${thesesPage}/KO`;
    expect((await load(`${thesesPage}?ticker=coca-cola&lang=en`, asked)).location).toBe(`${here}?lang=en`);
    expect((await load(here, asked)).data).toMatchObject({ thesis: null, hasOwn: true, draft: null });
    expect((await load(`${here}?from=own`, asked)).data).toMatchObject({ draft: { thesis: "It is mine." } });
    const form = { thesis: "It is ours: {{mean}}", disproof: "", reviewOn: "", buyPrice: "50", sellPrice: "" };
    const saved = await send(here, { ...form, currency: "USD", changedAt: "" }, asked);
    expect([saved.status, saved.location]).toEqual([303, here]);
    expect((await load(here, asked)).data).toMatchObject({
      ...{ thesis: { thesis: form.thesis, buyPrice: 50, limits: [] }, subject: { ticker: "KO", currency: "USD" } },
      team: { name: "House" },
    });
    const late = await send(here, { ...form, thesis: "Another.", changedAt: "" }, asked);
    expect(late).toMatchObject({ status: 412, data: { code: "editConflict", typed: { thesis: "Another." } } });
    expect((await send(here, { form: "delete", changedAt: "2026-07-01T00:00:00Z" }, asked)).data).toMatchObject({
      ...{ code: "editConflict", form: "delete" },
    });
    expect((await load(thesesPage, asked)).data).toMatchObject({ theses: [{ ticker: "KO" }] });
    expect((await send(here, { form: "delete", changedAt: NOW.toISOString() }, asked)).location).toBe(thesesPage);
    expect((await send(here, { form: "delete" }, asked)).status).toBe(404);
  });

  it("lead from a company into the books that its reader may fill, once each", async () => {
    const { asked, members, person } = memory();
    expect((await load(collectPage, asked)).data).toEqual({ ticker: "KO", teams: [] });
    await send("/teams", { name: "House" }, asked);
    expect((await load(collectPage, asked)).data).toMatchObject({ teams: [{ name: "House", books: [] }] });
    await send(page, { form: "makeBook", bookName: "Clients" }, asked);
    const shown = (hasCompany: boolean) => ({ ticker: "KO", teams: [{ id, books: [{ id: bookId, hasCompany }] }] });
    expect((await load("/collect/ko", asked)).data).toMatchObject(shown(false));
    const added = await send(collectPage, { team: id, book: bookId }, asked);
    expect([added.status, added.location]).toEqual([303, bookPage]);
    expect((await load(collectPage, asked)).data).toMatchObject(shown(true));
    expect((await load(bookPage, asked)).data).toMatchObject({ book: { companies: [{ ticker: "KO" }] } });
    expect(await send("/collect/QQQQQ", { team: id, book: bookId }, asked)).toMatchObject({
      data: { code: "tickerNotFound" },
    });
    expect((await send(collectPage, { team: id, book: benId }, asked)).status).toBe(404);
    members.splice(0, 1, { ...person.account, role: "reader", joinedAt: NOW });
    expect((await load(collectPage, asked)).data, "who only reads a team fills none of its books").toMatchObject({
      teams: [],
    });
    expect(await send(collectPage, { team: id, book: bookId }, asked)).toMatchObject({
      data: { code: "teamEditorMissing" },
    });
  });

  it("set an alert of a team, change it, mail it to who wants it, and delete it", async () => {
    const { asked } = memory();
    await send("/teams", { name: "House" }, asked);
    await send(page, { form: "makeBook", bookName: "Clients" }, asked);
    await send(bookPage, { form: "addCompany", ticker: "KO" }, asked);
    const alert = { form: "alert", id: "", ticker: "KO", kind: "gapAbove", threshold: "20" };
    expect(await send(bookPage, { ...alert, threshold: "" }, asked)).toMatchObject({
      ...{ status: 400, data: { code: "numberFormat", form: "alert", typed: { kind: "gapAbove", ticker: "KO" } } },
    });
    expect((await send(bookPage, { ...alert, ticker: "PEP" }, asked)).status, "it is not in the book").toBe(404);
    expect((await send(bookPage, alert, asked)).location).toBe(bookPage);
    const condition = { measure: "gap", direction: "above", threshold: 0.2 };
    expect((await load(bookPage, asked)).data).toMatchObject({
      book: { alerts: [{ id: invitationId, ticker: "KO", condition }], isMailed: false },
    });
    const changed = { ...alert, id: invitationId, kind: "gapBelow" };
    expect(
      await send(bookPage, { ...changed, threshold: "x" }, asked),
      "its own form says what is wrong",
    ).toMatchObject({
      data: { code: "numberFormat", typed: { id: invitationId, threshold: "x" } },
    });
    expect((await send(bookPage, { ...changed, id: "0" }, asked)).status).toBe(404);
    expect((await send(bookPage, { ...changed, threshold: "-20" }, asked)).location).toBe(bookPage);
    expect((await load(bookPage, asked)).data).toMatchObject({
      book: { alerts: [{ id: invitationId, condition: { ...condition, direction: "below", threshold: -0.2 } }] },
    });
    await send(bookPage, { ...alert, id: invitationId }, asked);
    const wrong = { ...alert, kind: "ratioBelow", ratio: "marketValue / ebitdaa", threshold: "8" };
    expect(await send(bookPage, wrong, asked)).toMatchObject({
      ...{ status: 400, data: { code: "ratioNameUnknown", params: { param: "ratio" } } },
      data: { typed: { kind: "ratioBelow", ratio: "marketValue / ebitdaa", threshold: "8" } },
    });
    expect((await send(bookPage, { ...wrong, ratio: "marketValue/ebitda" }, asked)).location).toBe(bookPage);
    expect((await load(bookPage, asked)).data).toMatchObject({
      book: {
        alerts: [{ condition }, { condition: { measure: "ratio", ratio: "marketValue / ebitda", threshold: 8 } }],
      },
    });
    for (const isMailed of [true, false]) {
      await send(bookPage, { form: "mails", isMailed: isMailed ? "yes" : "no" }, asked);
      expect((await load(bookPage, asked)).data).toMatchObject({ book: { isMailed } });
    }
    expect((await send(bookPage, { form: "alertDelete", alert: invitationId }, asked)).location).toBe(bookPage);
    expect((await send(bookPage, { form: "alertDelete", alert: invitationId }, asked)).status).toBe(404);
  });

  it("share a policy of one's own, follow it, lose nothing of two edits, and delete it", async () => {
    const { asked, policies } = memory();
    await send("/teams", { name: "House" }, asked);
    expect((await load(`${policiesPage}?from=${policies.ownId}`, asked)).data).toMatchObject({
      ...{ policies: [], most: 3, role: "owner", own: [{ name: "Mine" }], draft: { name: "Mine", wacc: 0.08 } },
    });
    expect((await load(`${policiesPage}?from=${benId}`, asked)).data).toMatchObject({ draft: null });
    const form = { form: "policy", id: "", name: "Ours", wacc: "8,5", source: "bundled" };
    expect(await send(policiesPage, { ...form, wacc: "much" }, asked)).toMatchObject({
      ...{ status: 400, data: { code: "numberFormat", typed: { name: "Ours", wacc: "much", id: "" } } },
    });
    expect((await send(policiesPage, form, asked)).location).toBe(policiesPage);
    const kept = { id: policyId, name: "Ours", wacc: 0.085, growth: null, source: "bundled" };
    expect((await load(policiesPage, asked)).data).toMatchObject({ policies: [{ ...kept, isActive: false }] });
    await send(policiesPage, { form: "policyUse", id: policyId, isActive: "yes" }, asked);
    expect((await load(policiesPage, asked)).data).toMatchObject({ policies: [{ ...kept, isActive: true }] });
    const change = { ...form, id: policyId, changedAt: NOW.toISOString() };
    expect((await send(policiesPage, { ...change, wacc: "9" }, asked)).location).toBe(policiesPage);
    expect(await send(policiesPage, { ...change, wacc: "10" }, asked)).toMatchObject({
      ...{ status: 412, data: { code: "editConflict", form: "policy", typed: { id: policyId, wacc: "10" } } },
    });
    expect(await send(policiesPage, { ...change, form: "policyDelete" }, asked)).toMatchObject({
      ...{ status: 412, data: { code: "editConflict", form: "policyDelete" } },
    });
    const latest = policies.kept.get(policyId)?.changedAt.toISOString() ?? "";
    const gone = await send(policiesPage, { ...change, form: "policyDelete", changedAt: latest }, asked);
    expect([gone.location, policies.kept.size]).toEqual([policiesPage, 0]);
    expect(await send(policiesPage, { ...change, changedAt: latest }, asked)).toMatchObject({
      ...{ status: 412, data: { code: "policyGone", typed: { name: "Ours" } } },
    });
    expect((await send(policiesPage, { form: "no" }, asked)).status).toBe(404);
    expect((await load(`/teams/${benId}/policies`, asked)).status).toBe(404);
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
