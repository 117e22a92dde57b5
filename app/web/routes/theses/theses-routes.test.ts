import { describe, expect, it } from "vitest";
import { thesesIn } from "../../../features/theses/use-cases/theses.ts";
import type { KeptThesis, ThesisStore } from "../../../features/theses/use-cases/thesis-context.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

/** Theses in memory. */
function memory() {
  const kept: KeptThesis[] = [];
  const ofTicker = (ticker: string) => kept.find((each) => each.ticker === ticker);
  const store: ThesisStore = {
    async save({ accountId: _account, ...thesis }, { readAt }) {
      const former = ofTicker(thesis.ticker);
      if (readAt !== null && former?.changedAt.getTime() !== readAt.getTime()) return "changedSince";
      const saved = { ...thesis, id: `01890000-0000-7000-8000-00000000000${kept.length}` };
      if (former === undefined) kept.push(saved);
      else Object.assign(former, thesis);
      return saved;
    },
    list: async () => kept,
    findOf: async (_account, ticker) => ofTicker(ticker) ?? null,
    find: async (_account, id) => kept.find((each) => each.id === id) ?? null,
    async remove(_account, id) {
      const place = kept.findIndex((each) => each.id === id);
      return place >= 0 && kept.splice(place, 1).length > 0;
    },
  };
  const theses = thesesIn(async () => ({ now: () => new Date("2026-09-01T12:00:00Z"), theses: store }));
  return { asked: { product: productWith({ theses }), person: signedIn() }, kept };
}

const form = { thesis: "Worth {{mean}}.", disproof: "", reviewOn: "", buyPrice: "60.5", sellPrice: "", changedAt: "" };

describe("the pages of theses", () => {
  it.each(["/theses", "/theses/KO"])("lead a visitor from %s to where they can sign in", async (page) => {
    const { status, location } = await load(page);
    expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(page)}`]);
  });

  it("write, show, list and delete one, its figures as they are now", async () => {
    const { asked, kept } = memory();
    expect((await load("/theses/ko", asked)).data).toMatchObject({ thesis: null, subject: { ticker: "KO" } });
    const saved = await send("/theses/ko?lang=en", form, asked);
    expect([saved.status, saved.location]).toEqual([303, "/theses/KO?lang=en"]);
    expect(kept[0]).toMatchObject({ ticker: "KO", buyPrice: 60.5, sellPrice: null, currency: "USD" });
    const { data } = await load("/theses/KO?lang=en", asked);
    expect(data).toMatchObject({
      thesis: { thesis: "Worth {{mean}}." },
      shown: {
        thesis: [{ text: expect.stringMatching(/^Worth US\$\d+\.\d\d \(\d+\u00a0\w{3}\u00a0\d{4}\)\.$/) }],
        price: { value: expect.any(Number) },
      },
      isUnread: false,
    });
    expect((await load("/theses?by=review", asked)).data).toMatchObject({
      theses: [{ ticker: "KO" }],
      isByReview: true,
    });
    const id = kept[0]?.id ?? "";
    expect((await send("/theses/KO", { form: "delete", id }, asked)).location).toBe("/theses");
    expect((await send("/theses/KO", { form: "delete", id }, asked)).status).toBe(404);
  });

  it("order by the day of review, those without one last", async () => {
    const { asked } = memory();
    for (const [ticker, reviewOn] of [
      ["KO", ""],
      ["AAPL", "2027-03-01"],
      ["PEP", "2027-01-01"],
    ] as const)
      await send(`/theses/${ticker}`, { ...form, reviewOn }, asked);
    const { data } = await load("/theses?by=review", asked);
    expect((data as { theses: KeptThesis[] }).theses.map(({ ticker }) => ticker)).toEqual(["PEP", "AAPL", "KO"]);
  });

  it("keep what was typed when it is refused, and lose nothing of two windows", async () => {
    const { asked, kept } = memory();
    const unknown = await send("/theses/KO", { ...form, thesis: "It is {{margin}}." }, asked);
    expect(unknown).toMatchObject({
      status: 400,
      data: { code: "thesisFigureUnknown", params: { figure: "margin" }, typed: { thesis: "It is {{margin}}." } },
    });
    await send("/theses/KO", form, asked);
    const late = { ...form, thesis: "Late.", changedAt: "2026-08-31T12:00:00.000Z" };
    expect(await send("/theses/KO", late, asked)).toMatchObject({
      status: 412,
      data: { code: "editConflict", typed: { thesis: "Late." } },
    });
    expect(kept[0]?.thesis).toBe(form.thesis);
    expect((await send("/theses/KO", { ...form, buyPrice: "many" }, asked)).data).toMatchObject({ code: "outOfRange" });
  });

  it("write no HTML and no address that runs", async () => {
    const { asked } = memory();
    const thesis = "<script>alert(1)</script> **bold** [x](javascript:alert(1)) <img src=x onerror=alert(1)>";
    await send("/theses/KO", { ...form, thesis }, asked);
    const { data } = await load("/theses/KO", asked);
    const { shown } = data as { shown: { thesis: object } };
    expect(JSON.stringify(shown.thesis)).toContain("<script>alert(1)</script>");
    expect(JSON.stringify(shown.thesis)).not.toContain('"to":"javascript');
  });

  it("are not there for what is no company", async () => {
    expect((await load("/theses/NOSUCHTICKER", memory().asked)).status).toBe(404);
  });
});

everyEntryIsAsked("theses");
