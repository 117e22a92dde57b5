import { expect, it } from "vitest";
import { servedProduct } from "../served-product.ts";
import { inFull } from "../shared-parts/in-full-contract.ts";
import { operationsWithoutKeys } from "./keyed-operations.ts";

type Operation = {
  operationId: string;
  parameters?: readonly { name: string; in: string }[];
  responses: Readonly<Record<string, { description: string; headers?: object }>>;
};

const described = async () => {
  const answer = await servedProduct().request("http://localhost/api/openapi.json");
  // Our own description, of which these parts are read.
  const document = inFull((await answer.json()) as Parameters<typeof inFull>[0]);
  return Object.values(document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>).flatMap(
    (methods) => Object.entries(methods).map(([method, operation]) => ({ method, ...operation })),
  );
};
const isKeyed = ({ parameters = [] }: Operation) =>
  parameters.some((each) => each.name === "Idempotency-Key" && each.in === "header");

it("describe the header, its refusals and the mark of a replay at every POST operation but those that are named", async () => {
  const operations = await described();
  const posted = operations.filter(({ method }) => method === "post");
  const without = posted.filter((each) => !isKeyed(each)).map(({ operationId }) => operationId);
  expect(without.sort()).toEqual([...operationsWithoutKeys].sort());
  expect(operations.filter((each) => each.method !== "post" && isKeyed(each))).toEqual([]);
  const keyed = posted.filter(isKeyed);
  expect(keyed.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(["addJob", "createKey", "sendContactMessage", "signUp", "makeTeam", "testWebhook"]),
  );
  for (const { operationId, responses } of keyed) {
    expect(responses[409]?.description, operationId).toContain("idempotencyKeyInUse, idempotencyOutcomeUnknown");
    expect(responses[422]?.description, operationId).toContain("idempotencyKeyReused");
    expect(responses[429]?.description, operationId).toContain("tooManyIdempotencyKeys");
    const done = Object.entries(responses).filter(([status]) => Number(status) < 300);
    expect(done.length, operationId).toBeGreaterThan(0);
    for (const [, answer] of done) expect(answer.headers, operationId).toHaveProperty("Idempotent-Replayed");
  }
});
