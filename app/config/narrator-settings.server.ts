import type { NarratorSettings } from "../wiring/narrator.server.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const usualSeconds = 60;
const longestSeconds = 600;

/** The language model that drafts theses: none unless an address and a model are set; the address is the operator's own. */
export function narratorSettingsIn(environment: Environment): {
  narrator: NarratorSettings | null;
  problems: readonly string[];
} {
  const settingOf = (name: string) => environment[name]?.trim() || null;
  const [address, model, key] = ["NARRATION_ADDRESS", "NARRATION_MODEL", "NARRATION_API_KEY"].map(settingOf);
  const seconds = Number(settingOf("NARRATION_SECONDS") ?? usualSeconds);
  const problems: string[] = [];
  if (!address && (model || key)) problems.push("NARRATION_ADDRESS: NARRATION_MODEL or NARRATION_API_KEY needs it");
  if (address && !model) problems.push("NARRATION_MODEL: NARRATION_ADDRESS needs it");
  if (address && !isPlainAddress(address)) {
    problems.push("NARRATION_ADDRESS: must be an address with http or https, without a name and password in it");
  }
  if (key && !/^[\x21-\x7e]+$/.test(key)) problems.push("NARRATION_API_KEY: plain letters and signs only");
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestSeconds) {
    problems.push(`NARRATION_SECONDS: must be a whole number from 1 to ${longestSeconds}`);
  }
  if (problems.length > 0 || !address || !model) return { narrator: null, problems };
  const settings = { model, key: key ?? null, deadlineInMilliseconds: seconds * 1_000 };
  return { narrator: { address: address.replace(/(?<!\/)\/+$/, ""), ...settings }, problems };
}

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === "");
}
