import { notesEarlyChoices } from "../design/early-choices.ts";
import { restoreStoredPreferences } from "../session/browser-preferences.ts";
import { recentCompanies } from "../session/recent-companies.ts";
import { replaysEarlyEvents } from "./event-replay.ts";
import { readerIsThere } from "./reader-signs.ts";
import { whenIdle } from "./when-idle.ts";

/*
 * The script of a page with deferred hydration (held-scripts.ts). The other scripts are fetched when the browser is idle and
 * run at the first interaction; until then the page is the same as without scripts. For a returning reader, whose recent
 * companies the page shows, the scripts run as soon as they arrive.
 */
const named = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");

/** Prefetches a file without evaluating it, which costs time that may never be needed. Not every browser supports it. */
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
  // The content policy allows this text, whichever element holds it.
  script.textContent = held.textContent;
  held.replaceWith(script);
};

restoreStoredPreferences();
notesEarlyChoices();
replaysEarlyEvents();
addEventListener("load", () =>
  whenIdle(() => {
    if (recentCompanies().length > 0) runThem();
    else fetchThem();
    fetchLaterFiles().catch(() => undefined);
  }),
);
void readerIsThere.then(runThem);
