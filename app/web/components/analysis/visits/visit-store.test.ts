import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetVisits, noteVisit, type Seen } from "./visit-store.ts";

const seen = (at: string, mean: number | null = 77): Seen => ({
  ...{ at, mean, price: 90.5 },
  ...{ wacc: 0.08, growth: 0.04 },
  ...{ priceAsOf: "2026-08-20", accountsEnd: "2025-12-31" },
});

describe("the visits of a reader", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("tell nothing at the first one, and then what was seen at the one before", () => {
    expect(noteVisit("KO", seen("2026-11-01T10:00:00Z", 70))).toBeNull();
    expect(noteVisit("KO", seen("2026-11-12T10:00:00Z", 71))?.mean).toBe(70);
    expect(noteVisit("KO", seen("2026-11-20T10:00:00Z", 72))?.mean).toBe(71);
  });

  it("are one where the page is read again within half an hour", () => {
    noteVisit("KO", seen("2026-11-01T10:00:00Z", 70));
    noteVisit("KO", seen("2026-11-12T10:00:00Z", 71));
    expect(noteVisit("KO", seen("2026-11-12T10:29:00Z", 72))?.mean).toBe(70);
    expect(noteVisit("KO", seen("2026-11-12T10:58:59Z", 73))?.mean).toBe(70);
    expect(noteVisit("KO", seen("2026-11-12T11:30:00Z", 74))?.mean).toBe(73);
  });

  it("belong to one question each", () => {
    noteVisit("KO", seen("2026-11-01T10:00:00Z"));
    expect(noteVisit("KO?wacc=0.09", seen("2026-11-12T10:00:00Z"))).toBeNull();
    expect(noteVisit("PEP", seen("2026-11-12T10:00:00Z"))).toBeNull();
    expect(noteVisit("KO", seen("2026-11-12T10:00:00Z"))).not.toBeNull();
  });

  it("are forgotten after sixty questions, and when a reader wants it", () => {
    noteVisit("KO", seen("2026-11-01T10:00:00Z"));
    for (let other = 0; other < 60; other += 1) noteVisit(`S${other}`, seen("2026-11-02T10:00:00Z"));
    expect(noteVisit("KO", seen("2026-11-03T10:00:00Z"))).toBeNull();
    forgetVisits();
    expect(kept.size).toBe(0);
  });

  it.each(["nonsense", "{}", '[{"question":1}]', '[{"question":"KO","previous":null,"current":{"at":"never"}}]'])(
    "survive what is stored wrongly: %s",
    (text) => {
      kept.set("valora-visits", text);
      expect(noteVisit("KO", seen("2026-11-01T10:00:00Z"))).toBeNull();
    },
  );

  it("are none where the browser stores nothing", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("refused");
      },
      setItem: () => {
        throw new Error("refused");
      },
    });
    expect(noteVisit("KO", seen("2026-11-01T10:00:00Z"))).toBeNull();
  });
});
