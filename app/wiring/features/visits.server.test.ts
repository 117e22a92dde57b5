import { expect, it } from "vitest";
import { testContext } from "../test-context.server.ts";
import { readersOf, withoutVisits } from "./visits.server.ts";

it("counts a page under its path, an import as the page of imports, and no page that belongs to one person", () => {
  const counted: string[] = [];
  const { countVisit } = readersOf(testContext(), { ...withoutVisits, count: ({ path }) => counted.push(path) });
  const own = ["/admin", "/admin/people", "/profile", "/history/", "/auth", "/preferences", "/sign-out"];
  for (const pathname of [...own, "/blog/", "/import/0190b5f0", "/"]) countVisit({ pathname, who: "a reader" });
  expect(counted).toEqual(["/blog", "/import", "/"]);
});
