import { build } from "vite";
import { expect, it } from "vitest";
import { refusesRings } from "./rings.config.ts";

/** Three pages of modules without a ring, packed into files by the names of these. */
const modules: Readonly<Record<string, string>> = {
  page: 'import { one } from "one"; console.log(one);',
  one: 'import { two } from "two"; export const one = [two];',
  two: 'import { three } from "three"; export const two = [three];',
  three: "export const three = { of: console };",
};

async function packed(groups: Readonly<Record<string, RegExp>>) {
  const named = Object.entries(groups).map(([name, test]) => ({ name, test }));
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      { name: "modules", resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] ?? null },
      refusesRings(),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: "page",
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: named } },
      },
    },
  });
}

it("refuses files that import each other, and names their modules", async () => {
  const files = { outer: /^(?:one|three)$/, inner: /^two$/ };
  await expect(packed(files)).rejects.toThrow(/in a ring: \S*outer\S* \(three, one\) and \S*inner\S* \(two\)\./);
});

it("takes files of which each imports what comes before it", async () => {
  const built = await packed({ outer: /^one$/, inner: /^(?:two|three)$/ });
  const names = Array.isArray(built) || !("output" in built) ? [] : built.output.map(({ fileName }) => fileName);
  expect(names).toHaveLength(3);
});
