import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// A clone with one package of its own: npm itself installs it, and says when it begins and ends.
let clone = "";
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "valora-clone-"));
  cpSync(import.meta.dirname, join(clone, "scripts", "steps"), { recursive: true });
  mkdirSync(join(clone, "part"));
  const say = (text: string) => `node -e "setTimeout(() => fs.appendFileSync('said', '${text}'), 200)"`;
  const scripts = { preinstall: say("("), postinstall: say(")") };
  const whole = { name: "whole", version: "1.0.0", workspaces: ["part"] };
  const part = { name: "part", version: "1.0.0" };
  write("package.json", { ...whole, scripts });
  write("part/package.json", part);
  write("package-lock.json", {
    ...{ name: "whole", version: "1.0.0", lockfileVersion: 3, requires: true },
    packages: {
      "": { ...whole, hasInstallScript: true },
      "node_modules/part": { resolved: "part", link: true },
      part: { version: "1.0.0" },
    },
  });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const write = (name: string, content: object) => writeFileSync(join(clone, name), JSON.stringify(content));

const program = `
  import { ensureInstalled, run } from "./scripts/steps/workspace.mjs";
  run(ensureInstalled);
`;

function started() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: clone,
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  return new Promise<{ code: number | null; said: string }>((done) =>
    child.once("close", (code) => done({ code, said })),
  );
}

describe("commands started at once in a fresh clone", () => {
  it("install the packages once, and the others wait for it", async () => {
    const ended = await Promise.all([started(), started(), started()]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ended.filter(({ said }) => said.includes("Installing the packages…"))).toHaveLength(1);
    expect(ended.filter(({ said }) => said.includes("waiting for it…"))).toHaveLength(2);
    expect(readFileSync(join(clone, "said"), "utf8")).toBe("()");
    expect(existsSync(join(clone, "node_modules", "part", "package.json"))).toBe(true);
    expect(existsSync(join(clone, ".installing"))).toBe(false);
    expect(await started()).toEqual({ code: 0, said: "" });
  });

  it("install one after the other where the first fails", async () => {
    const lacking = { name: "whole", version: "1.0.0", dependencies: { absent: "file:absent.tgz" } };
    const absent = { version: "1.0.0", resolved: "file:absent.tgz" };
    write("package.json", lacking);
    write("package-lock.json", {
      ...{ name: "whole", version: "1.0.0", lockfileVersion: 3, requires: true },
      packages: { "": lacking, "node_modules/absent": absent },
    });
    const ended = await Promise.all([started(), started()]);
    expect(ended.map(({ code }) => code)).toEqual([1, 1]);
    for (const { said } of ended) expect(said).toContain("npm ci failed");
    expect(existsSync(join(clone, ".installing"))).toBe(false);
  });
});
