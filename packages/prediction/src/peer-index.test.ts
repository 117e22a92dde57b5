import { describe, expect, it } from "vitest";
import { leafDigit, peerIndexOf, rowPlace } from "./peer-index.ts";

const references = [
  { ticker: "C", leaves: "20" },
  { ticker: "A", leaves: "01" },
  { ticker: "E", leaves: "01" },
  { ticker: "B", leaves: "00" },
  { ticker: "D", leaves: "21" },
];

describe("the reference companies by their leaves", () => {
  const index = peerIndexOf(references);
  const bytes = new Uint8Array(index.rows.buffer);
  const inLeaf = (tree: number, leaf: number | undefined) =>
    index.tickers.filter((_, position) => bytes[rowPlace(index, tree, leaf) * 4 + position] === 1);

  it("stand in the order of their tickers, one to a byte, four to a word", () => {
    expect(index.tickers).toEqual(["A", "B", "C", "D", "E"]);
    expect([index.treeCount, index.leafCount, index.words]).toEqual([2, 3, 2]);
    // Two trees of three leaves, and the empty row.
    expect(index.rows).toHaveLength((2 * 3 + 1) * 2);
  });

  it("are found by tree and leaf", () => {
    expect([inLeaf(0, 0), inLeaf(0, 1), inLeaf(0, 2)]).toEqual([["A", "B", "E"], [], ["C", "D"]]);
    expect([inLeaf(1, 0), inLeaf(1, 1), inLeaf(1, 2)]).toEqual([["B", "C"], ["A", "D", "E"], []]);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBe(2 * 5);
  });

  it("are none in a leaf or a tree that is unknown", () => {
    const empty = index.rows.length - index.words;
    expect([rowPlace(index, 0, 3), rowPlace(index, 0, undefined), rowPlace(index, 2, 0)]).toEqual([
      empty,
      empty,
      empty,
    ]);
    expect(rowPlace(index, 1, 2)).toBe(empty - index.words);
  });

  it("are none at all without references", () => {
    expect(peerIndexOf([])).toMatchObject({ tickers: [], treeCount: 0, leafCount: 1, words: 0 });
  });
});

it("writes a leaf as one digit of thirty-six", () => {
  expect([0, 9, 10, 35].map(leafDigit)).toEqual(["0", "9", "a", "z"]);
  expect(peerIndexOf([{ ticker: "A", leaves: "z" }]).leafCount).toBe(36);
});
