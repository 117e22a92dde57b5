import { afterAll, expect, it } from "vitest";
import { operations as limited } from "../e2e/plan-limit-rows.ts";
import { callers, matrix } from "./authorisation-contract.ts";
import { authorisedCallers } from "./authorised-callers-contract.ts";
import { keyNeeds } from "./key-needs-contract.ts";

const { ask, signInAs, scopedKey, ownersPath, close } = await authorisedCallers();
afterAll(close);

it("has a row for every operation that the API describes, and no other, as the plan limits have", async () => {
  const document = (await (await ask("/openapi.json")).json()) as { paths: Record<string, object> };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(matrix).sort()).toEqual(operations.sort());
  // What the plan gives at each is asked over HTTP; that each is asked shows here already.
  expect(Object.keys(limited).sort()).toEqual(operations.sort());
});

it.each(Object.entries(matrix))("%s answers each caller as it should", async (operation, { row, body }) => {
  const [method = "", path = ""] = operation.split(" ");
  const statuses: Record<string, number> = {};
  const kept: Record<string, string> = {};
  for (const caller of callers) {
    const owners = await ownersPath(path);
    const headers = await signInAs(caller);
    const response = await ask(owners, {
      method,
      headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    statuses[caller] = response.status;
    if (caller !== "visitor") kept[caller] = response.headers.get("cache-control") ?? "";
  }
  expect(statuses).toEqual(row);
  expect([...new Set(Object.values(kept))], "answers for one person are kept by no cache").toEqual([
    "private, no-store",
  ]);
});

const ofScope: ReadonlySet<string> = new Set(["keyExpired", "keyReadOnly", "keyOfOtherSubject"]);
const needOf = (operation: string) =>
  Object.keys(keyNeeds).find((need) => keyNeeds[need]?.includes(operation)) ?? "nothing";

it.each(Object.entries(matrix))("%s is closed to keys that are not enough", async (operation, { row, body }) => {
  const [method = "", path = ""] = operation.split(" ");
  const [access, subject] = needOf(operation).split(" ");
  const asks = async (key: Promise<string>) => {
    const response = await ask(await ownersPath(path), {
      method,
      headers: { Authorization: `Bearer ${await key}`, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    return code !== undefined && ofScope.has(code) ? code : response.status;
  };
  expect({
    read: await asks(scopedKey({ access: "read" })),
    ofTheses: await asks(scopedKey({ subject: "theses" })),
    expired: await asks(scopedKey({}, true)),
  }).toEqual({
    read: access === "write" ? "keyReadOnly" : row.key,
    ofTheses: access === "nothing" || subject === "theses" ? row.key : "keyOfOtherSubject",
    expired: "keyExpired",
  });
});

it("refuses, by name, what people may not set of themselves", async () => {
  const headers = { ...(await signInAs("other")), "Content-Type": "application/json" };
  for (const body of ['{"role":"admin"}', '{"plan":"pro"}', '{"email":"eve@test.example"}']) {
    const response = await ask("/v1/me", { method: "PATCH", headers, body });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "fieldUnknown"]);
  }
  expect(((await (await ask("/v1/me", { headers })).json()) as { role: string }).role).toBe("user");
});

it.each([
  ["a session that ended", { Cookie: `valora-session=${"a".repeat(43)}` }, "/v1/me", 401, "sessionInvalid"],
  [
    "a cookie whose name only looks like ours",
    { Cookie: `\u00a0valora-session=${"a".repeat(43)}` },
    "/v1/me",
    401,
    "sessionInvalid",
  ],
  ["no session", {}, "/v1/me", 401, "unauthenticated"],
  ["another scheme", { Authorization: "Basic dmFsb3Jh" }, "/v1/me", 401, "apiKeyInvalid"],
  ["a scheme without a key", { Authorization: "Bearer " }, "/v1/me", 401, "apiKeyInvalid"],
  ["a long header", { Authorization: "A".repeat(60_000) }, "/v1/me", 401, "apiKeyInvalid"],
  [
    "a wrong key where none is needed",
    { Authorization: `Bearer valora_${"a".repeat(43)}` },
    "/v1/companies?query=ko",
    401,
    "apiKeyInvalid",
  ],
  ["a key in the address", {}, `/v1/me?apiKey=valora_${"a".repeat(43)}`, 400, "apiKeyInUrl"],
  ["a page of admins that is not there", {}, "/v1/admin/users", 404, "notFound"],
] as const)("answers %s", async (_, headers, path, status, code) => {
  const response = await ask(path, { headers });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
});
