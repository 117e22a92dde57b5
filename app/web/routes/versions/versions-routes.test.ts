import { describe, expect, it } from "vitest";
import { rateNameOf } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { Failure } from "../../../failure.ts";
import { accountsIn } from "../../../features/accounts/use-cases/accounts.ts";
import { type Teams, teamsIn } from "../../../features/teams/use-cases/teams.ts";
import type {
  NewWholeVersion,
  VersionStore,
  WholeVersion,
} from "../../../features/versions/use-cases/version-context.ts";
import { versionsIn } from "../../../features/versions/use-cases/versions.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

type Told = Awaited<ReturnType<ReturnType<typeof productWith>["versions"]["compare"]>>;

const id = "01890000-0000-7000-8000-00000000000";

const teamId = `${id}a`;

/** A policy of a team of the reader. */
const house: Policy = {
  ...{ id: `${id}c`, name: "Prudent", team: { id: teamId, name: "House" }, isActive: true },
  ...{ scenario: null, wacc: 0.09, growth: null, horizon: null, view: null, source: null },
  ...{ discounting: null, cashFlow: null, dividends: null },
};

/** Versions in memory: one that is saved can be read. */
function memory() {
  const kept: WholeVersion[] = [];
  const withoutInputs = ({ inputs: _inputs, ...version }: WholeVersion) => version;
  const store: VersionStore = {
    async add({ accountId: _account, clientKey: _key, ...version }: NewWholeVersion) {
      const added = { ...version, id: `${id}${kept.length}` };
      kept.push(added);
      return { id: added.id };
    },
    list: async (_account, ticker) =>
      kept.filter((each) => ticker === null || each.ticker === ticker).map(withoutInputs),
    find: async (_account, asked) => kept.find((each) => each.id === asked) ?? null,
    async remove(_account, asked) {
      const place = kept.findIndex((each) => each.id === asked);
      return place >= 0 && kept.splice(place, 1).length > 0;
    },
  };
  const versions = versionsIn(async () => ({
    mostOf: mostOf(true),
    now: () => new Date("2026-09-01"),
    versions: store,
  }));
  const gifts: object[] = [];
  const mine = { id: teamId, name: "House", role: "editor" as const, members: 2 };
  const others = { ...mine, id: `${id}b`, role: "reader" as const };
  const teams: Teams = {
    ...teamsIn(async () => expect.unreachable()),
    list: async () => ({ teams: [mine, others], invitations: [], most: 1 }),
    async giveVersion(_account, gift) {
      if (gift.id === others.id) throw new Failure("teamEditorMissing");
      gifts.push(gift);
      return { id: gift.versionId };
    },
  };
  // What is asked of the accounts is the policies that a person may follow.
  const reading = { policies: { listOf: async () => [house], lostBy: async () => null } };
  const accounts = { useCases: accountsIn(async () => reading as never), sendsMail: false };
  return { product: productWith({ versions, teams, accounts }), person: signedIn(), gifts };
}

const form = { ticker: "KO", question: "wacc=0.08&horizon=7", note: "why", clientKey: "x" };

