import { expect, it } from "vitest";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { type PriceDay, technicalLineNames, technicalOf } from "./technical.ts";
import { sessionCellNames, technicalSession } from "./technical-session.ts";

/** A year of weekdays that go up and down, each with its range. */
const days: readonly PriceDay[] = Array.from({ length: 260 }, (_, index) => {
  const close = 100 + 20 * Math.sin(index / 17) + (index % 5);
  const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
  return { date, open: close - 1, high: close + 1 + (index % 3), low: close - 2, close, volume: 1_000 + index };
});
const about = { ticker: "KO", source: "bundled" };

function session(given: readonly PriceDay[], index: number) {
  const technical = technicalOf(given);
  if ("kind" in technical) throw new Error(technical.reason);
  return { technical, told: technicalSession(technical, given[index]?.date ?? "", about) };
}

it("tells every line of a day in the middle, bit for bit, and each can be worked out again from the days before", () => {
  const { technical, told } = session(days, 230);
  for (const name of technicalLineNames) expect(told?.cells[name]?.value, name).toBe(technical.lines[name][230]);
  for (const name of sessionCellNames) {
    const cell = told?.cells[name];
    const under = told && cell && traceUnder(told.trace, cell.node);
    expect(under && replay(under), name).toBe(cell?.value);
    const latest = under?.nodes.flatMap((node) => (node.kind === "reference" ? [node.asOf] : [])).sort();
    expect(latest?.at(-1), name).toBe(days[230]?.date);
  }
});

it("tells the prices of the day as they were given, with their source", () => {
  const { told } = session(days, 40);
  expect(told?.cells.open?.value).toBe(days[40]?.open);
  const { node = -1 } = told?.cells.open ?? {};
  expect(told?.trace.nodes[node]).toMatchObject({
    name: "openPrice",
    ticker: "KO",
    source: "bundled",
    asOf: "2024-02-10",
  });
  expect(told?.cells.volume?.value).toBe(1_040);
  expect(told?.cells.sma50).toBeNull();
});

it("tells nothing of what a source leaves out, and null for a day without prices", () => {
  const closesOnly = days.map((day) => ({ ...day, open: null, high: null, low: null, volume: null }));
  const { technical, told } = session(closesOnly, 259);
  for (const name of ["open", "high", "low", "volume", "atr14", "obv"] as const) expect(told?.cells[name]).toBeNull();
  expect(told?.cells.sma200?.value).toBeGreaterThan(0);
  expect(technicalSession(technical, "2030-01-01", about)).toBeNull();
});
