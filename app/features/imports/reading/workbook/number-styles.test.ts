import { describe, expect, it } from "vitest";
import { numberStyles } from "./number-styles.ts";

/** The days from the first of a spreadsheet to the last of 2025. */
const lastDay = 46_022;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const shownAs = (format: string | number, value: number) => {
  const [id, own] =
    typeof format === "number" ? [format, ""] : [164, `<numFmt numFmtId="164" formatCode="${escaped(format)}"/>`];
  const part = `<styleSheet><numFmts>${own}</numFmts><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  return numberStyles(Buffer.from(part), false).shown(value, 0);
};

describe("a figure", () => {
  it.each([
    ["#,##0,", 1_210_750, 1_210.75],
    ['#,##0.0,,"M€"', 1_210_750, 1.21075],
    ["0,.00", 5, 0.005],
    ["#,##0,;(#,##0,)", -12_500, -12.5],
    ["#,##0,_);[Red](#,##0,)", 1_000, 1],
  ])("that %s divides counts as it is shown", (format, value, shown) => {
    expect(shownAs(format, value)).toMatchObject({ value: shown, divided: true });
  });

  it.each(["#,##0", "#,##0.00", "0.00", "General", "#,##0.00;(#,##0.00)", '#,##0" , "', "#,##0\\,", 3, 4, 44])(
    "stays as it is under %s",
    (format) => {
      expect(shownAs(format, 1_210_750)).toEqual({ value: 1_210_750 });
    },
  );

  it.each([
    ["[$$-409]#,##0.00", "$"],
    ["#,##0.00\\ [$€-C0A]", "€"],
    ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-', "€"],
    ["[$USD] #,##0", "USD"],
    ['"CHF" #,##0;[Red]-#,##0', "CHF"],
  ])("shown by %s says its currency", (format, currency) => {
    expect(shownAs(format, 5)).toEqual({ value: 5, currency });
  });
});

describe("a day", () => {
  it.each([
    [14, lastDay, "2025-12-31"],
    [14, lastDay - 30, "2025-12-01"],
    ["d mmm yyyy", lastDay - 30, "2025-12-01"],
    ["yyyy", lastDay, "2025-12-31"],
    ["mmm-yy", lastDay, "2025-12-31"],
  ])("shown by %s is itself: %i", (format, serial, day) => {
    expect(shownAs(format, serial)).toEqual({ value: day });
  });

  it.each([17, "mmm-yy", "mm/yyyy", '[$-C0A]mmmm" de "yyyy;@'])(
    "that begins the month shown by %s is its last",
    (format) => {
      expect(shownAs(format, lastDay - 30)).toEqual({ value: "2025-12-31" });
    },
  );

  it("that begins the year shown alone says no day", () => {
    expect(shownAs("yyyy", lastDay - 364)).toEqual({ value: "2025" });
  });
});
