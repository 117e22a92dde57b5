import { useEffect, useState } from "react";
import type { ShownLine } from "./conversation-lines.tsx";
import { listenTo } from "./listen-to.ts";

/** The lines of a conversation, each once and in order, as they are written; null listens to nothing. */
export function useLiveLines(first: readonly ShownLine[], address: string | null) {
  const [lines, setLines] = useState<readonly ShownLine[]>(first);
  const add = (line: ShownLine) =>
    setLines((shown) =>
      shown.some(({ number }) => number === line.number)
        ? shown
        : [...shown, line].sort((one, other) => one.number - other.number),
    );
  // What the page came with is only where listening begins.
  useEffect(() => {
    if (address === null) return;
    return listenTo(address, {
      after: first.at(-1)?.number ?? 0,
      take(text) {
        const line = lineIn(text);
        if (line !== null) add(line);
        return line?.number ?? null;
      },
    });
  }, [address]);
  return { lines, add };
}

/** A line as it travels; null when it is none. */
export function lineIn(text: string): ShownLine | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return null;
  if (!("number" in value && "author" in value && "text" in value && "at" in value)) return null;
  const { number, author, text: said, at } = value;
  if (typeof number !== "number" || typeof said !== "string" || typeof at !== "string") return null;
  if (author !== "reader" && author !== "team") return null;
  return { number, author, text: said, at: new Date(at) };
}
