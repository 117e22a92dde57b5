import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { JobRuns } from "../../../features/status/contracts/dependency.ts";
import type { Language } from "../../../messages/languages.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { StatusRows } from "./status-rows.tsx";

const ended: JobRuns = {
  everySeconds: 86_400,
  begunAt: "2026-11-30T22:30:00Z",
  endedAt: "2026-11-30T22:50:00Z",
  nextAt: "2026-12-01T22:30:00Z",
  fault: null,
};

async function toldOf(runs: JobRuns, language: Language = "en") {
  const row = { name: "jobs", part: "prices", state: "up", since: null, seenAt: null, cause: null, runs } as const;
  return renderToStaticMarkup(await staged(<StatusRows rows={[row]} />, language)).replace(/<[^>]*>/g, " ");
}

it("says of a job when it ran and when it will run next", async () => {
  const told = await toldOf(ended);
  expect(told).toMatch(/Every 24 hours · last run: .+ · next: /);
  expect(told).not.toContain("not finished yet");
});

it("names no next moment, which may be over, of a job whose run has not ended", async () => {
  const underWay = { ...ended, endedAt: null, nextAt: "2026-11-30T22:31:00Z" };
  expect(await toldOf(underWay)).toMatch(/last run: [^·]+ · not finished yet/);
  expect(await toldOf(underWay)).not.toContain("next:");
  expect(await toldOf(underWay, "es")).toContain("sin terminar todavía");
  expect(await toldOf(underWay, "it")).toContain("non ancora terminata");
});

it("says of a job that has never run that it has not", async () => {
  expect(await toldOf({ ...ended, begunAt: null, endedAt: null, nextAt: null })).toContain("not run yet");
});
