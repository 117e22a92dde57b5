import { expect, it } from "vitest";
import { plainWords, readMarkdown } from "./read-markdown.ts";

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

it("gives the plain words, to be searched", () => {
  expect(plainWords(readMarkdown(source))).toContain("Words strong, soft and a page.");
});

it.each(["javascript:alert", "//elsewhere.example", "data:text/html,x", "http://plain.example"])(
  "makes no link to %s",
  (address) => {
    expect(readMarkdown(`# T\n\nD\n\n[click](${address})`).blocks).toEqual([{ text: ["click"] }]);
  },
);

it("leaves HTML as the characters it is made of", () => {
  expect(readMarkdown("# T\n\nD\n\n<script>alert(1)</script>").blocks).toEqual([{ text: "<script>alert(1)</script>" }]);
});

it("takes a calculator that does not exist for words", () => {
  expect(readMarkdown("# T\n\nD\n\n::calculator dreams").blocks).toEqual([{ text: "::calculator dreams" }]);
});
