import { checkSettings } from "../../config/check-settings.server.ts";
import { placeOf } from "../../config/settings-file.server.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { faultOfFile, faultText } from "../check-config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings, one line each, as `check-config` says it; `inEnglish` is what stopped the program. */
export async function wrongSettingsTold(inEnglish: string, { language, environment }: Reading): Promise<string> {
  if (language === "en") return inEnglish;
  const t = await translatorFor(language);
  const { file, settings } = checkSettings(environment);
  const lines = [
    ...(file?.faults ?? []).map((fault) => `${file?.path}: ${faultOfFile(fault, t)}`),
    ...settings.flatMap(({ name, faults }) => {
      const place = placeOf(name, environment);
      return faults.map((fault) => `${place === null ? "" : `${place}: `}${name}: ${faultText(fault, t)}`);
    }),
  ];
  return lines.length === 0 ? inEnglish : `${t("checkConfig.unusable")}\n  ${lines.join("\n  ")}`;
}

type Reading = { language: Language; environment: Environment };
