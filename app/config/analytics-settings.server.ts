import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A service that counts readers: off unless the address of its script and its name for this site are set. */
export function analyticsSettingsIn(environment: Environment): {
  analytics: AnalyticsService | null;
  problems: readonly string[];
} {
  const settingOf = (name: string) => environment[name]?.trim() ?? "";
  const script = settingOf("ANALYTICS_SCRIPT");
  const site = settingOf("ANALYTICS_SITE");
  if (script === "" && site === "") return { analytics: null, problems: [] };
  const problems: string[] = [];
  if (!isScriptAddress(script)) {
    problems.push("ANALYTICS_SCRIPT: the address of a script, https://stats.example.org/js/script.js");
  }
  const kind = /\/(?:matomo|piwik)\.js$/.test(script) ? "matomo" : "plausible";
  const isSite = kind === "matomo" ? /^\d{1,9}$/.test(site) : /^[a-z\d][a-z\d.,/-]{0,200}$/i.test(site);
  if (!isSite) {
    problems.push("ANALYTICS_SITE: what the service calls this site: a number for Matomo, else a domain");
  }
  return { analytics: problems.length > 0 ? null : { kind, script: new URL(script).href, site }, problems };
}

function isScriptAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  const isHere = url.hostname === "127.0.0.1" || url.hostname === "localhost";
  const isEncrypted = url.protocol === "https:" || (url.protocol === "http:" && isHere);
  return isEncrypted && url.username === "" && url.password === "" && url.hash === "" && url.pathname.endsWith(".js");
}
