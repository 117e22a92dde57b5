import { methodNames } from "@valora/valuation";
import { type CustomSetting, customSettings, type CustomScenario as Engine } from "@valora/valuation/custom-scenario";
import * as z from "zod";

/** A setting as an address names it. */
export const addressName = <Setting extends CustomSetting>(setting: Setting): AddressName<Setting> =>
  // The one setting that an address calls otherwise.
  (setting === "growth" ? "g" : setting) as AddressName<Setting>;

type AddressName<Setting extends CustomSetting> = Setting extends "growth" ? "g" : Setting;
const names = customSettings.map((setting) => addressName(setting));

const value = z.number().nullable();
const columns = { conservative: value, neutral: value, optimistic: value, custom: value };
const settings = z.array(z.enum(names)).readonly();
const method = z.enum(methodNames);

/** What the caller has set against the neutral scenario, and how much each setting moves the mean. */
export const CustomScenario = z
  .object({
    /** Everything that is set, in the order of the steps. */
    settings,
    /** The mean of the methods that vote: in the three scenarios as they are calculated, and with all that is set. */
    means: z.object(columns),
    methods: z.array(z.object({ method, ...columns })).readonly(),
    /** From the neutral mean to that with all that is set, one setting on top of those before it; null where one of them is unknown. */
    steps: z
      .array(
        z.object({
          settings,
          effect: z.number(),
          /** Methods that count in the mean from this step on, and that no longer do. */
          joined: z.array(method).readonly(),
          left: z.array(method).readonly(),
        }),
      )
      .readonly()
      .nullable(),
    /** The neutral mean, the effects in their order and this make the custom mean to the last bit. */
    rounding: z.number(),
  })
  .meta({ id: "CustomScenario" });
export type CustomScenario = z.infer<typeof CustomScenario>;

/** As it leaves the house; null where nothing is set. */
export function customScenarioAnswer(custom: Engine | null): CustomScenario | null {
  if (custom === null) return null;
  return {
    settings: custom.settings.map(addressName),
    means: custom.means,
    methods: custom.methods.map(({ method: name, values }) => ({ method: name, ...values })),
    steps: custom.steps?.map((step) => ({ ...step, settings: step.settings.map(addressName) })) ?? null,
    rounding: custom.rounding,
  };
}