describe("the pages of saved versions", () => {
  it.each(["/versions", "/versions/new?ticker=KO", `/versions/${id}0`, `/versions/difference?compare=${id}0`])(
    "lead a visitor from %s to where they can sign in",
    async (page) => {
      const { status, location } = await load(page);
      expect([status, location]).toEqual([
        302,
        `/auth?return=${encodeURIComponent(new URL(page, "https://x").pathname)}`,
      ]);
    },
  );

  it("show what would be saved, without what a page has open", async () => {
    const asked = memory();
    const { data } = await load("/versions/new?ticker=ko&wacc=0.08&how=discountedCashFlow&lang=en&policy=none", asked);
    expect(data).toMatchObject({
      ticker: "KO",
      question: "wacc=0.08&policy=none",
      address: "/analysis/KO?wacc=0.08&policy=none",
    });
    expect(await load("/versions/new?ticker=KO&wacc=9", asked)).toMatchObject({
      status: 422,
      data: { code: "outOfRange" },
    });
  });

  it("save, list, open and delete one", async () => {
    const asked = memory();
    const saved = await send("/versions/new?ticker=KO", form, asked);
    expect([saved.status, saved.location]).toEqual([303, `/versions/${id}0`]);
    expect((await load("/versions?ticker=ko", asked)).data).toMatchObject({
      ticker: "KO",
      versions: [
        { id: `${id}0`, note: "why", asked: { settings: [{ name: "scenario" }, { name: "wacc", value: 0.08 }, {}] } },
      ],
    });
    expect((await load("/versions?ticker=PEP", asked)).data).toMatchObject({ versions: [] });
    const page = await load(`/versions/${id}0`, asked);
    expect(page.data).toMatchObject({
      version: { ticker: "KO", question: "wacc=0.08&horizon=7&policy=none" },
      replay: { isSame: true },
      currency: "USD",
      isOwnPrice: false,
    });
    await send("/versions/new?ticker=KO", { ...form, question: "price=60" }, asked);
    expect((await load(`/versions/${id}1`, asked)).data).toMatchObject({ isOwnPrice: true });
    expect((await load(`/versions/${id}9`, asked)).status).toBe(404);
    expect((await send("/versions", { form: "delete", id: `${id}0` }, asked)).location).toBe("/versions");
    expect((await send("/versions", { form: "delete", id: `${id}0` }, asked)).status).toBe(404);
  });

  it.each([
    ["of a policy whose values are asked", `wacc=0.09&policy=${house.id}`, { name: "Prudent", team: house.team }],
    ["of none where a value is another", `wacc=0.1&policy=${house.id}`, null],
    ["of none that is not the reader's", `wacc=0.09&policy=${id}d`, null],
  ])("keep the name %s", async (_, question, policy) => {
    const asked = memory();
    await send("/versions/new?ticker=KO", { ...form, question }, asked);
    expect((await load(`/versions/${id}0`, asked)).data).toMatchObject({
      version: { policy, question: expect.stringContaining("policy=none") },
    });
  });

  it("give a team of which one is an editor a copy, with the note or without", async () => {
    const asked = memory();
    await send("/versions/new?ticker=KO", form, asked);
    const here = `/versions/${id}0`;
    expect((await load(here, asked)).data).toMatchObject({ teams: [{ id: teamId, name: "House" }] });
    const given = await send(here, { team: teamId, withNote: "yes" }, asked);
    expect([given.status, given.location]).toEqual([303, `/teams/${teamId}/versions`]);
    await send(here, { team: teamId }, asked);
    const gift = { id: teamId, versionId: `${id}0` };
    expect(asked.gifts).toEqual([
      { ...gift, withNote: true },
      { ...gift, withNote: false },
    ]);
    const refused = await send(here, { team: `${id}b`, withNote: "yes" }, asked);
    expect(refused).toMatchObject({
      status: 403,
      data: { code: "teamEditorMissing", typed: { team: `${id}b`, withNote: "yes" } },
    });
  });

  it("keep what was typed when the note is too long, and say what is wrong with the question", async () => {
    const note = "x".repeat(2_001);
    const refused = await send("/versions/new?ticker=KO", { ...form, note }, memory());
    expect(refused).toMatchObject({ status: 400, data: { code: "messageTooLong", typed: { note } } });
    expect((await send("/versions/new?ticker=KO", { ...form, question: "wacc=x" }, memory())).data).toMatchObject({
      code: "numberFormat",
    });
  });

  it("compare one with today, two with each other, and say why some are not compared", async () => {
    const asked = memory();
    for (const more of [{}, { question: "" }, { ticker: "PEP" }])
      await send("/versions/new?ticker=KO", { ...form, ...more }, asked);
    const compared = async (...ids: number[]) =>
      (await load(`/versions/difference?${ids.map((each) => `compare=${id}${each}`).join("&")}`, asked)).data;
    expect(await compared(0)).toMatchObject({ problem: null, later: { id: null }, changes: [] });
    expect(await compared(0, 1)).toMatchObject({
      problem: null,
      changes: [
        { kind: "setting", name: "wacc", before: 0.08 },
        { kind: "setting", name: "horizon", before: 7 },
      ],
    });
    await send("/versions/new?ticker=JPM", { ...form, ticker: "JPM" }, asked);
    const [ofFirm, ofBank] = [await compared(0), await compared(3)].map(
      (data) => (data as Pick<Told, "capital">).capital,
    );
    expect([ofFirm, ofBank].map((capital) => capital && rateNameOf(capital))).toEqual(["wacc", "costOfEquity"]);
    expect(await compared(0, 2)).toEqual({ problem: "versionsOfTwoCompanies" });
    expect(await compared()).toEqual({ problem: "chooseTwo" });
    expect(await compared(0, 1, 2)).toEqual({ problem: "chooseTwo" });
    expect((await load(`/versions/difference?compare=${id}7`, asked)).status).toBe(404);
  });

  it("lead on to the list where no company is named", async () => {
    const { status, location } = await load("/versions/new", memory());
    expect([status, location]).toEqual([302, "/versions"]);
  });
});

everyEntryIsAsked("versions");
