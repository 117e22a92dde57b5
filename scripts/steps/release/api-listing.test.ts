import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type ApiDifference, addedBy, brokenBy, nameOf, readListing } from "./api-differences-contract.ts";
import { listingOf, writtenListing } from "./api-listing.ts";
import type { ApiLine } from "./changes.ts";
import { presentApi } from "./present-api.ts";
import { formerListing, waitingChanges } from "./release-version.ts";

const root = join(import.meta.dirname, "../../..");

const describing = (changes: object = {}, schemas: object = {}, paths: object = {}) => ({
  paths: {
    "/v1/jobs": {
      post: {
        parameters: [{ name: "lang", in: "query", schema: { type: "string", enum: ["es", "en"] } }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/NewJob" } } } },
        responses: {
          201: { content: { "application/json": { schema: { $ref: "#/components/schemas/Job" } } } },
          400: { content: {} },
        },
        ...changes,
      },
    },
    ...paths,
  },
  components: {
    schemas: {
      NewJob: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      Job: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "string" },
          runs: { type: "array", items: { properties: { at: { type: "string" } } } },
        },
      },
      ...schemas,
    },
  },
});
const former = listingOf(describing());
const broken = (...changes: Parameters<typeof describing>) => brokenBy(listingOf(describing(...changes)), former);
const string = { type: "string" };

it("is the same when it is written and read", () => {
  expect(readListing(writtenListing(former))).toEqual(former);
  expect(former.get("sent NewJob")).toEqual(new Set(["name!: string"]));
  expect(former.get("Job")).toEqual(
    new Set(["id!: string", "runs: object[]", "runs.at: string"].map((part) => part.replace("object", "any"))),
  );
});

it.each<[string, ApiDifference[], Parameters<typeof describing>]>([
  [
    "a value of a parameter",
    [{ of: "POST /v1/jobs", part: "query lang = es" }],
    [{ parameters: [{ name: "lang", in: "query", schema: { type: "string", enum: ["en"] } }] }],
  ],
  [
    "a parameter",
    [
      { of: "POST /v1/jobs", part: "query lang: string" },
      { of: "POST /v1/jobs", part: "query lang = es" },
      { of: "POST /v1/jobs", part: "query lang = en" },
    ],
    [{ parameters: [] }],
  ],
  [
    "an answer",
    [
      { of: "POST /v1/jobs", part: "201" },
      { of: "POST /v1/jobs", part: "201 application/json: Job" },
    ],
    [{ responses: {} }],
  ],
  [
    "a field within a field",
    [{ of: "Job", part: "runs.at: string" }],
    [{}, { Job: { required: ["id"], properties: { id: string, runs: { type: "array", items: {} } } } }],
  ],
  [
    "a field that is not always there any more",
    [
      { of: "Job", part: "id!: string" },
      { of: "Job", part: "runs: any[]" },
      { of: "Job", part: "runs.at: string" },
    ],
    [{}, { Job: { properties: { id: string } } }],
  ],
  [
    "a schema",
    [{ of: "POST /v1/jobs", part: "201 application/json: Job" }],
    [{ responses: { 201: { content: { "application/json": { schema: string } } } } }],
  ],
  [
    "another kind of a field",
    [
      { of: "sent NewJob", part: "name!: string" },
      { of: "sent NewJob", part: "name!: number" },
    ],
    [{}, { NewJob: { required: ["name"], properties: { name: { type: "number" } } } }],
  ],
  [
    "a field that must be sent",
    [{ of: "sent NewJob", part: "cron!: string" }],
    [{}, { NewJob: { required: ["name", "cron"], properties: { name: string, cron: string } } }],
  ],
])("breaks by %s", (_, differences, changes) => {
  expect(broken(...changes)).toEqual(differences);
});

it("breaks by a parameter that must be given, and by nothing that may be left aside", () => {
  const lang = { name: "lang", in: "query", schema: { type: "string", enum: ["es", "en", "it"] } };
  const must = { name: "day", in: "query", required: true, schema: string };
  expect(broken({ parameters: [lang, must] })).toEqual([{ of: "POST /v1/jobs", part: "query day!: string" }]);
  const may = { name: "day", in: "query", schema: string };
  const Job = {
    required: ["id", "day"],
    properties: { id: string, day: string, runs: { type: "array", items: { properties: { at: string } } } },
  };
  const get = { responses: { 200: {} } };
  const more = describing({ parameters: [lang, may], deprecated: true }, { Job }, { "/v1/more": { get } });
  expect(brokenBy(listingOf(more), former)).toEqual([]);
  expect(addedBy(listingOf(more), former)).toEqual([
    { of: "POST /v1/jobs", part: "deprecated" },
    { of: "POST /v1/jobs", part: "query day: string" },
    { of: "GET /v1/more", part: null },
  ]);
});

it.each([
  ["query lang = es", "lang"],
  ["header Idempotency-Key: string", "Idempotency-Key"],
  ["runs.at: string", "runs.at"],
  ["name!: string", "name"],
  ["201 application/json: Job", "201 application/json"],
  ["deprecated", "deprecated"],
])("names of %s what a line has to name: %s", (part, name) => {
  expect(nameOf(part)).toBe(name);
});

const quotes = (line: ApiLine, word: string) => line.en.includes(`\`${word}\``);

it("loses and changes nothing since the last version that no waiting line tells", async () => {
  const present = listingOf(await presentApi());
  const last = readListing(readFileSync(join(root, formerListing), "utf8"));
  expect(last.size).toBeGreaterThan(200);
  const lines = waitingChanges(root).flatMap(({ api }) => api);
  const untold = brokenBy(present, last).filter(
    ({ of, part }) =>
      !lines.some(
        (line) =>
          (line.kind === "removed" || line.kind === "changed") &&
          quotes(line, of.replace(/^sent /, "")) &&
          (part === null || quotes(line, nameOf(part))),
      ),
  );
  expect(untold, "add a line “- API removed: …” or “- API changed: …” to a file of .changeset").toEqual([]);
  const isTold = ({ of, part }: ApiDifference) =>
    lines.some(
      (line) =>
        (part === "deprecated" ? line.kind === "deprecated" : line.kind === "added") &&
        quotes(line, part === null || part === "deprecated" ? of : nameOf(part)),
    );
  const unnamed = addedBy(present, last).filter((each) => !isTold(each));
  expect(unnamed, "add a line “- API added: …” or “- API deprecated: …” to a file of .changeset").toEqual([]);
});
