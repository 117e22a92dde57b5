import { createRoute, z } from "@hono/zod-openapi";
import { bodyCodes, jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute, pageRefused } from "../../../api/own-routes.ts";
import { pageSchema } from "../../../core/shared/contracts/pages.ts";
import { JobRun, QueuedRun, RunList } from "../contracts/job-runs.ts";
import { JobChange, JobList, NewJob, OneJob } from "../contracts/jobs.ts";

const notThere = { 404: problemAnswer(["notFound"]) };
const bookMissing = { 404: problemAnswer(["jobBookMissing"]) };
const planned = { 403: problemAnswer(["planWithoutJobs"]) };
const jobCodes = [
  ...bodyCodes,
  "jobNameInvalid",
  "jobCompaniesRequired",
  "jobQuestionTooLong",
  "jobScheduleInvalid",
  "timeZoneUnknown",
  "tickerInvalid",
  "paramUnknown",
  "paramRepeated",
  "numberFormat",
  "enumInvalid",
  "noteTooLong",
] as const;
const settingCodes = [
  "jobTooManyCompanies",
  "jobScheduleNever",
  "jobScheduleTooOften",
  "outOfRange",
  "gNotBelowWacc",
  "peersRefused",
] as const;

export const list = createRoute({
  method: "get",
  path: "/v1/jobs",
  operationId: "jobs",
  ...ownRoute,
  summary: "What you have valued by a schedule, each with its next five runs",
  responses: { 200: jsonAnswer(JobList, "The first one first"), ...ownRefused },
});
export const add = createRoute({
  method: "post",
  path: "/v1/jobs",
  operationId: "addJob",
  ...ownRoute,
  summary: "Makes a job: companies, a question about each, a schedule, and how the result reaches you",
  request: jsonRequest(NewJob),
  responses: {
    201: jsonAnswer(OneJob, "As it is kept"),
    400: problemAnswer(jobCodes),
    ...planned,
    ...bookMissing,
    422: problemAnswer([...settingCodes, "tooManyJobs"]),
    ...ownRefused,
  },
});
export const one = createRoute({
  method: "get",
  path: "/v1/jobs/{id}",
  operationId: "job",
  ...ownRoute,
  summary: "One of them",
  request: idParameter,
  responses: { 200: jsonAnswer(OneJob, "As it is kept"), ...notThere, ...ownRefused },
});
export const change = createRoute({
  method: "patch",
  path: "/v1/jobs/{id}",
  operationId: "changeJob",
  ...ownRoute,
  summary: "Changes what is given, pauses or resumes; what is absent stays",
  request: { ...idParameter, ...jsonRequest(JobChange) },
  responses: {
    200: jsonAnswer(OneJob, "As it is kept"),
    400: problemAnswer(jobCodes),
    ...planned,
    404: problemAnswer(["notFound", "jobBookMissing"]),
    422: problemAnswer(settingCodes),
    ...ownRefused,
  },
});
export const remove = createRoute({
  method: "delete",
  path: "/v1/jobs/{id}",
  operationId: "removeJob",
  ...ownRoute,
  summary: "Deletes a job with its runs and their files",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});
export const run = createRoute({
  method: "post",
  path: "/v1/jobs/{id}/run",
  operationId: "runJob",
  ...ownRoute,
  summary: "Runs it now, apart from its schedule; where a run by hand waits already, that one",
  request: idParameter,
  responses: { 202: jsonAnswer(QueuedRun, "Queued"), ...planned, ...notThere, ...ownRefused },
});
export const runs = createRoute({
  method: "get",
  path: "/v1/jobs/{id}/runs",
  operationId: "jobRuns",
  ...ownRoute,
  summary: "The runs of a job, kept for 90 days, a page at a time",
  request: { ...idParameter, query: z.object({ ...pageSchema, lang: languageParameter }) },
  responses: { 200: jsonAnswer(RunList, "The last first"), ...pageRefused, ...notThere, ...ownRefused },
});
export const oneRun = createRoute({
  method: "get",
  path: "/v1/job-runs/{id}",
  operationId: "jobRun",
  ...ownRoute,
  summary: "A run: its companies, what is different from the run before, its files and its deliveries",
  request: idParameter,
  responses: { 200: jsonAnswer(JobRun, "As it stands"), ...notThere, ...ownRefused },
});
export const cancel = createRoute({
  method: "post",
  path: "/v1/job-runs/{id}/cancel",
  operationId: "cancelJobRun",
  ...ownRoute,
  summary: "Cancels a run that has not ended; one that has stays as it is",
  request: idParameter,
  responses: { 200: jsonAnswer(JobRun, "As it stands"), ...notThere, ...ownRefused },
});
export const file = createRoute({
  method: "get",
  path: "/v1/job-files/{id}",
  operationId: "jobFile",
  ...ownRoute,
  summary: "A file of a run, kept for seven days and of the last five runs of a job",
  request: idParameter,
  responses: {
    200: {
      description: "The file",
      content: {
        "text/csv": { schema: z.string() },
        "application/pdf": { schema: z.string().meta({ format: "binary" }) },
      },
    },
    ...notThere,
    ...ownRefused,
  },
});
