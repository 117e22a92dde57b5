import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWorkbook } from "../../features/imports/reading/workbook/read-workbook.ts";

/** LibreOffice, as a reader of written workbooks that knows nothing of them, for tests. It is not part of the project. */

/** The command that starts it; null where it is not installed. */
export const spreadsheetProgram: string | null =
  ["soffice", "libreoffice"].find((name) => {
    try {
      execFileSync(name, ["--version"], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  }) ?? null;

/** A cell of the first sheet, by its line and column counted from 1. */
export type Place = { row: number; column: number };

/** The program believes values that a file keeps beside its formulas, unless it is told to work all of them out. */
const alwaysRecalculating = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;
const mostAtOnce = 100;

/** Opens the workbooks of these names in a folder, works all their formulas out, and writes the results beside them. */
export function recalculateIn(folder: string, names: readonly string[]): void {
  mkdirSync(join(folder, "profile", "user"), { recursive: true });
  writeFileSync(join(folder, "profile", "user", "registrymodifications.xcu"), alwaysRecalculating);
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const words = ["--headless", profile, "--convert-to", "xlsx", "--outdir", join(folder, "out")];
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  for (let from = 0; from < files.length; from += mostAtOnce) {
    const some = files.slice(from, from + mostAtOnce);
    execFileSync(spreadsheetProgram ?? "", [...words, ...some], { stdio: "ignore", timeout: 560_000 });
  }
}

/** The cells of a recalculated workbook; null for one without a number or a word. */
export function recalculatedCells(folder: string, name: string): (at: Place) => number | string | null {
  const { rows } = readWorkbook(readFileSync(join(folder, "out", `${name}.xlsx`)));
  return ({ row, column }) => {
    const found = rows[row - 1]?.[column - 1] ?? null;
    return found === "" || found === "–" ? null : typeof found === "string" ? numberIn(found) : found;
  };
}

/** A cell in the format of percentages is read as a text. */
const numberIn = (text: string) => (text.endsWith(" %") ? Number(text.slice(0, -2)) / 100 : text);
