import { settingMeant } from "../config/check/setting-meant.ts";
import { type CheckedSetting, checkSettings, type SettingFault } from "../config/check-settings.server.ts";
import type { FileExposure, FileFault } from "../config/settings-file.server.ts";
import type { Translate } from "../messages/translator.ts";
import { EXIT_BAD_INPUT, EXIT_DONE, EXIT_FAILED } from "./exit-codes.ts";

/**
 * `check-config`: one line per setting, with what is wrong and what is insecure below it. It ends with 2 when a setting cannot be used, with 1
 * when all can be and one is insecure, with 0 otherwise.
 */
export function settingsTold(environment: Readonly<Record<string, string | undefined>>, t: Translate) {
  const { file, settings } = checkSettings(environment);
  const lines = [
    file === null ? t("checkConfig.noFile") : t("checkConfig.file", { path: file.path }),
    ...(file?.faults ?? []).map((fault) => marked(faultOfFile(fault, t))),
    ...(file?.exposures ?? []).map((exposure) => marked(exposureOfFile(exposure, t))),
    ...settings.flatMap((setting, index) => [...heading(setting, settings[index - 1], t), ...linesOf(setting, t)]),
  ];
  const wrong = settings.filter(({ faults }) => faults.length > 0).length + (file?.faults.length ?? 0);
  const insecure = settings.filter((each) => each.insecure.length > 0).length + (file?.exposures.length ?? 0);
  const text = `${lines.join("\n")}\n\n${t("checkConfig.sum", { wrong, insecure })}\n`;
  return { text, exitCode: wrong > 0 ? EXIT_BAD_INPUT : insecure > 0 ? EXIT_FAILED : EXIT_DONE };
}

const marked = (text: string): string => `  ! ${text}`;
const NAME_WIDTH = 30;
const VALUE_WIDTH = 34;

const heading = ({ area }: CheckedSetting, before: CheckedSetting | undefined, t: Translate): string[] =>
  before?.area === area ? [] : ["", t(`checkConfig.areas.${area}`)];

function linesOf(setting: CheckedSetting, t: Translate): string[] {
  const value = setting.isHidden ? t("checkConfig.hidden") : (setting.value ?? "–");
  const { origin } = setting;
  const line = origin.kind === "file" ? origin.line : 0;
  const from = t("checkConfig.from", { origin: origin.kind, line: String(line) });
  return [
    `  ${setting.name.padEnd(NAME_WIDTH)} ${value.padEnd(VALUE_WIDTH)} ${from}`,
    ...setting.faults.map((fault) => marked(`${setting.name}: ${faultText(fault, t)}`)),
    ...setting.insecure.map((code) => marked(`${setting.name}: ${t(`checkConfig.insecure.${code}`)}`)),
  ];
}

/** What is wrong with a setting, after its name. */
export function faultText(fault: SettingFault, t: Translate): string {
  if (fault.kind === "form") return t("checkConfig.must.form", { example: fault.example });
  if (fault.kind === "whole" || fault.kind === "number") {
    const bounds = { from: String(fault.from), to: String(fault.to) };
    return fault.kind === "whole" ? t("checkConfig.must.whole", bounds) : t("checkConfig.must.number", bounds);
  }
  if (fault.kind === "choice") return t("checkConfig.must.choice", { allowed: fault.allowed });
  if (fault.kind === "length") return t("checkConfig.must.length", { from: String(fault.from), to: String(fault.to) });
  if (fault.kind === "needed") return t("checkConfig.must.needed", { others: fault.others });
  if (fault.kind === "eitherOr") return t("checkConfig.must.eitherOr", { other: fault.other });
  return t(`checkConfig.must.${fault.kind}`);
}

/** What is wrong with the file of settings, with its line. */
export function faultOfFile({ code, line, name }: FileFault, t: Translate): string {
  if (code === "unreadable") return t("checkConfig.fileFaults.unreadable", { code: name });
  const meant = code === "unknown" ? settingMeant(name) : null;
  const text =
    meant === null ? t(`checkConfig.fileFaults.${code}`, { name }) : t("checkConfig.fileFaults.near", { name, meant });
  return t("checkConfig.inLine", { line: String(line), text });
}

function exposureOfFile({ code, line, name }: FileExposure, t: Translate): string {
  if (code === "writableByOthers") return t("checkConfig.exposures.writableByOthers");
  return t("checkConfig.inLine", { line: String(line), text: t("checkConfig.exposures.readableByOthers", { name }) });
}
