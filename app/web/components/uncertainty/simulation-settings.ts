import { deviationRange, type FlowLever, flowLevers } from "@valora/valuation";
import { deviationsIn } from "../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import {
  offeredPaths,
  type SimulationSettings,
  seedRange,
  usualSettings,
} from "../../../core/analysis/contracts/shown-parts/simulation-settings.ts";
import { isWithin } from "../../../core/shared/contracts/address-grammar.ts";
import type { Language } from "../../../messages/languages.ts";
import { rateOfText } from "../analysis/controls/percent-text.ts";
import type { RefusedText } from "../analysis/controls/rate-control.tsx";

/** Fields of the form, by their names in an address. */
export type SettingField = "seed" | "paths" | `sd-${FlowLever}`;
export type RefusedSettings = Partial<Record<SettingField, RefusedText>>;

/** The settings of a form as it was sent; what cannot be used is refused with its reason and the usual one stands. */
export function settingsIn(
  form: { get: (name: string) => unknown },
  language: Language,
): { settings: SimulationSettings; refused: RefusedSettings } {
  const refused: RefusedSettings = {};
  const read = (field: SettingField, reader: (text: string) => number | RefusedText["reason"]): number | undefined => {
    const text = String(form.get(field) ?? "").trim();
    if (text === "") return undefined;
    const found = reader(text);
    if (typeof found === "number") return found;
    refused[field] = { text: text.slice(0, 40), reason: found };
    return undefined;
  };
  const seed = read("seed", seedOf) ?? usualSettings.seed;
  const paths = read("paths", pathsOf) ?? usualSettings.paths;
  const typed = Object.fromEntries(
    flowLevers.flatMap((lever) => {
      const size = read(`sd-${lever}`, (text) => deviationOf(text, language));
      return size === undefined ? [] : [[lever, size]];
    }),
  );
  const deviations = { ...deviationsIn(String(form.get("deviations") ?? "")), ...typed };
  return { settings: { seed, paths, deviations }, refused };
}

function seedOf(text: string): number | RefusedText["reason"] {
  if (!/^\d{1,15}$/.test(text)) return "notNumber";
  return isWithin(Number(text), seedRange) ? Number(text) : "outOfRange";
}

const pathsOf = (text: string): number | RefusedText["reason"] =>
  offeredPaths.find((paths) => String(paths) === text) ?? "outOfRange";

function deviationOf(text: string, language: Language): number | RefusedText["reason"] {
  const size = rateOfText(text, language);
  if (size === null) return "notNumber";
  return isWithin(size, deviationRange) ? size : "outOfRange";
}
