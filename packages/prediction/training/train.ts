import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { modelCardMarkdown } from "./model-card.ts";
import { runTraining } from "./run-training.ts";
import { readTable } from "./table.ts";

const usage = `node --conditions=source packages/prediction/training/train.ts --table <csv or csv.gz> --out <folder>
  --levels <csv or csv.gz>   table of a later date: the market's levels are moved to it
  --version <text>           default: the last statement date of the table
  --seed <integer>           default 1
  --test-years <2022,2023>   default: the last four market years with enough companies
  --draws <integer>          bootstrap draws, default 1000
The format of the tables: packages/prediction/training/table-schema.md`;

const largestModel = 300_000;

function main() {
  const { values } = parseArgs({
    options: {
      table: { type: "string" },
      out: { type: "string" },
      levels: { type: "string" },
      version: { type: "string" },
      seed: { type: "string", default: "1" },
      "test-years": { type: "string" },
      draws: { type: "string", default: "1000" },
    },
  });
  if (!values.table || !values.out) throw new Error(usage);
  const table = readTable(values.table);
  const { model, card } = runTraining({
    table,
    levelsTable: values.levels ? readTable(values.levels).rows : null,
    version: values.version ?? null,
    seed: Number(values.seed),
    testYears: values["test-years"]?.split(",").map(Number) ?? null,
    draws: Number(values.draws),
    report: (line) => console.log(line),
  });
  const text = JSON.stringify(model);
  const complete = { ...card, data: { ...card.data, modelSha256: createHash("sha256").update(text).digest("hex") } };
  const packed = gzipSync(text).length;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, "model.json"), text);
  writeFileSync(join(values.out, "model-card.json"), `${JSON.stringify(complete, null, 2)}\n`);
  writeFileSync(join(values.out, "model-card.md"), modelCardMarkdown(complete));
  console.log(`model.json: ${text.length} bytes, ${packed} gzipped`);
  if (packed > largestModel) throw new Error(`the model is larger than ${largestModel} bytes gzipped`);
}

try {
  main();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
