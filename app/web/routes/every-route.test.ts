import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const subjects = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

it.each(subjects.map(({ name }) => name))("has tests of %s that ask every loader and action of it", (subject) => {
  const file = join(import.meta.dirname, subject, `${subject}-routes.test.ts`);
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(`\neveryEntryIsAsked("${subject}");\n`);
});
