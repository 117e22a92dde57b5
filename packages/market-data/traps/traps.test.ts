import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { answerOf } from "./adapters/valora-answers.ts";
import { questions, type Trap, trapKinds, trapSchema } from "./questions.ts";
import { isRight, runTraps } from "./run.mjs";

const trapFileSchema = z.strictObject({ $schema: z.string(), traps: z.array(trapSchema).min(1) });

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const traps: Trap[] = readdirSync(here("cases"))
  .toSorted()
  .flatMap((name) => trapFileSchema.parse(JSON.parse(readFileSync(here(`cases/${name}`), "utf8"))).traps);

describe("the traps", () => {
  it("are at least sixty of at least ten kinds, each with a name of its own and a source", () => {
    expect(traps.length).toBeGreaterThanOrEqual(60);
    expect(new Set(traps.map(({ id }) => id)).size).toBe(traps.length);
    expect(new Set(traps.map(({ kind }) => kind))).toEqual(new Set(trapKinds));
  });

  it.each(traps.map((trap) => [trap.id, trap] as const))("%s is asked and answered as its question says", (_, trap) => {
    const { input, answer } = questions[trap.question];
    expect(z.prettifyError(input.safeParse(trap.input).error ?? new z.ZodError([]))).toBe("");
    expect(z.prettifyError(answer.safeParse(trap.answer).error ?? new z.ZodError([]))).toBe("");
  });

  it("are counted, and their questions told, on the page beside them", () => {
    const page = readFileSync(here("README.md"), "utf8");
    expect(page).toContain(`\n${traps.length} questions`);
    for (const kind of trapKinds) {
      const count = traps.filter((trap) => trap.kind === kind).length;
      expect(page, kind).toMatch(new RegExp(`\\| \`${kind}\` \\|.*\\| ${count} \\|`));
    }
    for (const question of Object.keys(questions)) expect(page).toContain(`| \`${question}\` |`);
  });

  it("are described by the schema beside them", () => {
    const schema = z.toJSONSchema(trapFileSchema);
    expect(JSON.parse(readFileSync(here("trap.schema.json"), "utf8"))).toEqual(schema);
  });
});

describe("Valora", () => {
  it.each(traps.map((trap) => [trap.id, trap] as const))("is not caught by %s", (_, trap) => {
    // safe: the test above holds every input against its question
    const given = answerOf({ question: trap.question, input: trap.input as never });
    expect(isRight(trap.answer, given, trap.tolerance), `${JSON.stringify(given)}: ${trap.why}`).toBe(true);
  });
});

describe("a program that never met a trap", () => {
  it("is caught by most of them, and by one of every kind", async () => {
    const { asked, wrong } = await runTraps([process.execPath, here("adapters/naive.mjs")]);
    expect(asked).toBe(traps.length);
    expect(wrong.length).toBeGreaterThan(asked / 2);
    expect(new Set(wrong.map(({ kind }) => kind))).toEqual(new Set(trapKinds));
  });
});

describe("the runner", () => {
  const [trap] = traps;
  const saying = (script: string) => runTraps([process.execPath, "-e", script], trap ? [trap] : [], 5);
  const echo = (answer: string) =>
    `process.stdin.once("data", (line) => console.log(JSON.stringify({ id: JSON.parse(line).id, answer: ${answer} })))`;

  it("takes the right answer of a process, and no other", async () => {
    expect((await saying(echo(JSON.stringify(trap?.answer)))).wrong).toEqual([]);
    expect((await saying(echo('"something else"'))).wrong).toHaveLength(1);
  });

  it("tells of a program that says nothing, no JSON, or cannot be started", async () => {
    expect((await saying("process.exit(0)")).wrong[0]?.given).toBe("no answer");
    expect((await saying('process.stdin.once("data", () => console.log("hello"))')).wrong[0]?.given).toBe(
      "not JSON: hello",
    );
    await expect(runTraps(["/no/such/program"], trap ? [trap] : [])).rejects.toThrow("ENOENT");
  });

  it("counts what it did not ask after a program that fell silent as not right", async () => {
    const { asked, wrong } = await runTraps([process.execPath, "-e", "process.exit(0)"], traps.slice(0, 3), 5);
    expect([asked, wrong.map(({ given }) => given)]).toEqual([3, ["no answer", "not asked", "not asked"]]);
  });

  it("compares numbers by the tolerance and everything else by itself", () => {
    expect(isRight(100, 100.00001)).toBe(true);
    expect(isRight(100, 101)).toBe(false);
    expect(isRight(100, 100.9, 0.01)).toBe(true);
    expect(isRight({ price: 3, currency: "GBP" }, { price: 3, currency: "USD" })).toBe(false);
    expect(isRight(null, undefined)).toBe(true);
    expect(isRight(null, 0)).toBe(false);
  });
});
