import { type WrittenEvent, writtenEvent } from "../../webhooks/contracts/written-event.ts";
import type { DueRun, RunEnd, Told } from "./job-context.ts";

/** More would make the message larger than a receiver takes; the run's page and the API have all. */
const MOST_TOLD = 100;

/** The end of a run as a program is told of it, with what is different from the run before. */
export function runEvent(end: Omit<RunEnd, keyof Told>, run: DueRun, page: string): WrittenEvent {
  const { state, failure, milliseconds, readings, difference } = end;
  const valued = readings.filter(({ value }) => value !== null).length;
  return writtenEvent("job.finished", end.at, {
    ...{ run: run.id, job: run.jobId, name: run.name, dueAt: run.dueAt.toISOString(), state, failure, milliseconds },
    ...{ valued, unvalued: readings.length - valued, leftOut: end.leftOut },
    difference: difference && {
      since: difference.since,
      changed: difference.changed.slice(0, MOST_TOLD),
      came: difference.came.slice(0, MOST_TOLD),
      went: difference.went.slice(0, MOST_TOLD),
      isWhole: [difference.changed, difference.came, difference.went].every(({ length }) => length <= MOST_TOLD),
    },
    page,
  });
}
