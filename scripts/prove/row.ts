/** How a row is measured: by kills of processes that write or of servers that deliver, by a load of its own, by tests that are already there, elsewhere, or not at all. */
type Measure =
  | { kind: "kills"; of: "writes" | "deliveries" }
  | { kind: "load"; of: "soak" | "streams" | "sockets" | "users" }
  | { kind: "tests"; runner: "vitest" | "playwright"; files: readonly string[] }
  | { kind: "elsewhere"; where: string }
  | { kind: "none"; why: string };
/** What was measured of a row, and whether it holds. */
export type Figure = { text: string; state: "holds" | "fails" | "unclear" | "open" };
export type Row = { id: string; what: string; goal: string; by: Measure };

export const tests = (...files: readonly string[]): Measure => ({ kind: "tests", runner: "vitest", files });
export const served = (...files: readonly string[]): Measure => ({ kind: "tests", runner: "playwright", files });
export const bench: Measure = { kind: "elsewhere", where: "`npm run bench:server`, [server](server.md), with its day" };
export const none = (why: string): Measure => ({ kind: "none", why });
