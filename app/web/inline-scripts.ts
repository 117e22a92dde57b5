import { earlyPreferences } from "./session/early-preferences.ts";

/*
 * The scripts that stand in a page, for its content policy. Only the one in its head, whose words are known, and those at its end count: the layout writes these behind everything
 * that shows data, so that nothing shown can become one of them, whatever it is made of.
 */

/** The last element of the page that shows anything; the scripts follow it. */
const END_OF_SHOWN = "</footer>";

const SCRIPT = /<script(?:\s([^>]*))?>([\s\S]*?)<\/script[\s/>]/gi;

/** Other types are data, which a browser does not run. A script that waits runs later with the same text (held-scripts.ts). */
const isRun = (attributes: string): boolean => {
  const [, type = ""] = /(?:^|\s)type="([^"]*)"/.exec(attributes) ?? [];
  return (
    type === "" || type === "module" || type === "text/javascript" || /(?:^|\s)data-held(?:=|\s|$)/.test(attributes)
  );
};
const isFile = (attributes: string): boolean => /(?:^|\s)src=/.test(attributes);

/** The texts of the page's own scripts, exactly as they stand between their tags; a page without an end has none. */
export function inlineScriptsIn(html: string): string[] {
  const end = html.lastIndexOf(END_OF_SHOWN);
  if (end < 0) return [];
  const written = [...html.slice(end).matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    isFile(attributes) || !isRun(attributes) || isReadDifferently(text) ? [] : [text],
  );
  return [earlyPreferences, ...written];
}

/** A comment inside a script moves its end, and a browser changes these characters: the framework writes none of them. */
const isReadDifferently = (text: string): boolean => /<!--|[\r\0]/.test(text);
