import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { companiesOfJobs } from "./companies-of-jobs-contract.ts";
import { jobRuns } from "./job-runs-contract.ts";
import { jobSetUp } from "./job-setup-contract.ts";
import { keptJobs } from "./kept-jobs-contract.ts";
import { operatedJobs } from "./operated-jobs-contract.ts";
import { waitingRuns } from "./waiting-runs-contract.ts";

onEachOwnDatabase("jobs", "jobs", ({ database, anotherProcess }) => {
  const rig = jobSetUp(database);
  keptJobs(rig);
  companiesOfJobs(rig);
  jobRuns(rig, anotherProcess);
  waitingRuns(rig);
  operatedJobs(rig);
});
