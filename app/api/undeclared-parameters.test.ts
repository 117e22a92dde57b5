import { expect, it } from "vitest";
import { servedProduct } from "./served-product.ts";

const app = servedProduct();
const answered = async (method: string, path: string) => {
  const answer = await app.request(`/api/v1${path}`, { method });
  return [answer.status, ((await answer.json()) as { code: string }).code]; // each of these is refused with a problem
};

it.each([
  ["POST", "/auth/sign-out?notDeclared=1", 400, "paramUnknown"],
  ["POST", "/auth/sign-out?lang=es&lang=it", 400, "paramRepeated"],
  ["POST", "/auth/sign-out?lang=", 400, "enumInvalid"],
  ["POST", "/portfolio?notDeclared=1", 400, "paramUnknown"],
  ["POST", "/portfolio.csv?lang=es&lang=it", 400, "paramRepeated"],
  ["POST", "/portfolio.xlsx?lang=fr", 400, "enumInvalid"],
  // Who may not ask is told that first.
  ["GET", "/me/keys?userId=1", 401, "unauthenticated"],
  ["DELETE", "/history?ticker=KO", 401, "unauthenticated"],
  ["GET", "/policies?lang=it", 401, "unauthenticated"],
  ["GET", "/analysis?ticker=KO&notDeclared=1", 400, "paramUnknown"],
])("%s %s is refused with %i %s", async (method, path, status, code) => {
  expect(await answered(method, path)).toEqual([status, code]);
});
