import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import type { Messages } from "../../messages/message-types.ts";
import { textByKey } from "../../messages/text-by-key.ts";
import { StartFailure } from "../../start-failure.ts";

export type OperatorReading = {
  language: Language;
  /** That of this process, whose settings may be wrong. */
  environment: Readonly<Record<string, string | undefined>>;
};

/** What the person who runs the machine can put right, in their language; null for any other error. */
export async function operatorsText(error: unknown, reading: OperatorReading): Promise<string | null> {
  if (error instanceof StartFailure) {
    const say = textByKey(await translatorFor(reading.language));
    // Each code has a text, or this does not compile.
    const code: keyof Messages["start"]["failures"] = error.code;
    return say(`start.failures.${code}`, error.params);
  }
  // Told by its name, because most commands do not load the settings.
  if (!(error instanceof Error) || error.name !== "ConfigurationError") return null;
  // Loaded where settings are wrong: it reads all of them.
  const { wrongSettingsTold } = await import("./wrong-settings.ts");
  return wrongSettingsTold(error.message, reading);
}
