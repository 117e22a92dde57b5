import { describe, expect, it } from "vitest";
import { captionsFile, readCaptions, transcriptOf } from "./read-captions.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, seconds: number | null = null) => readCaptions(bytes(text), seconds);

const good = `WEBVTT - Talk
Kind: captions

NOTE not shown

STYLE
::cue { background: url(https://elsewhere.example/) }

first
00:00.500 --> 00:02.000 align:start region:top
<v Ana>The price implies <i>growth</i>.

00:00:02.000 --> 00:00:03.500
Nine per cent &amp; more.

00:00:08.000 --> 00:00:09.000
<v Luis>Is that a lot?
`;

describe("captions in WebVTT", () => {
  it("are read with their times, and kept as nothing but cues", () => {
    const { cues, issues } = read(good, 10);
    expect(issues).toEqual([]);
    expect(cues.map(({ from, to }) => [from, to])).toEqual([
      [0.5, 2],
      [2, 3.5],
      [8, 9],
    ]);
    const kept = captionsFile(cues);
    expect(kept).toBe(`WEBVTT

00:00:00.500 --> 00:00:02.000 align:start
<v Ana>The price implies <i>growth</i>.

00:00:02.000 --> 00:00:03.500
Nine per cent &amp; more.

00:00:08.000 --> 00:00:09.000
<v Luis>Is that a lot?
`);
    expect(read(kept, 10)).toEqual({ cues, issues: [] });
    expect(read(good.replaceAll("\n", "\r\n"), 10).cues).toEqual(cues);
    expect(read(`\ufeff${good}`, 10).cues).toEqual(cues);
  });

  it("become a text to read: paragraphs by speaker and pause", () => {
    expect(transcriptOf(read(good).cues)).toEqual([
      { speaker: "Ana", words: "The price implies growth. Nine per cent & more." },
      { speaker: "Luis", words: "Is that a lot?" },
    ]);
    const pause = read("WEBVTT\n\n00:01.000 --> 00:02.000\nOne.\n\n00:05.000 --> 00:06.000\nTwo.\n");
    expect(transcriptOf(pause.cues)).toEqual([
      { speaker: null, words: "One." },
      { speaker: null, words: "Two." },
    ]);
  });

  it("say what is wrong, and at which line", () => {
    const cue = (times: string, words = "Words.") => `WEBVTT\n\n${times}\n${words}\n`;
    const wrong: [string, string, unknown[]][] = [
      ["SubRip", "1\n00:00:01,000 --> 00:00:02,000\nWords.\n", [{ line: 1, fault: "header" }]],
      ["no cue", "WEBVTT\n", [{ line: 2, fault: "noCues" }]],
      ["a comma", cue("00:00:01,000 --> 00:00:02,000"), [{ line: 3, fault: "timing" }]],
      ["the end first", cue("00:02.000 --> 00:01.000"), [{ line: 3, fault: "order" }]],
      ["no words", cue("00:01.000 --> 00:02.000", "<i></i>"), [{ line: 3, fault: "empty" }]],
      ["after the end", cue("00:12.000 --> 00:13.000"), [{ line: 3, fault: "late" }]],
      [
        "backwards",
        `${cue("00:05.000 --> 00:06.000")}\nname\n00:03.000 --> 00:04.000\nBefore.\n`,
        [{ line: 7, fault: "backwards" }],
      ],
      [
        "no blank line",
        `${cue("00:01.000 --> 00:02.000")}00:03.000 --> 00:04.000\nNext.\n\nnothing\n`,
        [
          { line: 5, fault: "timing" },
          { line: 8, fault: "timing" },
        ],
      ],
    ];
    for (const [what, text, issues] of wrong) expect(read(text, 10).issues, what).toEqual(issues);
    const latin = Uint8Array.from(Buffer.from(cue("00:01.000 --> 00:02.000", "¿Cuánto vale?"), "latin1"));
    expect(readCaptions(latin, null).issues).toEqual([{ line: 4, fault: "encoding" }]);
    expect(read("WEBVTT\n\n\0", null).issues).toEqual([{ line: 3, fault: "encoding" }]);
  });
});
