import { expect, it } from "vitest";
import { servedProduct } from "../served-product.ts";
import { inFull } from "../shared-parts/in-full-contract.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(`/api${path}`);

/** The parameters that each operation requires. */
const questions: Readonly<Record<string, string>> = {
  "/v1/analysis": "ticker=KO",
  "/v1/compare": "tickers=KO,ZZZZZ",
  "/v1/data": "ticker=KO",
  "/v1/multiples": "ticker=KO",
  "/v1/ratios": "ticker=KO",
  "/v1/screener": "limit=5",
  "/v1/statements": "ticker=AAPL&period=quarterly",
  "/v1/technical": "ticker=AAPL",
  "/v1/value-through-time": "ticker=JPM",
};

type Parameter = { name: string; schema: { example?: string } };
type Document = { paths: Record<string, { get?: { parameters?: Parameter[]; responses: Record<string, object> } }> };
const { paths }: Document = inFull(await (await ask("/openapi.json")).json());
const examples = Object.entries(paths).flatMap(([path, { get }]) => {
  const fields = get?.parameters?.find(({ name }) => name === "fields");
  return fields === undefined ? [] : [[path, fields.schema.example ?? ""] as const];
});

it("are all that answer with a large body", () => {
  expect(examples.map(([path]) => path).toSorted()).toEqual(Object.keys(questions));
});

it.each(examples)(
  "%s answers the fields of its example, which stand in the whole answer too",
  async (path, example) => {
    const asked = `${path}?${questions[path]}`;
    const [whole, part] = [await (await ask(asked)).text(), await ask(`${asked}&fields=${example}`)];
    expect(part.status).toBe(200);
    const text = await part.text();
    expect(text.length).toBeLessThan(whole.length / 2);
    const leaves = leavesOf(JSON.parse(text));
    expect(leaves.length).toBeGreaterThan(1);
    const known = new Set(leavesOf(JSON.parse(whole)));
    expect(leaves.filter((leaf) => !known.has(leaf))).toEqual([]);
    // What the example names is there: the last step of each of its paths.
    for (const name of example.split(",").map((field) => field.split(".").at(-1)))
      expect(leaves.some((leaf) => leaf.includes(`.${name}`)) || path === "/v1/screener", `${name}`).toBe(true);
  },
);

it.each(examples)("%s refuses a field that it has not got, and twice the same parameter", async (path, example) => {
  const refused = async (search: string) => {
    const answer = await ask(`${path}?${questions[path]}&${search}`);
    return [answer.status, (await answer.json()).code];
  };
  expect(await refused("fields=schemaVersion,nothingOfTheKind")).toEqual([400, "answerFieldUnknown"]);
  expect(await refused(`fields=${example}&fields=${example}`)).toEqual([400, "paramRepeated"]);
});

/** Leaves with their places, but for the numbers of places in lists: a part may leave items out. */
function leavesOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, path));
  if (typeof value !== "object" || value === null) return [`${path}=${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, `${path}.${name}`));
}
