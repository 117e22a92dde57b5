import { notesEarlyChoices } from "../design/early-choices.ts";
import { restoreStoredPreferences } from "../session/browser-preferences.ts";
import { readerIsThere } from "../session/reader-signs.ts";
import { recentCompanies } from "../session/recent-companies.ts";
import { whenIdle } from "../session/when-idle.ts";
import { keepsEarlyPresses } from "./early-presses.ts";

/*
 * The script of a page whose scripts wait for a reader (held-scripts.ts). They are fetched when the browser has nothing
 * better to do, and run when somebody is there: until then the page is what it is without scripts. Who has been here
 * before finds their own on it, so for them the scripts run as soon as they are there.
 */
const named = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");

/** Fetches a file and leaves it alone: to take it up costs time that nobody may ever ask for. Not every browser can. */
function fetchAhead(link: HTMLLinkElement) {
  if (!link.relList.supports("prefetch")) {
    link.rel = "modulepreload";
    return;
  }
  link.as = "script";
  link.rel = "prefetch";
}

const fetchThem = () => {
  for (const link of named) fetchAhead(link);
};

/** Also what those scripts will ask for: named by the build (later-files.config.ts). Without it they come a little later. */
async function fetchLaterFiles() {
  const answer = await fetch("/later-files.json");
  if (!answer.ok) return;
  const files: Record<string, string[] | undefined> = await answer.json();
  const { lang } = document.documentElement;
  const isResult = location.pathname.startsWith("/analysis/");
  for (const name of isResult ? [lang, "result", `result-${lang}`] : [lang])
    for (const file of files[name] ?? []) {
      const link = document.createElement("link");
      link.href = file;
      fetchAhead(link);
      document.head.append(link);
    }
}

let isRun = false;
const runThem = () => {
  const held = document.querySelector<HTMLScriptElement>("script[data-held]");
  if (held === null || isRun) return;
  isRun = true;
  for (const link of named) link.rel = "modulepreload";
  const script = document.createElement("script");
  script.type = "module";
  // The attribute is hidden from scripts; the property is not.
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  held.replaceWith(script);
};

restoreStoredPreferences();
notesEarlyChoices();
keepsEarlyPresses();
addEventListener("load", () =>
  whenIdle(() => {
    if (recentCompanies().length > 0) runThem();
    else fetchThem();
    fetchLaterFiles().catch(() => undefined);
  }),
);
void readerIsThere.then(runThem);
