import type { FileExposure } from "../../config/settings-file.server.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";

/** One line per setting of a file that others on the machine can read or change; nothing where there is none. */
export async function exposuresTold(exposures: readonly FileExposure[], language: Language): Promise<string> {
  if (exposures.length === 0) return "";
  const t = await translatorFor(language);
  const told = exposures.map(({ code, path, line, name }) =>
    code === "writableByOthers"
      ? `${path}: ${t("checkConfig.exposures.writableByOthers")}\n`
      : `${path}:${line}: ${t("checkConfig.exposures.readableByOthers", { name })}\n`,
  );
  return told.join("");
}
