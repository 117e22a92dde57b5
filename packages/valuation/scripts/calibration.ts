import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { calibrationOf, type DefinitionsRow, rowOf, withRow } from "./studies/calibration-study.ts";
import { bundledEdition, studyFile } from "./studies/edition.ts";
import { bundledUniverse } from "./studies/universe.ts";
import { writeStudy } from "./studies/write-study.ts";

// npm run calibration [-- --definitions 0034]: how high values stand to prices, for /methodology/calibration.
// A name that is not the last row's keeps that row as what was before, and adds one under the new name.

const { values } = parseArgs({ options: { definitions: { type: "string" } } });
const path = studyFile("calibration");
// Written by this command.
const before = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as { rows: DefinitionsRow[] }).rows : [];
const id = values.definitions ?? before.at(-1)?.id;
if (id === undefined) throw new Error("There is no row yet: name the definitions with --definitions.");

const universe = await bundledUniverse();
const calibration = calibrationOf(universe);
const measuredOn = new Date().toISOString().slice(0, 10);
const rows = withRow(before, rowOf(calibration, { id, measuredOn }));
writeStudy("calibration", {
  edition: bundledEdition(universe.marketData.asOf),
  measuredOn,
  rows,
  ...calibration,
});
for (const row of rows) console.log(row.id, row.dataAsOf, "mean", row.mean.median, JSON.stringify(row.signals));
