import { expect, it } from "vitest";
import { plainWords } from "./plain-words.ts";
import { readBody, readMarkdown } from "./read-markdown.ts";

const source = `# A title

One sentence
on two lines.

## A heading {#here}

Words **strong**, *soft* and [a page](/methods).

- first
  still first
- second

    value = cash ÷ rate

| Year | Cash |
| --- | --- |
| 1 | 100 |

::calculator freeCashFlow`;

it("reads title, description and each kind of block", () => {
  expect(readMarkdown(source)).toEqual({
    title: "A title",
    description: "One sentence on two lines.",
    blocks: [
      { heading: "A heading", id: "here" },
      {
        text: [
          "Words ",
          { strong: "strong" },
          ", ",
          { emphasis: "soft" },
          " and ",
          { text: "a page", to: "/methods" },
          ".",
        ],
      },
      { list: ["first still first", "second"] },
      { formula: "value = cash ÷ rate" },
      { table: { head: ["Year", "Cash"], rows: [["1", "100"]] } },
      { calculator: "freeCashFlow" },
    ],
  });
});

it("reads numbered and nested lists, smaller headings, quotes, code, struck words and defined links", () => {
  const parts = [
    "D",
    "3. three\n4. four\n   - inside **bold *both* [link](/methods)**",
    "> said\n> twice",
    "### Smaller {#small}",
    "```\nx = 1\n\ny\n```",
    "~~no~~ `a_b` [defined][page] https://example.org",
    "- [x] done\n- [ ] open",
    "[page]: /proof",
  ];
  const bold = { strong: ["bold ", { emphasis: "both" }, " ", { text: "link", to: "/methods" }] };
  const text = readBody("T", parts.join("\n\n"));
  expect(text.blocks).toEqual([
    { list: ["three", { words: "four", inside: [{ list: [["inside ", bold]] }] }], start: 3 },
    { quote: [{ text: "said twice" }] },
    { subheading: "Smaller", id: "small" },
    { code: "x = 1\n\ny" },
    {
      text: [
        { struck: "no" },
        " ",
        { code: "a_b" },
        " ",
        { text: "defined", to: "/proof" },
        " ",
        { text: "https://example.org", to: "https://example.org" },
      ],
    },
    { list: ["☑ done", "☐ open"] },
  ]);
  expect(plainWords(text)).toContain("four\ninside bold both link\nsaid twice\nSmaller");
});

it("loses no letter of what it has no form for", () => {
  const odd = ["---", "<div>", "&lt;b&gt;", "a[^1]", "[^1]: note", "\\begin{x}"];
  const words = plainWords(readBody("T", ["D", ...odd].join("\n\n")));
  for (const typed of odd.slice(0, 5)) expect(words).toContain(typed);
});

it("takes a paragraph of thousands of signs, or of lists in lists in lists, as it was typed", () => {
  expect(readBody("T", `D\n\n${"*a ".repeat(2_000)}`).blocks).toEqual([{ text: "*a ".repeat(2_000).trim() }]);
  expect(readBody("T", "D\n\n- - - - - - - a").blocks).toEqual([{ text: "- - - - - - - a" }]);
});

it("gives the plain words, to be searched", () => {
  expect(plainWords(readMarkdown(source))).toContain("Words strong, soft and a page.");
});

it.each([
  "javascript:alert",
  "JaVaScRiPt:alert",
  "vbscript:x",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "data:text/html,x",
  "http://plain.example",
])("makes no link to %s", (address) => {
  expect(readMarkdown(`# T\n\nD\n\n[click](${address})`).blocks).toEqual([{ text: "click" }]);
});

it("leaves HTML as the characters it is made of", () => {
  expect(readMarkdown("# T\n\nD\n\n<script>alert(1)</script>").blocks).toEqual([{ text: "<script>alert(1)</script>" }]);
});

it("takes a calculator that does not exist for words", () => {
  expect(readMarkdown("# T\n\nD\n\n::calculator dreams").blocks).toEqual([{ text: "::calculator dreams" }]);
});

it("links to pages of this site, to others over https and to letters", () => {
  const links = "[a](/methods) [b](https://example.org/x?y=1#z) [c](mailto:ana@example.org) [d](#part)";
  expect(readMarkdown(`# T\n\nD\n\n${links}`).blocks).toEqual([
    {
      text: [
        { text: "a", to: "/methods" },
        " ",
        { text: "b", to: "https://example.org/x?y=1#z" },
        " ",
        { text: "c", to: "mailto:ana@example.org" },
        " ",
        { text: "d", to: "#part" },
      ],
    },
  ]);
});

it("shows images of this site alone: of another's there are words, because showing it would tell who reads", () => {
  const file = `${"0a".repeat(16)}-640x480.webp`;
  const parts = [
    `![A chart](/content/images/${file})`,
    "![x](https://evil.example/p.gif)",
    "![y](/content/images/../../profile)",
  ];
  expect(readBody("T", ["D", ...parts].join("\n\n")).blocks).toEqual([
    { image: { file, width: 640, height: 480, alt: "A chart" } },
    { text: "x" },
    { text: "y" },
  ]);
});

it("takes the first paragraph for the description, without its form, and nothing else for one", () => {
  expect(readBody("T", "A **clear** [one](/methods).\n\n## H")).toEqual({
    title: "T",
    description: "A clear one.",
    blocks: [{ heading: "H" }],
  });
  expect(readBody("T", "## H\n\nP")).toEqual({
    title: "T",
    description: "",
    blocks: [{ heading: "H" }, { text: "P" }],
  });
  expect(readBody("T", "\n\n \n\n")).toEqual({ title: "T", description: "", blocks: [] });
});

it.each([
  ["[", 60_000],
  ["[a](", 15_000],
  ["![", 30_000],
  ["**a", 20_000],
  ["* ", 30_000],
  ["| ", 30_000],
  ["## {#", 12_000],
  [" ", 60_000],
  ["a ", 30_000],
  ["\n", 60_000],
  ["- a\n", 15_000],
  ["- a\n\n", 12_000],
  ["1. ", 20_000],
  ["> ", 30_000],
  ["~a", 30_000],
  ["[^a", 20_000],
])("reads %j, sixty thousand signs of it, without going over them again and again", (part, times) => {
  const text = readBody("T", `D\n\n## ${part.repeat(times)} x\n\n${part.repeat(times)}`);
  expect(plainWords(text).length).toBeLessThanOrEqual(120_010);
});
