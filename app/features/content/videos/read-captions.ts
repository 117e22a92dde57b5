import { type CaptionFault, videoLimits } from "../contracts/content-video.ts";

/** One line of captions: seconds from the start of the video, and its words in the markup of WebVTT. */
export type Cue = { from: number; to: number; settings: string; text: string };
export type CaptionIssue = { line: number; fault: CaptionFault };
export type ReadCaptions = { cues: readonly Cue[]; issues: readonly CaptionIssue[] };

const timing = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:[ \t](.*))?$/;
const setting = /^(?:vertical:(?:rl|lr)|(?:line|position|size|align):[\w.,%+-]+)$/;
/** Rounding of what tells the length. */
const LENIENCE_IN_SECONDS = 1;

type Block = { line: number; lines: readonly string[] };

/**
 * Reads captions in WebVTT (https://www.w3.org/TR/webvtt1/) strictly, with the line of everything that is wrong; lines are counted
 * from 1. Notes, styles and regions are left out. `seconds`: the length of the video, null where it is not known.
 */
export function readCaptions(file: Uint8Array, seconds: number | null): ReadCaptions {
  const wrong = lineOutsideUtf8(file);
  if (wrong !== null) return { cues: [], issues: [{ line: wrong, fault: "encoding" }] };
  const lines = new TextDecoder().decode(file).split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return { cues: [], issues: [{ line: 1, fault: "header" }] };
  const [, ...blocks] = blocksOf(lines);
  const cues: Cue[] = [];
  const issues = blocks.filter(isShown).flatMap((block): CaptionIssue[] => {
    const read = cueOf(block);
    if ("fault" in read) return [read];
    const fault = faultOf(read.cue, { last: cues.at(-1), seconds });
    cues.push(read.cue);
    return fault === null ? [] : [{ line: read.line, fault }];
  });
  if (cues.length === 0 && issues.length === 0) issues.push({ line: lines.length, fault: "noCues" });
  if (cues.length > videoLimits.cues) issues.push({ line: lines.length, fault: "tooMany" });
  return { cues, issues };
}

/** Notes, styles and regions are not. */
const isShown = ({ lines: [first = ""] }: Block) => !/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first);

/** The first line whose bytes are not UTF-8; null where all are. */
function lineOutsideUtf8(file: Uint8Array): number | null {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  let from = 0;
  for (let at = 0; at <= file.byteLength; at += 1) {
    if (at < file.byteLength && file[at] !== 0x0a) continue;
    try {
      const text = decoder.decode(file.subarray(from, at));
      if (text.includes("\0")) return line;
    } catch {
      return line;
    }
    from = at + 1;
    line += 1;
  }
  return null;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    const isEmpty = line.trim() === "";
    if (!isEmpty && !isInside) blocks.push({ line: index + 1, lines: [] });
    if (!isEmpty) blocks.at(-1)?.lines.push(line);
    isInside = !isEmpty;
  }
  return blocks;
}

/** A cue begins with its times, or with a name and its times below. */
function cueOf({ line, lines }: Block): { cue: Cue; line: number } | CaptionIssue {
  const at = (lines[0] ?? "").includes("-->") || lines.length === 1 ? 0 : 1;
  const [, from, to, settings = ""] = timing.exec((lines[at] ?? "").trim()) ?? [];
  if (from === undefined || to === undefined) return { line: line + at, fault: "timing" };
  const words = lines.slice(at + 1);
  const missed = words.findIndex((each) => each.includes("-->"));
  // A blank line is missing before the next cue.
  if (missed !== -1) return { line: line + at + 1 + missed, fault: "timing" };
  const text = words.join("\n").trim();
  const kept = settings.split(/[ \t]+/).filter((each) => setting.test(each));
  return { cue: { from: secondsOf(from), to: secondsOf(to), settings: kept.join(" "), text }, line: line + at };
}

function faultOf(cue: Cue, { last, seconds }: { last: Cue | undefined; seconds: number | null }): CaptionFault | null {
  if (cue.to <= cue.from) return "order";
  if (last !== undefined && cue.from < last.from) return "backwards";
  if (seconds !== null && cue.from > seconds + LENIENCE_IN_SECONDS) return "late";
  return wordsOf(cue.text) === "" ? "empty" : null;
}

function secondsOf(time: string): number {
  const parts = time.split(":").map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "" };

/** The words of a cue without its markup. */
const wordsOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The same captions as a file that holds nothing but cues. */
export const captionsFile = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues
    .map(
      ({ from, to, settings, text }) =>
        `\n${timeOf(from)} --> ${timeOf(to)}${settings === "" ? "" : ` ${settings}`}\n${text}\n`,
    )
    .join("")}`;

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  const rest = String(milliseconds % 1_000).padStart(3, "0");
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1_000) % 60)}.${rest}`;
}

const PAUSE_IN_SECONDS = 2;
const LONG_PARAGRAPH = 400;

/** A paragraph of what is said; `speaker` where the captions name one who has not spoken just before. */
export type Spoken = { speaker: string | null; words: string };

/** What is said, as text to read: a paragraph ends with a pause, another speaker, or a sentence once it is long. */
export function transcriptOf(cues: readonly Cue[]): Spoken[] {
  const paragraphs: Spoken[] = [];
  let speaking: string | null = null;
  let last: Cue | null = null;
  for (const cue of cues) {
    const named = /<v(?:\.[\w.-]+)?[ \t]([^<>]+)>/.exec(cue.text)?.[1]?.trim() ?? null;
    const words = wordsOf(cue.text);
    const present = paragraphs.at(-1);
    const isOther = named !== null && named !== speaking;
    const isPause = last !== null && cue.from - last.to > PAUSE_IN_SECONDS;
    const isLong = present !== undefined && present.words.length > LONG_PARAGRAPH && /[.!?…»”"]$/.test(present.words);
    if (present === undefined || isOther || isPause || isLong)
      paragraphs.push({ speaker: isOther ? named : null, words });
    else present.words += ` ${words}`;
    speaking = named ?? speaking;
    last = cue;
  }
  return paragraphs;
}
