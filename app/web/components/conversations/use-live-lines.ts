import { useEffect, useState } from "react";
import type { ShownLine } from "./conversation-lines.tsx";

const AGAIN_IN_MILLISECONDS = 5_000;

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
    return listenTo(address, { after: first.at(-1)?.number ?? 0, add });
  }, [address]);
  return { lines, add };
}

/** A browser comes back to a stream that ends; one that was refused is tried again here. */
function listenTo(address: string, { after, add }: { after: number; add(line: ShownLine): void }): () => void {
  let last = after;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  const connect = () => {
    source = new EventSource(`${address}${address.includes("?") ? "&" : "?"}after=${last}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const line = lineIn(data);
      if (line === null) return;
      last = Math.max(last, line.number);
      add(line);
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN_IN_MILLISECONDS);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
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
