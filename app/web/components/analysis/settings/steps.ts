import { type Choice, choiceOf, searchOf, withNothingOpen } from "../controls/analysis-choice.ts";

/** So many steps can be taken back. */
const mostSteps = 100;

/** The settings that a reader came through, as addresses write them, and where among them the page stands. */
export type Steps = { settings: readonly string[]; at: number };

/** What a choice sets, in its one form: without what is open on the page, its provider and its policy, which a step never changes. */
export const settingOf = (choice: Choice): string =>
  searchOf({ ...withNothingOpen(choice), source: null, policy: null });

/** What a setting chooses. */
export function chosenBy(setting: string): Pick<Choice, "scenario" | "overrides" | "notes" | "price"> {
  const { scenario, overrides, notes, price } = choiceOf(new URLSearchParams(setting));
  return { scenario, overrides, notes, price };
}

export const begunWith = (setting: string): Steps => ({ settings: [setting], at: 0 });

/** The steps once a setting has settled; what was taken back before it is forgotten. */
export function withSettled(steps: Steps, setting: string): Steps {
  if (steps.settings[steps.at] === setting) return steps;
  const settings = [...steps.settings.slice(0, steps.at + 1), setting].slice(-mostSteps);
  return { settings, at: settings.length - 1 };
}

/** The setting that is a step back, or forth; undefined where there is none. */
export const besides = ({ settings, at }: Steps, way: -1 | 1): string | undefined => settings[at + way];

/** The steps after one back or forth. */
export const moved = (steps: Steps, way: -1 | 1): Steps =>
  besides(steps, way) === undefined ? steps : { ...steps, at: steps.at + way };
