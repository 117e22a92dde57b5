import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { firstPage, type Page, type PageAsked } from "../contracts/pages.ts";
import { pageBefore, pageOf, readPage } from "./read-page.ts";

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

describe("a page", () => {
  it("is one of a list that is read whole, each entry once, whatever is added in front meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat({ max: 3 })),
        async (size, limit, added) => {
          const rows = Array.from({ length: size }, (_, index) => ({ id: id(size - index) }));
          const list = async ({ cursor, limit: most }: PageAsked) => {
            const from = cursor === null ? 0 : rows.findIndex((row) => row.id === cursor) + 1;
            return rows.slice(from, from + most);
          };
          const whole = [...rows];
          const read: { id: string }[] = [];
          let cursor: string | null = null;
          let isFirst = true;
          while (isFirst || cursor !== null) {
            const page: Page<{ id: string }> = await pageOf({ limit, cursor }, list);
            const { entries } = page;
            expect(entries.length).toBeLessThanOrEqual(limit);
            read.push(...entries);
            for (let count = 0; count < (added[read.length] ?? 0); count += 1)
              rows.unshift({ id: id(1_000 + rows.length) });
            [cursor, isFirst] = [page.next, false];
          }
          expect(read).toEqual(whole);
        },
      ),
    );
  });

  it("is the first of the usual length where nothing is asked, and never longer than the longest", () => {
    expect(readPage([])).toEqual(firstPage);
    expect(
      readPage([
        ["limit", "1000"],
        ["lang", "it"],
      ]),
    ).toEqual({ limit: 100, cursor: null });
    expect(
      readPage([
        ["cursor", id(7)],
        ["limit", "1"],
      ]),
    ).toEqual({ limit: 1, cursor: id(7) });
    expect(pageBefore("made up")).toEqual(firstPage);
    expect(pageBefore(id(7))).toEqual({ ...firstPage, cursor: id(7) });
  });

  it.each([
    [[["cursor", "7"]], "enumInvalid"],
    [[["limit", "0"]], "outOfRange"],
    [[["limit", "ten"]], "numberFormat"],
    [[["page", "2"]], "paramUnknown"],
    [
      [
        ["limit", "1"],
        ["limit", "2"],
      ],
      "paramRepeated",
    ],
  ] as const)("is refused by what is wrong with %j", (entries, code) => {
    expect(() => readPage(entries)).toThrow(expect.objectContaining({ code }));
    expect(() => readPage(entries)).toThrow(Failure);
  });
});
