import { expect, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { accountSurfaces } from "./bad-inputs/account-case.ts";
import { accountRequest } from "./bad-inputs/account-requests.ts";
import type { BadInput } from "./bad-inputs/case.ts";
import { exchange } from "./bad-inputs/exchange.ts";
import { ownAccountCases } from "./bad-inputs/own-account-cases.ts";
import { ownCases } from "./bad-inputs/own-cases.ts";
import { wrongIn } from "./bad-inputs/run-case.ts";
import { sharedAccountCases } from "./bad-inputs/shared-account-cases.ts";
import { sharedCases } from "./bad-inputs/shared-cases.ts";
import { violations } from "./bad-inputs/violations.ts";

// The same cases as in the unit tests, which ask them all every day, here against the built site with its real pages and its real database.
const shared = sharedCases();
const surfaces = [...new Set(ownCases.map(({ surface }) => surface))];

async function wrongAnswers(cases: readonly BadInput[], address: string): Promise<string[]> {
  const { hostname, port } = new URL(address);
  const wrong: string[] = [];
  for (const each of cases) {
    const found = await wrongIn(each, { host: hostname, port: Number(port) });
    if (found.length > 0) wrong.push(`${each.id} (${each.why}): ${found.join(", ")}`);
  }
  return wrong;
}

for (const surface of surfaces) {
  test(`bad inputs of ${surface} get the answer they deserve, and the server stays healthy`, async ({
    baseURL,
    request,
  }) => {
    if (surface === "import.file") test.setTimeout(400_000);
    const cases = [...ownCases, ...(shared ?? [])].filter((each) => each.surface === surface);
    expect(await wrongAnswers(askedToday(cases, { days: 3 }), baseURL ?? "")).toEqual([]);
    expect((await request.get("/healthz")).status()).toBe(200);
  });
}

for (const surface of accountSurfaces) {
  test(`bad inputs of ${surface} get the answer they deserve from the built site`, async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? "");
    const wrong: string[] = [];
    for (const each of [...ownAccountCases, ...(sharedAccountCases() ?? [])].filter((one) => one.surface === surface)) {
      const request = accountRequest(each);
      // Situations of several requests, and what is rightly kept, have a test beside the API.
      if (request === null || each.expected.status.includes(200)) continue;
      const answer = await exchange(request, { host: hostname, port: Number(port) });
      const found = violations(each, { ...answer, milliseconds: 0 });
      if (found.length > 0) wrong.push(`${each.id} (${each.why}): ${found.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });
}

test("a page that fails speaks HTML to browsers, with the status of its failure", async ({ request }) => {
  for (const [path, status] of [
    ["/nothing-here", 404],
    ["/analysis/ZZZZZZ", 404],
    ["/analysis/SPY", 422],
  ] as const) {
    const response = await request.get(path, { headers: { Accept: "text/html" } });
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([
      path,
      status,
      "text/html; charset=utf-8",
    ]);
  }
});

test("files of the build are kept for a year, and nothing outside it is served", async ({ request }) => {
  const home = await (await request.get("/", { headers: { Accept: "text/html" } })).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? "";
  const asset = await request.get(script, { headers: { "Accept-Encoding": "br" } });
  expect(asset.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset.headers()["content-type"]).toBe("text/javascript; charset=utf-8");
  for (const path of ["/assets/", "/server/index.js", "/package.json", "/fingerprint"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
