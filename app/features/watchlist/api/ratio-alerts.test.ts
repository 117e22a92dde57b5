import { beforeAll, expect, it } from "vitest";
import { limitedApi } from "../../accounts/api/limited-api-contract.ts";

const { request, signedIn } = await limitedApi("ratio-alerts");
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  person = await signedIn("ratio-alerts");
  await send("POST", "/watchlist", { ticker: "KO" });
});

async function send(method: "POST" | "PUT" | "DELETE", path: string, body: object) {
  const headers = { ...person.from.headers, "Content-Type": "application/json" };
  const response = await request(path, { headers }, { method, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

const typed = { ticker: "KO", measure: "ratio", ratio: "marketValue/ebitda", direction: "below", threshold: 8 };

it("makes an alert on a ratio, tells it with the watchlist, and replaces it", async () => {
  const made = await send("POST", "/alerts", typed);
  const condition = {
    ...{ measure: "ratio", ratio: "marketValue / ebitda", unit: "ratio" },
    ...{ direction: "below", threshold: 8, currency: null },
  };
  expect(made).toMatchObject({ status: 201, body: { ticker: "KO", condition, state: "armed" } });
  const { companies } = await (await request("/watchlist", person.from)).json();
  expect(companies).toMatchObject([{ ticker: "KO", alerts: [{ condition }] }]);
  const { ticker: _ticker, ...change } = { ...typed, ratio: "freeCashFlow", threshold: 5e9 };
  expect(await send("PUT", `/alerts/${made.body.id}`, change)).toMatchObject({
    status: 200,
    body: { condition: { ratio: "freeCashFlow", unit: "money", threshold: 5e9, currency: "USD" } },
  });
});

it("says of an unknown name in a formula which figure is like it, and of no symbol", async () => {
  const { body } = await send("POST", "/alerts?lang=en", { ...typed, ratio: "marketValue / ebitdaa" });
  expect(body.title).toContain("ebitdaa");
  expect(body).not.toHaveProperty("detail");
});

it.each([
  [{ ratio: "evEbitda" }, 400, "ratioNameUnknown"],
  [{ ratio: "marketValue +" }, 400, "ratioMalformed"],
  [{ ratio: "marketValue + netMargin" }, 400, "ratioUnitsDiffer"],
  [{ ratio: "median(price, 3)" }, 400, "ratioOfToday"],
  [{ ratio: "median(roic, 99)" }, 400, "ratioYearsInvalid"],
  [{ ratio: "x".repeat(301) }, 422, "ratioTooLarge"],
  [{ ratio: undefined }, 400, "fieldRequired"],
  [{ ratio: 8 }, 400, "fieldType"],
  [{ threshold: 1e19 }, 422, "outOfRange"],
  [{ measure: "gap", threshold: 0.2 }, 400, "fieldUnknown"],
  [{ unit: "rate" }, 400, "fieldUnknown"],
])("refuses %j with %i, %s", async (change, status, code) => {
  expect(await send("POST", "/alerts", { ...typed, ...change })).toMatchObject({ status, body: { code } });
});
