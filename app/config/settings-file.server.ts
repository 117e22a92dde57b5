import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingMeant } from "./check/setting-meant.ts";
import { isSecret } from "./secret-settings.server.ts";
import { settingNames } from "./setting-list.server.ts";
import { CONFIG_VARIABLE, settingsPathOf } from "./settings-path.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type FileFaultCode = "unreadable" | "malformed" | "unquoted" | "unknown" | "repeated" | "ownFolder";
/** What is wrong with the file; the line counts from 1, 0 is the file as a whole. */
export type FileFault = { code: FileFaultCode; line: number; name: string };
/** What others on the machine can do with the file. */
export type FileExposure = {
  code: "readableByOthers" | "writableByOthers";
  path: string;
  line: number;
  name: string;
};
export type SettingsFile = {
  path: string;
  settings: ReadonlyMap<string, { value: string; line: number }>;
  faults: readonly FileFault[];
  exposures: readonly FileExposure[];
};

/** The file of settings that this environment has: the named one, or else that of the data folder; null without one. */
export function settingsFileOf(environment: Environment): SettingsFile | null {
  const found = settingsPathOf(environment);
  return found === null ? null : fileAt(found.path, found.isOfFolder);
}

/** The settings in use: those of the file below those of the environment. An empty variable leaves the file's. */
export function withSettingsOf(
  file: SettingsFile | null,
  environment: Environment,
): Record<string, string | undefined> {
  const own = [...(file?.settings ?? [])].filter(([name]) => !environment[name]);
  return { ...environment, ...Object.fromEntries(own.map(([name, { value }]) => [name, value])) };
}

function fileAt(path: string, isOfFolder: boolean): SettingsFile {
  try {
    const read = readSettingsText(readFileSync(path, "utf8"), isOfFolder);
    return { path, ...read, exposures: exposuresOf(path, read.settings) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { path, settings: new Map(), exposures: [], faults: [{ code: "unreadable", line: 0, name: code }] };
  }
}

/** `NAME=value` a line, as Node and systemd read it: comments begin with #, a value may stand in quotes. */
export function readSettingsText(text: string, isOfFolder = false): Pick<SettingsFile, "settings" | "faults"> {
  const settings = new Map<string, { value: string; line: number }>();
  const faults: FileFault[] = [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    const trimmed = written.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const [read] = Object.entries(parseEnv(written));
    const [name = "", value = ""] = read ?? [];
    const code =
      read === undefined ? "malformed" : faultOf(name, { value, written, isOfFolder, isRepeated: settings.has(name) });
    // A line that is no setting may be half of a secret: it is named by its number alone.
    if (code !== null) faults.push({ code, line, name: code === "malformed" ? "" : name });
    else settings.set(name, { value: value ?? "", line });
  }
  return { settings, faults };
}

type Line = { value: string | undefined; written: string; isOfFolder: boolean; isRepeated: boolean };

function faultOf(name: string, { value = "", written, isOfFolder, isRepeated }: Line): FileFaultCode | null {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) return "malformed";
  if (!settingNames.has(name)) return "unknown";
  if (isRepeated) return "repeated";
  if (isOfFolder && name === "DATA_DIR") return "ownFolder";
  // The rest of a line after # is a comment, also within a password.
  const after = written.slice(written.indexOf("=") + 1).trim();
  const isCut = !/^["'`]/.test(after) && /\S#/.test(after);
  return /^["'`]/.test(value) || isCut ? "unquoted" : null;
}

const READABLE_BY_OTHERS = 0o004;
const WRITABLE_BY_OTHERS = 0o002;

function exposuresOf(path: string, settings: SettingsFile["settings"]): FileExposure[] {
  // Windows tells no rights of others here.
  if (process.platform === "win32") return [];
  const { mode } = statSync(path);
  const secrets = [...settings].filter(([name, { value }]) => isSecret(name, value));
  const readable = (mode & READABLE_BY_OTHERS) === 0 ? [] : secrets;
  return [
    ...((mode & WRITABLE_BY_OTHERS) === 0 ? [] : [{ code: "writableByOthers" as const, path, line: 0, name: "" }]),
    ...readable.map(([name, { line }]) => ({ code: "readableByOthers" as const, path, line, name })),
  ];
}

const inEnglish: Record<FileFaultCode, (name: string) => string> = {
  unreadable: (code) => `the file cannot be read (${code})`,
  malformed: () => "not NAME=value",
  unquoted: (name) => `${name}: put the value in quotes, and close them: what follows # is a comment`,
  unknown: (name) => {
    const meant = settingMeant(name);
    return `${name}: there is no such setting${meant === null ? "" : `; ${meant} may be meant`}`;
  },
  repeated: (name) => `${name}: it stands above too`,
  ownFolder: () => "DATA_DIR: this file is found in the data folder, and cannot name another",
};

/** One line per fault, for those who read a log. */
export const faultLines = ({ path, faults }: SettingsFile): string[] =>
  faults.map(({ code, line, name }) => `${path}${line === 0 ? "" : `:${line}`}: ${inEnglish[code](name)}`);

/** Where a setting of a file stands, for the one who has to put it right; null: in no file. */
export function placeOf(name: string, environment: Environment): string | null {
  const file = environment[CONFIG_VARIABLE] ? settingsFileOf(environment) : null;
  const found = file?.settings.get(name);
  return found !== undefined && found.value === environment[name] ? `${file?.path}:${found.line}` : null;
}

/**
 * Puts the settings of the file into the environment of this process, from which all else is read, and names the file there.
 * Returns what is wrong with it, one line each; nothing is taken from such a file.
 */
export function takeSettingsFile(environment: Record<string, string | undefined>): {
  faults: string[];
  exposures: readonly FileExposure[];
} {
  const file = settingsFileOf(environment);
  if (file === null) return { faults: [], exposures: [] };
  const faults = faultLines(file);
  if (faults.length > 0) return { faults, exposures: [] };
  for (const [name, value] of Object.entries(withSettingsOf(file, environment))) environment[name] = value;
  environment[CONFIG_VARIABLE] = file.path;
  return { faults, exposures: file.exposures };
}
