import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it("has the colours of the product, in both themes", () => {
  const tokens = read("web/design/tokens.css");
  const inTheme = (selector: string) => {
    const from = tokens.indexOf(selector);
    return new Map(
      [...tokens.slice(from, tokens.indexOf("}", from)).matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  };
  const [light, dark] = [inTheme(":root {"), inTheme(':root[data-theme="dark"] {')];
  const own = [...read("public/api-docs.css").matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
  expect(own.length).toBeGreaterThan(5);
  for (const [, name, ofLight, ofDark] of own)
    expect([name, ofLight, ofDark]).toEqual([name, light.get(name), dark.get(name)]);
});
