import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
/** The first sheet alone, in UTF-8: texts in quotation marks, numbers without, with all their digits. Half the work of a whole workbook. */
const asTable = "csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,true,true,false";

/** Opens the workbooks of these names in a folder, works all their formulas out, and writes their first sheets beside them. */
export function recalculateIn(folder: string, names: readonly string[]): void {
  mkdirSync(join(folder, "profile", "user"), { recursive: true });
  writeFileSync(join(folder, "profile", "user", "registrymodifications.xcu"), alwaysRecalculating);
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const words = ["--headless", profile, "--convert-to", asTable, "--outdir", join(folder, "out")];
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  for (let from = 0; from < files.length; from += mostAtOnce) {
    const some = files.slice(from, from + mostAtOnce);
    execFileSync(spreadsheetProgram ?? "", [...words, ...some], { stdio: "ignore", timeout: 560_000 });
  }
}

/** The cells of a recalculated workbook; null for one without a number or a word. */
export function recalculatedCells(folder: string, name: string): (at: Place) => number | string | null {
  const rows = rowsOf(readFileSync(join(folder, "out", `${name}.csv`), "utf8"));
  return ({ row, column }) => rows[row - 1]?.[column - 1] ?? null;
}

const cellAndEnd = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/gy;

function rowsOf(table: string): (number | string | null)[][] {
  const rows: (number | string | null)[][] = [[]];
  for (const [, cell = "", end] of table.trimEnd().matchAll(cellAndEnd)) {
    rows.at(-1)?.push(typedCell(cell));
    if (end === "\n") rows.push([]);
  }
  return rows;
}

/** What stands in quotation marks is a text, whatever it looks like. */
function typedCell(cell: string): number | string | null {
  if (cell.startsWith('"')) return textIn(cell.slice(1, -1).replaceAll('""', '"'));
  if (cell === "") return null;
  return cell.endsWith("%") ? Number(cell.slice(0, -1)) / 100 : Number(cell);
}

const textIn = (text: string) => (text === "" || text === "–" ? null : text);
