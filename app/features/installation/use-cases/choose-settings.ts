import { nameOf } from "../../../core/shared/use-cases/names.ts";
import { Failure } from "../../../failure.ts";
import { type KeptSettings, longestOperatorName } from "../contracts/installation.ts";
import type { SettingsOfEnvironment } from "./installation-context.ts";

/** The settings as a form or a program gives them; absent ones are left at their default. */
export type ChosenSettings = {
  operatorName?: string | undefined;
  hasPlanLimits?: boolean | undefined;
  sources?: readonly string[] | undefined;
};

/** What is kept of a choice: nothing that the environment has set. Throws `operatorNameInvalid`, `providerUnknown`. */
export function settingsOf(chosen: ChosenSettings, environment: SettingsOfEnvironment): KeptSettings {
  return {
    operatorName: operatorNameIn(chosen, environment),
    hasPlanLimits: environment.planLimits.isFixed ? null : (chosen.hasPlanLimits ?? null),
    sources: sourcesIn(chosen, environment),
  };
}

function operatorNameIn({ operatorName = "" }: ChosenSettings, environment: SettingsOfEnvironment): string | null {
  if (environment.operatorName !== null || operatorName.trim() === "") return null;
  const name = nameOf(operatorName, longestOperatorName);
  if (name === null) throw new Failure("operatorNameInvalid", { maximum: longestOperatorName });
  return name;
}

function sourcesIn({ sources }: ChosenSettings, { sources: known }: SettingsOfEnvironment): string[] | null {
  if (known === null || sources === undefined) return null;
  const unknown = sources.find((id) => !known.offered.includes(id));
  if (unknown !== undefined) throw new Failure("providerUnknown", { source: unknown.slice(0, 40) });
  return known.offered.filter((id) => sources.includes(id));
}
