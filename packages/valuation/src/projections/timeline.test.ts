import { expect, it } from "vitest";
import { timelineOf, withHorizon, withoutFade } from "./timeline.ts";

const yearsOf = ({ years }: ReturnType<typeof timelineOf>) => years.map(({ value }) => value);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it("counts the years of horizon and fade stage from 1, each once, however long a timeline was before", () => {
  for (const horizon of [5, 47, 3, 61]) {
    const timeline = timelineOf({ horizon, fadeYears: 10 });
    expect(yearsOf(timeline)).toEqual(upTo(horizon + 10));
    expect(timeline.length.value).toBe(horizon + 10);
    expect(yearsOf(withoutFade(timeline))).toEqual(upTo(horizon));
    expect(yearsOf(withHorizon(timeline, 2))).toEqual(upTo(12));
  }
});

it("says who chose it, and lets flows arrive in the middle of their year unless a reader says at its end", () => {
  expect(timelineOf({}).horizon).toMatchObject({ value: 5, chosenBy: "convention" });
  expect(timelineOf({ horizon: 5 }).horizon).toMatchObject({ value: 5, chosenBy: "user" });
  expect(timelineOf({}).withinYear).toMatchObject({ value: 0.5, chosenBy: "convention" });
  expect(timelineOf({ discounting: "yearEnd" }).withinYear).toMatchObject({ value: 0, chosenBy: "user" });
});
