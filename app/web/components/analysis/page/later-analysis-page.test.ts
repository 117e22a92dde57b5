import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const rooms = ["analysis", "peers", "understanding", "uncertainty"];
const components = join(here, "../..");

it("the page of a result brings its styles before its scripts, all of them", () => {
  const imported = readFileSync(join(here, "later-analysis-page.tsx"), "utf8");
  const styles = rooms.flatMap((room) =>
    readdirSync(join(components, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      // Imported by the routes: pages of lists use it too.
      .filter((name) => !name.endsWith("/analysis.css") && !name.startsWith("styles/"))
      .map((name) => relative(here, join(components, room, name)).replace(/^(?!\.)/, "./")),
  );
  expect(styles.filter((path) => !imported.includes(`import "${path}";`))).toEqual([]);
});
