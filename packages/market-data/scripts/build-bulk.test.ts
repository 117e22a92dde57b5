import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archivesOf } from "./bulk/test-archives.ts";

const script = fileURLToPath(new URL("./build-bulk.ts", import.meta.url));
let folder = "";
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-build-"));
  const archives = archivesOf([{ cik: 900_001, name: "Maple Computers", tickers: ["MAPLX"] }]);
  writeFileSync(at("facts.zip"), archives.companyFacts);
  writeFileSync(at("submissions.zip"), archives.submissions);
  const rows = ["MAPLX,2025-03-03,2500.5", "A,2025-02-30,1", "B,2025-03-03,none", "C,2025-03-03,7"];
  writeFileSync(at("prices.csv"), ["ticker,date,close", ...rows, ""].join("\n"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as a person runs it; two of the four rows of its price file cannot be used. */
function built(...more: string[]) {
  const archives = ["--company-facts", at("facts.zip"), "--submissions", at("submissions.zip")];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=source", script, ...archives, "--prices", at("prices.csv"), "--out", at("out"), ...more],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

describe("data:build with --most-refused", () => {
  it("fails beyond the share that may be unreadable, and names the option", () => {
    for (const more of [[], ["--most-refused", "0.49"]]) {
      const { status, stderr } = built(...more);
      expect(status, stderr).toBe(1);
      expect(stderr).toContain("2 of 4 rows cannot be used");
      expect(stderr).toContain("--most-refused");
    }
  });

  it("builds where that share is allowed, and tells each row that it left out", () => {
    const { status, stdout, stderr } = built("--most-refused", "0.5");
    expect(status, stderr).toBe(0);
    expect(stdout.match(/price rows left out/g)).toHaveLength(2);
  });

  it.each(["much", "-0.1", "1.01", "NaN"])("takes no %s for a share", (written) => {
    const { status, stderr } = built(`--most-refused=${written}`);
    expect(status).toBe(1);
    expect(stderr).toContain(`--most-refused is a share from 0 to 1, not ${written}.`);
  });
});
