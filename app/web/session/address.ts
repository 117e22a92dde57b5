import { useCallback } from "react";
import { defaultLanguage } from "../../messages/languages.ts";
import { useRootData } from "../root-data.ts";

/** A path of this site, or another query of this page, in the reader's language: when only the address says which one, links carry it on. */
export function localAddress(path: string, language: string | null): string {
  if (!language || !/^[/?]/.test(path)) return path;
  const hashAt = path.indexOf("#");
  const [address, hash] = hashAt < 0 ? [path, ""] : [path.slice(0, hashAt), path.slice(hashAt)];
  if (/[?&]lang=/.test(address)) return path;
  const joint = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return `${address}${joint}lang=${language}${hash}`;
}

/** The one address of a page in a language: the default language needs no mark. */
export const canonicalAddress = (address: string, language: string): string =>
  language === defaultLanguage ? address : localAddress(address, language);

/** The language that links and forms must carry, or null when the cookie or the default says it already. */
export function useCarriedLanguage() {
  return useRootData()?.carriedLanguage ?? null;
}

export function useLocalAddress(): (path: string) => string {
  const language = useCarriedLanguage();
  return useCallback((path) => localAddress(path, language), [language]);
}
