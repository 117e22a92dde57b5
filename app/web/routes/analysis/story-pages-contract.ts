import { describe, expect, it } from "vitest";
import { load } from "../route-call-contract.ts";

/** The cards that tell an analysis, and their pictures. */
export function storyPages(): void {
  describe("the cards of an analysis", () => {
    it("are those of the question in the address, with a picture of the card's own", async () => {
      const { status, data, reported } = await load("/analysis/AAPL/story/risk?g=0.03&lang=en");
      expect([status, reported]).toEqual([200, []]);
      expect(data).toMatchObject({
        ...{ ticker: "AAPL", current: "risk", search: "?g=0.03", isTraced: true },
        picture: expect.stringMatching(/^\/social\/story-risk\/AAPL\.png\?v=[0-9a-f]{16}$/),
      });
      const { cards } = data as { cards: { card: string; isOwn: boolean }[] };
      expect(cards.map(({ card, isOwn }) => [card, isOwn])).toEqual(
        ["business", "price", "value", "risk", "quality", "verdict"].map((card) => [card, true]),
      );
    });

    it("of a company of which single figures are known have figures without a derivation", async () => {
      const { status, data } = await load("/analysis/CLNX.MC/story/value");
      expect([status, data]).toMatchObject([200, { isTraced: false, cards: expect.any(Array) }]);
    });

    it.each([
      ["/analysis/ko/story?g=0.03", "/analysis/KO/story/business?g=0.03"],
      ["/analysis/US0378331005/story/price?lang=it", "/analysis/AAPL/story/price?lang=it"],
      ["/analysis/KO/story/value?waccPercent=8,5", "/analysis/KO/story/value?wacc=0.085"],
      ["/analysis/KO/story/value?wacc=9", "/analysis/KO?wacc=9"],
      ["/analysis/AAPL/story/value?figures=revenue.2025-09-28:1USD", "/analysis/AAPL?figures=revenue.2025-09-28:1USD"],
      ["/analysis/NOPE/story/value", "/analysis/NOPE"],
      [`/analysis/${encodeURIComponent("<b>")}/story/value`, `/analysis/${encodeURIComponent("<b>")}`],
    ])("%s leads to %s", async (address, to) => {
      const { status, location } = await load(address);
      expect([status, location]).toEqual([302, to]);
    });

    it("are six: another name is no card", async () => {
      expect((await load("/analysis/KO/story/gossip")).status).toBe(404);
    });

    it("are drawn for a shared link without a mark, too, by the included data", async () => {
      const seen = new Set<unknown>();
      for (const card of ["business", "price", "value", "risk", "quality", "verdict"]) {
        const { status, headers, data } = await load(`/social/story-${card}/JPM.png?lang=en`);
        expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
          ...[200, "image/png", "public, max-age=3600"],
        ]);
        seen.add(data);
      }
      expect(seen.size).toBe(6);
      expect((await load("/social/story-value/CLNX.MC.png")).status).toBe(200);
      expect((await load("/social/story-value/NOPE.png")).status).toBe(404);
      expect((await load("/social/story-gossip/KO.png")).status).toBe(404);
    });
  });
}
