import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { JobContext } from "./job-context.ts";
import {
  addJob,
  cancelRun,
  changeJob,
  jobBooks,
  listJobs,
  readOneJob,
  readRun,
  readRunFile,
  removeJob,
  runJob,
  runsOfJob,
  tryJob,
} from "./manage-jobs.ts";

const useCases = {
  list: listJobs,
  books: jobBooks,
  read: readOneJob,
  add: addJob,
  try: tryJob,
  change: changeJob,
  remove: removeJob,
  run: runJob,
  runsOf: runsOfJob,
  readRun,
  cancel: cancelRun,
  file: readRunFile,
};

/** The use cases of a person's jobs. */
export type Jobs = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const jobsIn = (open: () => Promise<JobContext>): Jobs => bindContext(open, useCases);
