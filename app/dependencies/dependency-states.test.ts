import { expect, it } from "vitest";
import { causeCodes } from "../features/status/contracts/dependency.ts";
import { causeText } from "./causes.ts";
import { dependencyStates } from "./dependency-states.ts";

function told() {
  const lines: Record<string, unknown>[] = [];
  let moment = 0;
  const write = (level: string) => (fields: object, message: string) => lines.push({ level, message, ...fields });
  const now = () => {
    moment += 1_000;
    return new Date(moment);
  };
  const states = dependencyStates({ info: write("info"), error: write("error") }, now);
  return { lines, states };
}

it("tells a fault once and its end once, each with the cause, however often they are seen", () => {
  const { lines, states } = told();
  const mail = { name: "mail" } as const;
  states.up(mail);
  expect(lines, "what works from the start").toEqual([]);
  for (const cause of ["refused", "refused", "timed out"]) states.down(mail, cause);
  expect(lines).toEqual([
    {
      level: "error",
      message: "the mail server: fails",
      outage: "the mail server",
      dependency: "mail",
      reason: "refused",
    },
  ]);
  expect(states.present()).toMatchObject([
    { name: "mail", isUp: false, since: "1970-01-01T00:00:02.000Z", seenAt: "1970-01-01T00:00:04.000Z" },
  ]);
  expect(states.present()[0]?.cause, "the newest one").toEqual({ code: "said", text: "timed out" });
  states.up(mail);
  states.up(mail);
  expect(lines.slice(1)).toEqual([
    {
      ...{ level: "info", message: "the mail server: works again", outage: "the mail server" },
      ...{ dependency: "mail", seconds: 0, reason: "timed out" },
    },
  ]);
  expect(states.isDown(mail)).toBe(false);
});

it("keeps providers and jobs apart, and forgets those that this process has no part in", () => {
  const { lines, states } = told();
  states.down({ name: "sources", part: "fmp" }, "timedOut");
  states.up({ name: "sources", part: "finnhub" });
  expect(lines.map(({ outage }) => outage)).toEqual(["the data provider fmp"]);
  states.forget({ name: "sources", part: "fmp" });
  expect(states.present().map(({ part }) => part)).toEqual(["finnhub"]);
});

it("has words for every cause", () => {
  for (const code of causeCodes) expect(causeText({ code, figure: 7 })).toMatch(/^[a-z][\w ]+$/);
});
