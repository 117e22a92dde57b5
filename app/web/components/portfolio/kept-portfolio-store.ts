/** The positions of the last portfolio, in this browser only, until they are forgotten. */
const key = "valora-portfolio";
const longest = 200_000;

type KeptPortfolio = { table: string; currency: string };

let listeners: (() => void)[] = [];
let [lastText, lastKept]: [string | null, KeptPortfolio | null] = [null, null];

/** The stored portfolio, tolerant of anything a hand or an older version left there. The same object until it changes. */
export function keptPortfolio(): KeptPortfolio | null {
  try {
    const text = localStorage.getItem(key);
    if (text === lastText) return lastKept;
    [lastText, lastKept] = [text, keptIn(JSON.parse(text ?? "null"))];
  } catch {
    [lastText, lastKept] = [null, null];
  }
  return lastKept;
}

function keptIn(stored: unknown): KeptPortfolio | null {
  if (typeof stored !== "object" || stored === null || !("table" in stored) || !("currency" in stored)) return null;
  const { table, currency } = stored;
  return typeof table === "string" && table !== "" && typeof currency === "string" ? { table, currency } : null;
}

/** Keeps the positions in place of those before; null leaves nothing behind. */
export function keepPortfolio(kept: KeptPortfolio | null): void {
  try {
    if (kept === null) localStorage.removeItem(key);
    else if (kept.table.length <= longest) localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage refused or full: the positions are on this page.
  }
  for (const listener of listeners) listener();
}

export function onKeptPortfolio(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((each) => each !== listener);
  };
}
