import type { ChosenSettings } from "../../features/installation/use-cases/choose-settings.ts";
import { fieldsIn } from "./account-form.ts";

/** The settings of a posted form. */
export function settingsIn(form: FormData): ChosenSettings {
  const text = fieldsIn(form);
  const plans = text("plans");
  return {
    operatorName: text("operatorName"),
    ...(plans !== "" && { hasPlanLimits: plans === "on" }),
    sources: form.getAll("sources").filter((id) => typeof id === "string"),
  };
}
