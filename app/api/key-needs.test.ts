import { describe, expect, it } from "vitest";
import { keyNeedOf } from "./key-needs.ts";
import { keyNeeds } from "./key-needs-contract.ts";
import { servedProduct } from "./served-product.ts";

type Document = { paths: Record<string, object> };

async function describedOperations(): Promise<string[]> {
  const { paths } = (await (await servedProduct().request("/api/openapi.json")).json()) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe("what a question needs of a key", () => {
  it("is named for every operation that the API describes, and is what the list says", async () => {
    const needs: Record<string, string[]> = {};
    for (const operation of await describedOperations()) {
      const [method = "", path = ""] = operation.split(" ");
      const need = keyNeedOf(method, path);
      const name = need === null ? "nothing" : `${need.access} ${need.subject}`;
      needs[name] = [...(needs[name] ?? []), operation].toSorted();
    }
    expect(needs).toEqual(
      Object.fromEntries(Object.entries(keyNeeds).map(([need, operations]) => [need, operations.toSorted()])),
    );
  });

  it.each([
    ["GET", "/api/v1/news"],
    ["POST", "/api/v1/news/KO"],
    ["GET", "/api/v1/analysis-of-all"],
    ["GET", "/api/v1/constructor"],
    ["GET", "/api/v1/"],
  ])("is all that a key may do where the part has no name: %s %s", (method, path) => {
    expect(keyNeedOf(method, path)).toEqual({ access: "write", subject: null });
  });

  it("is the same for HEAD as for GET", () => {
    expect(keyNeedOf("HEAD", "/api/v1/theses")).toEqual({ access: "read", subject: "theses" });
    expect(keyNeedOf("HEAD", "/api/v1/screener.csv")).toEqual({ access: "read", subject: "analysis" });
  });
});
