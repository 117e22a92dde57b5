import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type ProofCase, proofOf } from "../proof/index.ts";
import { adapters } from "./adapters.ts";

/**
 * Published examples with their answers, kept beside the repository; without them this file skips. Those of our methods
 * are committed in `methods/<name>/proof-cases.json` and `proof/cases.json`, and always tried.
 */
const file = resolve(import.meta.dirname, "../../../../../shared/examples/worked-examples.json");

type Example = Pick<ProofCase, "id" | "inputs" | "expected" | "tolerance"> & { method: string };

const isOurs = (method: string): method is ProofCase["method"] => method in adapters;

describe.skipIf(!existsSync(file))("published worked examples", () => {
  const examples: Example[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];

  it.each(examples.map((example) => [example.id, example] as const))(
    "%s comes out within its tolerance",
    (_, example) => {
      const { method } = example;
      if (!isOurs(method)) throw new Error(`nothing answers ${method}`);
      const { figures } = proofOf({ ...example, method, family: "mathematics", kind: "published", source: "" });
      expect(figures.filter(({ isWithin }) => !isWithin)).toEqual([]);
      expect(figures.length).toBeGreaterThan(0);
    },
  );

  it("are covered, all 66", () => {
    expect(examples).toHaveLength(66);
    expect(examples.filter(({ method }) => !isOurs(method)).map(({ id }) => id)).toEqual([]);
  });
});
