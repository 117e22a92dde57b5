import { OpenAPIHono } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";
import { sessionCookie } from "../../../http/cookies.ts";
import { addShareLinks } from "./share-links.ts";

it("opens a link for its owner by session and by key as for its owner, who is not counted", async () => {
  const readers: (string | null)[] = [];
  const [account, token] = [{ id: "owner" }, "t".repeat(43)];
  // The two parts that this operation asks.
  const product = {
    accounts: {
      personOf: async (given: string) => (given === token ? { account } : null),
      accountOfApiKey: async () => account,
    },
    shareLinks: {
      async open({ readerId }: { readerId: string | null }) {
        readers.push(readerId);
        return { shared: { ticker: "KO" } };
      },
    },
  } as unknown as ApiProduct;
  const api = new OpenAPIHono();
  api.onError((error, c) => c.text(Failure.from(error).code, 418));
  addShareLinks(api, product, { isSecure: false } as ApiSettings);
  const open = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ token: "x" });
    const request = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
    return (await api.request("/v1/shared", request)).text();
  };
  const cookie = sessionCookie({ token, expiresAt: new Date() }, false).split(";")[0] ?? "";
  const asked: Record<string, string>[] = [{}, { cookie }, { authorization: `Bearer valora_${token}` }];
  for (const headers of asked) expect(JSON.parse(await open(headers))).toEqual({ ticker: "KO" });
  expect(readers).toEqual([null, "owner", "owner"]);
  expect(await open({ authorization: "Bearer" })).toBe("apiKeyInvalid");
});
