import { type InsecureCode, insecureSettings } from "./check/insecure-settings.ts";
import { ConfigurationError, readConfig } from "./config.server.ts";
import type { Config } from "./config.ts";
import { withoutEmpty } from "./environment.server.ts";
import { PORT_OF_PAGES } from "./metrics-settings.ts";
import { isSecret } from "./secret-settings.server.ts";
import { type Must, type Setting, settingList } from "./setting-list.server.ts";
import { type SettingsFile, settingsFileOf, withSettingsOf } from "./settings-file.server.ts";

type Written = Readonly<Record<string, string | undefined>>;

/** What is wrong with a setting: how it has to be written, or what it is at odds with. */
export type SettingFault =
  | Must
  | { kind: "needed"; others: string }
  | { kind: "eitherOr"; other: string }
  | { kind: "needsDatabase" }
  | { kind: "notSetUp" }
  | { kind: "withFile" }
  | { kind: "soldTwice" }
  | { kind: "portTaken" };

export type CheckedSetting = {
  name: string;
  area: Setting["area"];
  /** As in use, with a password in an address left out; null: none. */
  value: string | null;
  /** It is set, and is a secret as a whole. */
  isHidden: boolean;
  origin: { kind: "environment" } | { kind: "file"; line: number } | { kind: "default" };
  faults: readonly SettingFault[];
  insecure: readonly InsecureCode[];
};
export type CheckedSettings = {
  file: SettingsFile | null;
  settings: readonly CheckedSetting[];
};

/** Every setting of this environment and its file: the value in use, from where, what is wrong, and what is insecure. */
export function checkSettings(environment: Written): CheckedSettings {
  const file = settingsFileOf(environment);
  const written = withoutEmpty(withSettingsOf(file, environment));
  const { config, sound, problems } = soundPartOf(written);
  const insecure = insecureSettings(config);
  const settings = settingList.map(({ name, area, must, inUse }): CheckedSetting => {
    const faults = problems
      .filter((each) => each.name === name)
      .map(({ message }) => faultOf(message, { name, area, must, written }));
    const own = written[name]?.trim() || null;
    // One that waits for another of its subject is told as it is written.
    const value = faults.length > 0 && own !== null ? own : (inUse(config, sound) ?? own);
    return {
      ...{ name, area },
      ...hidden(name, { value, own }),
      origin: originOf(name, { environment, file, own }),
      faults: unlike(faults),
      insecure: insecure.filter((each) => each.name === name).map(({ code }) => code),
    };
  });
  return { file, settings };
}

type Problem = { name: string; message: string };

/**
 * What can be used of the settings. Those at fault are left out one after the other, so that all faults are found, and so that the
 * others show what they would do.
 */
function soundPartOf(written: Written): { config: Config; sound: Written; problems: Problem[] } {
  const problems: Problem[] = [];
  let sound = written;
  for (let round = 0; round <= settingList.length; round += 1) {
    try {
      return { config: readConfig(sound), sound, problems };
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      const found = error.problems.flatMap(namedIn);
      // One that is left out is missing in the next round, which is no second fault.
      problems.push(...found.filter(({ name }) => !problems.some((each) => each.name === name)));
      sound = without(sound, found);
    }
  }
  return { config: readConfig({}), sound: {}, problems };
}

/** "STRIPE_PRICE_PRO, STRIPE_PRICE_STUDENT: …" is about both. */
function namedIn(line: string): Problem[] {
  const [names = "", ...message] = line.split(": ");
  return names.split(", ").map((name) => ({ name, message: message.join(": ") }));
}

/** Without those at fault; where one is missing, without those of its subject, one of which needs it. */
function without(written: Written, problems: readonly Problem[]): Written {
  const dropped = problems.flatMap(({ name }) => {
    if (written[name]) return [name];
    const area = settingList.find((each) => each.name === name)?.area;
    return settingList.filter((each) => each.area === area).map((each) => each.name);
  });
  return Object.fromEntries(Object.entries(written).filter(([name]) => !dropped.includes(name)));
}

type Named = Pick<Setting, "name" | "area" | "must"> & { written: Written };

function faultOf(message: string, { name, area, must, written }: Named): SettingFault {
  if (/needs it$|^needed when/.test(message)) return { kind: "needed", others: othersOf(area, written).join(", ") };
  if (message.startsWith("either this or")) return { kind: "eitherOr", other: "BACKUP_PASSPHRASE" };
  if (name === "WORKERS" && message.startsWith("more than one needs")) return { kind: "needsDatabase" };
  if (message.startsWith("one of the providers of prices")) return { kind: "notSetUp" };
  if (message.startsWith("with PRICES_FILE")) return { kind: "withFile" };
  if (message.startsWith(PORT_OF_PAGES)) return { kind: "portTaken" };
  return message.startsWith("must not be a price of the pro plan") ? { kind: "soldTwice" } : must;
}

/** Those of the subject that are set: a list of sources needs their keys, and no key needs another. */
function othersOf(area: Setting["area"], written: Written): string[] {
  if (area === "sources") return ["DATA_SOURCES"];
  return settingList.filter((each) => each.area === area && written[each.name]?.trim()).map(({ name }) => name);
}

const unlike = (faults: readonly SettingFault[]): SettingFault[] =>
  faults.filter((each, index) => faults.findIndex(({ kind }) => kind === each.kind) === index);

function hidden(name: string, { value, own }: { value: string | null; own: string | null }) {
  if (own === null || value === null || !isSecret(name, own)) return { value, isHidden: false };
  const url = URL.parse(own);
  if (url === null || url.password === "") return { value: null, isHidden: true };
  url.password = "…";
  return { value: url.href.replace("%E2%80%A6", "…"), isHidden: false };
}

type Origin = { environment: Written; file: SettingsFile | null; own: string | null };

function originOf(name: string, { environment, file, own }: Origin): CheckedSetting["origin"] {
  if (environment[name]) return { kind: "environment" };
  const found = file?.settings.get(name);
  return found === undefined || own === null ? { kind: "default" } : { kind: "file", line: found.line };
}
