import { bundledEdition } from "./studies/edition.ts";
import { evidenceStudyOf } from "./studies/evidence-study.ts";
import { bundledUniverse } from "./studies/universe.ts";
import { writeStudy } from "./studies/write-study.ts";

// npm run evidence: what values at past dates said of later returns, for /methodology/evidence.

const universe = await bundledUniverse();
const study = evidenceStudyOf(universe);
writeStudy("evidence", {
  edition: bundledEdition(universe.marketData.asOf),
  measuredOn: new Date().toISOString().slice(0, 10),
  ...study,
});
for (const { indicator, months, correlation } of study.indicators) {
  console.log(indicator, months, correlation && [correlation.mean, correlation.low, correlation.high]);
}
