import { describe, expect, it } from "vitest";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { secrets } from "../../../features/accounts/security/secrets.ts";
import { memoryOfPortfolios } from "../../../features/portfolio/use-cases/portfolio-memory-contract.ts";
import { savedIn } from "../../../features/saved/use-cases/keep-saved.ts";
import type { StoredItem } from "../../../features/saved/use-cases/saved-context.ts";
import type { KeptSheetLink, SheetLinkStore } from "../../../features/sheet-links/use-cases/sheet-link-context.ts";
import { sheetLinksIn } from "../../../features/sheet-links/use-cases/sheet-links.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const id = "01890000-0000-7000-8000-000000000001";

/** Links in memory, of a person who keeps one screen and one portfolio. */
function memory() {
  const kept: (KeptSheetLink & { tokenHash: string })[] = [];
  const store: SheetLinkStore = {
    async add(link) {
      const made = { ...link, id, revokedAt: null, lastReadOn: null };
      kept.push(made);
      return made;
    },
    list: async () => kept,
    async revoke(_account, asked, at) {
      const link = kept.find((each) => each.id === asked);
      if (link !== undefined) link.revokedAt = at;
      return link !== undefined;
    },
    find: async () => null,
    noteRead: async () => {},
  };
  const now = () => new Date("2026-09-01T12:00:00Z");
  const rates = { take: async () => null, forget: async () => undefined };
  const screen: StoredItem = {
    ...{ id, name: "Cheap", content: "country=ES&maxPe=12", isWatched: false, companies: null },
    ...{ kind: "screen", checkedAt: null, changedAt: now() },
  };
  const unasked = () => Promise.reject(new Error("not asked"));
  const product = productWith({
    sheetLinks: sheetLinksIn(async () => ({ mostOf: mostOf(true), now, rates, secrets, links: store })),
    saved: savedIn(async () => ({
      mostOf: mostOf(true),
      now,
      saved: { add: unasked, change: unasked, remove: unasked, list: async () => [screen] },
      watchesScreens: () => true,
    })),
    portfolios: memoryOfPortfolios().portfolios,
  });
  return { asked: { product, person: signedIn() }, kept, product };
}

describe("the pages of links for spreadsheets", () => {
  it.each(["/sheet-links", "/sheet-links/new?document=analysis&ticker=KO"])(
    "lead a visitor from %s to where they can sign in",
    async (page) => {
      const { status, location } = await load(page);
      expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(page.split("?")[0] ?? "")}`]);
    },
  );

  it("offer what the person keeps", async () => {
    const { asked, product } = memory();
    const { id: portfolio } = await product.portfolios.add(asked.person.account, { name: "Mine", positions: "KO\t1" });
    expect((await load("/sheet-links", asked)).data).toEqual({
      ...{ links: [], most: 10 },
      screens: [{ name: "Cheap", content: "country=ES&maxPe=12" }],
      portfolios: [{ id: portfolio, name: "Mine" }],
    });
    const ofPortfolio = await load(`/sheet-links/new?document=portfolio&id=${portfolio}`, asked);
    expect(ofPortfolio.data).toMatchObject({ document: "portfolio", subject: "Mine" });
  });

  it("say what would be opened, and refuse what is no document", async () => {
    const { asked } = memory();
    const { data } = await load("/sheet-links/new?document=analysis&ticker=KO&wacc=0.08&lang=en", asked);
    expect(data).toEqual({
      ...{ document: "analysis", subject: "KO" },
      form: "/sheet-links/new?document=analysis&ticker=KO&wacc=0.08",
    });
    expect((await load("/sheet-links/new?lang=en", asked)).location).toBe("/sheet-links?lang=en");
    expect((await load("/sheet-links/new?document=all", asked)).status).toBe(400);
    expect((await load(`/sheet-links/new?document=portfolio&id=${id}`, asked)).status).toBe(404);
  });

  it("make, list and withdraw one", async () => {
    const { asked, kept } = memory();
    const answer = await send("/sheet-links/new?document=multiples&ticker=KO", { expiresOn: "2026-12-31" }, asked);
    expect([answer.status, answer.reported]).toEqual([200, []]);
    expect(answer.data).toMatchObject({
      made: {
        link: { document: "multiples", subject: "KO", expiresOn: "2026-12-31" },
        address: expect.stringMatching(/^https:\/\/valora\.test\/api\/v1\/sheets\/[\w-]{43}\.csv$/),
      },
    });
    const { address } = (answer.data as { made: { address: string } }).made;
    const token = address.slice(-47, -4);
    expect(kept.map(({ tokenHash }) => tokenHash)).toEqual([secrets.hashOf(token)]);
    const listed = (await load("/sheet-links", asked)).data;
    expect(listed).toMatchObject({ links: [{ state: "open", question: "ticker=KO" }] });
    expect(JSON.stringify(listed)).not.toContain(token);
    expect((await send("/sheet-links", { id }, asked)).location).toBe("/sheet-links");
    expect((await load("/sheet-links", asked)).data).toMatchObject({ links: [{ state: "revoked" }] });
    expect((await send("/sheet-links", { id: "x" }, asked)).status).toBe(404);
  });

  it("keep what was typed when something is refused", async () => {
    const { asked } = memory();
    const refused = await send("/sheet-links/new?document=multiples&ticker=KO", { expiresOn: "2026-08-01" }, asked);
    expect(refused).toMatchObject({
      status: 422,
      data: { code: "shareExpiryPast", typed: { expiresOn: "2026-08-01" } },
    });
    const unknown = await send("/sheet-links/new?document=multiples&ticker=NOSUCHCO", { expiresOn: "" }, asked);
    expect(unknown).toMatchObject({ status: 404, data: { code: "tickerNotFound" } });
  });
});

everyEntryIsAsked("sheet-links");
