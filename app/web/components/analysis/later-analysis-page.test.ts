import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const rooms = ["analysis", "peers", "understanding", "uncertainty"];

it("the page of a result brings its styles before its scripts, all of them", () => {
  const imported = readFileSync(join(here, "later-analysis-page.tsx"), "utf8");
  const styles = rooms.flatMap((room) =>
    readdirSync(join(here, "..", room))
      .filter((name) => name.endsWith(".css"))
      // Imported by the routes: pages of lists use it too.
      .filter((name) => name !== "analysis.css")
      .map((name) => (room === "analysis" ? `./${name}` : `../${room}/${name}`)),
  );
  expect(styles.filter((path) => !imported.includes(`import "${path}";`))).toEqual([]);
});
