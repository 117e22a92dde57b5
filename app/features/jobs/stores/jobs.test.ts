import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { jobRuns } from "./job-runs-contract.ts";
import { jobSetUp } from "./job-setup-contract.ts";
import { keptJobs } from "./kept-jobs-contract.ts";

onEachOwnDatabase("jobs", "jobs", ({ database, anotherProcess }) => {
  const rig = jobSetUp(database);
  keptJobs(rig);
  jobRuns(rig, anotherProcess);
});
