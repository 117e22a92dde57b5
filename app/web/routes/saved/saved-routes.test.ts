import { describe, expect, it } from "vitest";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { savedIn } from "../../../features/saved/use-cases/keep-saved.ts";
import type { SavedStore, StoredItem } from "../../../features/saved/use-cases/saved-context.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

/** Saved items in memory. */
function memory({ watchesScreens = true } = {}) {
  const kept: StoredItem[] = [];
  const store: SavedStore = {
    async add({ accountId: _account, ...item }) {
      if (kept.some(({ kind, name }) => kind === item.kind && name === item.name)) return "nameTaken";
      const id = `01890000-0000-7000-8000-00000000000${kept.length}`;
      const added = { ...item, id, companies: null, checkedAt: null };
      kept.push(added);
      return added;
    },
    async change({ id }, { name, isWatched, changedAt }) {
      const former = kept.find((each) => each.id === id);
      if (former === undefined) return "notThere";
      const { name: formerName, isWatched: watched } = former;
      return Object.assign(former, { name: name ?? formerName, isWatched: isWatched ?? watched, changedAt });
    },
    list: async () => kept,
    async remove(_account, id) {
      const place = kept.findIndex((each) => each.id === id);
      return place >= 0 && kept.splice(place, 1).length > 0;
    },
  };
  const now = () => new Date("2026-09-01T12:00:00Z");
  const saved = savedIn(async () => ({
    mostOf: mostOf(true),
    now,
    saved: store,
    watchesScreens: () => watchesScreens,
  }));
  return { asked: { product: productWith({ saved }), person: signedIn() }, kept };
}

describe("saved screens and ratios", () => {
  it("lead a visitor to sign in", async () => {
    expect((await load("/saved")).location).toBe("/auth?return=%2Fsaved");
    expect((await send("/saved", {})).location).toBe("/auth?return=%2Fsaved");
  });

  it("are saved from the screener, renamed, watched and deleted", async () => {
    const { asked, kept } = memory();
    const form = { form: "add", name: "Cheap", screen: "country=ES&minQuality=5", isWatched: "yes" };
    const added = await send("/saved?lang=en", form, asked);
    expect([added.status, added.location]).toEqual([303, "/saved?lang=en"]);
    await send(
      "/saved",
      { form: "add", name: "Yield", screen: "", ratio: "freeCashFlow/marketValue", isWatched: "yes" },
      asked,
    );
    expect((await load("/saved", asked)).data).toMatchObject({
      saved: [
        { kind: "screen", name: "Cheap", address: "/screener?country=ES&minQuality=5", isWatched: true },
        { kind: "ratio", name: "Yield", content: "freeCashFlow / marketValue", isWatched: false },
      ],
      most: 20,
    });
    const id = kept[0]?.id ?? "";
    await send("/saved", { form: "unwatch", id }, asked);
    expect(kept[0]).toMatchObject({ isWatched: false });
    await send("/saved", { form: "watch", id }, asked);
    await send("/saved", { form: "rename", id, name: "Cheap in Spain" }, asked);
    expect(kept[0]).toMatchObject({ name: "Cheap in Spain", isWatched: true });
    expect((await send("/saved", { form: "delete", id }, asked)).location).toBe("/saved");
    expect(kept.map(({ name }) => name)).toEqual(["Yield"]);
  });

  it("stay as they were typed where they are refused, with the reason", async () => {
    const { asked } = memory({ watchesScreens: false });
    const form = { form: "add", name: "Cheap", screen: "country=ES", isWatched: "yes" };
    const planned = await send("/saved", form, asked);
    expect([planned.status, planned.data]).toMatchObject([
      403,
      {
        code: "planWithoutScreenAlerts",
        form: "add",
        typed: { name: "Cheap", screen: "country=ES", isWatched: "yes" },
      },
    ]);
    const nameless = await send("/saved", { form: "add", name: " ", ratio: "roic" }, asked);
    expect([nameless.status, nameless.data]).toMatchObject([400, { code: "savedNameInvalid" }]);
    expect((await send("/saved", { form: "else" }, asked)).status).toBe(400);
    expect((await send("/saved", { form: "delete", id: "none" }, asked)).status).toBe(404);
  });

  it("say that they cannot be reached while nothing is kept", async () => {
    expect((await load("/saved", { person: signedIn() })).status).toBe(503);
  });
});

everyEntryIsAsked("saved");
