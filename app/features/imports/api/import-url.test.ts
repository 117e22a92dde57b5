import { createMarketData, type MarketData } from "@valora/market-data";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { withCheckedAnswers } from "../../../api/checked-answers.ts";
import { Problem } from "../../../core/shared/contracts/problem.ts";
import {
  answersOf,
  ownRemoteCases,
  type RemoteCase,
  sharedRemoteCases,
} from "../../../e2e/bad-inputs/remote/remote-cases.ts";
import { type ScriptedRemote, startScriptedRemote } from "../../../e2e/bad-inputs/remote/scripted-remote.ts";
import { createApp } from "../../../http/app.ts";
import { createLog } from "../../../http/request-log.ts";
import { fileFetcher } from "../../../outbound/fetch-file.ts";
import { productOf } from "../../../wiring/composition.server.ts";

// The product whose internet is one scripted server behind a public address.
const publicAddress = "93.184.216.34";
const publicOrigin = "https://valora.example";
const remotes: ScriptedRemote[] = [];
let marketData: MarketData;

beforeAll(async () => {
  marketData = await createMarketData();
});
afterEach(async () => {
  await Promise.all(remotes.splice(0).map((remote) => remote.close()));
});

/** Only a server that keeps us waiting shall meet the deadline, however busy this machine is. */
const isSilent = (input: RemoteCase["input"]): boolean =>
  "$server" in input && /never|per \d+ s|in \d+ s|slow|stall/.test(input.$server);

async function appFacing(input: RemoteCase["input"]) {
  const remote = await startScriptedRemote("$server" in input ? input.$server : "200");
  remotes.push(remote);
  const answers = "$dns" in input ? [...answersOf(input)] : [[publicAddress]];
  const reached: string[] = [];
  const fetchFile = fileFetcher({
    settings: { privateHosts: [], publicOrigin },
    resolve: async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? [],
    reach: (address) => {
      reached.push(address);
      return { host: "127.0.0.1", port: remote.port };
    },
    deadlineInMilliseconds: isSilent(input) ? 300 : 15_000,
  });
  const none = { record: () => expect.unreachable("nothing is kept") };
  const world = { now: () => new Date("2026-06-01"), pause: async () => {}, marketData };
  const product = productOf({ ...world, predict: () => null, analyses: none, predictions: none }, null, {
    imports: { keep: () => expect.unreachable("nothing is kept"), find: async () => null },
    calibration: async () => [],
    fetchFile,
  });
  const parts = { product, isDatabaseAnswering: async () => true, files: null, log: createLog("silent") };
  const app = withCheckedAnswers(createApp({ ...parts, pages: async () => new Response("", { status: 404 }) }));
  return { app, reached };
}

const declared = {
  name: "Remote",
  country: "ES",
  sector: "industrials",
  currency: "EUR",
  unit: "thousands",
  sharesUnit: "units",
  numberFormat: "comma",
};

async function expectAsToldBy({ input, expected }: RemoteCase) {
  const { app, reached } = await appFacing(input);
  const isSecure = "$server" in input && input.$server === "self-signed TLS";
  const url =
    "$url" in input ? `${publicOrigin}/api/v1/analysis?ticker=KO` : `http${isSecure ? "s" : ""}://example.com/0`;
  const response = await app.request("/api/v1/imports?lang=en", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...declared, url }),
  });
  const text = await response.text();
  expect(expected.status, text.slice(0, 300)).toContain(response.status);
  expect(new Set(reached).size, "only the test server is reached").toBeLessThanOrEqual(1);
  expect(reached.filter((address) => address !== publicAddress)).toEqual([]);
  if (response.status === 200) return;
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const problem = Problem.parse(JSON.parse(text));
  expect(problem.code).toBe(expected.code);
  expect(problem.title).not.toMatch(/failures\.|\{/);
  expect(text, "the address is not echoed").not.toContain("example.com/0");
}

describe("a table at an address", () => {
  it.each(ownRemoteCases.map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    await expectAsToldBy(each);
  });
});

const shared = sharedRemoteCases();
describe.skipIf(shared === null)("the collection beside the repository", () => {
  it.each((shared ?? []).map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    await expectAsToldBy(each);
  });
});
