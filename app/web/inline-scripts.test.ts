import { describe, expect, it } from "vitest";
import { inlineScriptsIn } from "./inline-scripts.ts";
import { earlyPreferences } from "./session/early-preferences.ts";

const page = ({ shown = "", scripts = "" }) =>
  `<html><head><script>head()</script></head><body><main>${shown}</main><footer>©</footer>${scripts}</body></html>`;

describe("the scripts of a page for its policy", () => {
  it("are those behind the last thing shown, to the letter", () => {
    const scripts =
      '<script> one("é") </script><script type="module" async="">import "/a.js"\n;</script>' +
      '<script type="text/plain" data-held="">two()</script>';
    expect(inlineScriptsIn(page({ scripts }))).toEqual([earlyPreferences, ' one("é") ', 'import "/a.js"\n;', "two()"]);
  });

  it("are no files and no data", () => {
    const scripts =
      '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="text/plain">kept()</script>';
    expect(inlineScriptsIn(page({ scripts }))).toEqual([earlyPreferences]);
  });

  it.each([
    "<script>evil()</script>",
    "</main><footer></footer><script>evil()</script>",
    "<!--</footer><script>evil()</script>",
    '<script type="text/plain" data-held="">evil()</script>',
  ])("are never what stands in the page itself: %s", (shown) => {
    expect(inlineScriptsIn(page({ shown, scripts: "<script>ours()</script>" }))).toEqual([earlyPreferences, "ours()"]);
  });

  it("are none where a browser would read another text", () => {
    for (const text of ["a()<!--<script>b()", "a()\r\nb()", "a()\0"])
      expect(inlineScriptsIn(page({ scripts: `<script>${text}</script>` })), text).toEqual([earlyPreferences]);
    expect(inlineScriptsIn("<html><body><script>evil()</script></body></html>")).toEqual([]);
  });
});
