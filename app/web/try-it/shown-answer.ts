import { arrivesByLine, codeIn, fileName, isText, readable, toldHeaders } from "./answer-text.ts";

/** How a request ended: with all of its answer, with a part of it, or with none. */
export type Ending = "complete" | "stopped" | "cut off" | "failed";

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.createElement("p");

let download: string | null = null;

/** Nothing is left of the answer before. */
export function clearAnswer(): void {
  for (const id of ["answer", "empty", "file", "beginning", "answer-content", "whole"]) part(id).hidden = true;
  part("facts").replaceChildren();
  part("answer-content").textContent = "";
  if (download !== null) URL.revokeObjectURL(download);
  download = null;
}

/** Shows an answer, its lines while they arrive and all of it at its end. Returns the words of its status, and how it ended. */
export async function showAnswer(
  response: Response,
  { operationId, started, signal }: { operationId: string; started: number; signal: AbortSignal },
): Promise<{ status: string; ending: Ending }> {
  const { headers } = response;
  const kept = await arrived(response, signal);
  const text = isText(headers) ? await new Blob(kept.chunks).text() : "";
  // The next request has taken the place of this one.
  if (signal.reason === "next") return { status: "", ending: "stopped" };
  const code = codeIn(text, headers);
  const status = [`${response.status} ${response.statusText}`.trim(), ...(code === null ? [] : [code])].join(" · ");
  const blob = new Blob(kept.chunks, { type: headers.get("Content-Type") ?? "" });
  showFacts(response, { status, size: blob.size, time: performance.now() - started });
  part("empty").hidden = blob.size > 0 || kept.ending !== "complete";
  if (blob.size > 0) {
    part("file").hidden = isText(headers);
    if (isText(headers)) showText(readable(text, headers));
    offer(blob, fileName(headers, operationId));
  }
  part("answer").hidden = false;
  return { status, ending: kept.ending };
}

type Arrived = { chunks: Uint8Array<ArrayBuffer>[]; ending: Ending };

async function arrived(response: Response, signal: AbortSignal): Promise<Arrived> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  if (reader === undefined) return { chunks, ending: "complete" };
  const decoder = new TextDecoder();
  const isShown = arrivesByLine(response.headers);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      if (isShown) addText(decoder.decode(read.value, { stream: true }));
    }
    return { chunks, ending: "complete" };
  } catch {
    return { chunks, ending: signal.aborted ? "stopped" : "cut off" };
  }
}

const mostCharacters = (): number => Number(part("answer-content").dataset.most);

function addText(text: string): void {
  const content = part("answer-content");
  const room = mostCharacters() - (content.textContent?.length ?? 0);
  if (room > 0) content.append(text.slice(0, room));
  content.hidden = false;
  part("answer").hidden = false;
}

/** As text alone: nothing in an answer becomes a part of the page. */
function showText(text: string): void {
  const content = part("answer-content");
  content.textContent = text.slice(0, mostCharacters());
  content.hidden = false;
  part("beginning").hidden = text.length <= mostCharacters();
}

function showFacts(response: Response, { status, size, time }: { status: string; size: number; time: number }): void {
  const facts = part("facts");
  const { lang } = document.documentElement;
  const inUnits = (value: number, unit: string) =>
    new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
  const row = (name: string, value: string) => {
    const [term, description] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = name;
    description.textContent = value;
    return [term, description];
  };
  const sizeText = size < 1_000 ? inUnits(size, "byte") : inUnits(size / 1_000, "kilobyte");
  facts.replaceChildren(
    ...row(facts.dataset.status ?? "", status),
    ...row(facts.dataset.time ?? "", inUnits(Math.round(time), "millisecond")),
    ...row(facts.dataset.size ?? "", sizeText),
    ...toldHeaders(response.headers).flatMap(([name, value]) => row(name, value)),
  );
}

function offer(blob: Blob, name: string): void {
  download = URL.createObjectURL(blob);
  const link = part("whole").querySelector("a");
  if (link === null) return;
  link.href = download;
  link.download = name;
  part("whole").hidden = false;
}
