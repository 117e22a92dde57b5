import { describe, expect, it } from "vitest";
import { chosenPreferences, internalPath, preferenceCookie, preferencesIn } from "./preferences.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("preferencesIn", () => {
  it("reads the four choices wherever they stand in the header", () => {
    expect(preferencesIn("a=1; theme=dark; valora-language=it;palette=bo; explained=brief")).toEqual({
      language: "it",
      theme: "dark",
      palette: "bo",
      explained: "brief",
    });
  });

  it.each([null, "", "theme", "theme=blue; valora-language=fr; palette=red; explained=all", "xtheme=dark"])(
    "takes %j for nothing chosen",
    (header) => {
      expect(preferencesIn(header)).toEqual({ language: null, theme: null, palette: null, explained: null });
    },
  );
});

describe("preferenceCookie", () => {
  it("keeps a choice for a year on the whole site", () => {
    expect(preferenceCookie("language", "en", false)).toBe(
      "valora-language=en; Path=/; Max-Age=31536000; SameSite=Lax",
    );
  });

  it("removes a choice, and is Secure behind TLS", () => {
    expect(preferenceCookie("theme", null, true)).toBe("theme=; Path=/; Max-Age=0; SameSite=Lax; Secure");
  });
});

describe("chosenPreferences", () => {
  it("takes valid choices and nothing else", () => {
    expect(chosenPreferences(formOf({ language: "en", theme: "dark", palette: "bo", explained: "brief" }))).toEqual({
      language: "en",
      theme: "dark",
      palette: "bo",
      explained: "brief",
    });
    expect(chosenPreferences(formOf({ language: "xx", theme: "<script>", palette: "", explained: "all" }))).toEqual({});
  });

  it("goes back to the defaults", () => {
    expect(chosenPreferences(formOf({ theme: "system", palette: "gr", explained: "usual" }))).toEqual({
      theme: null,
      palette: null,
      explained: null,
    });
  });
});

describe("internalPath", () => {
  const origin = "https://valora.example";

  it("keeps the path and the assumptions in it, without the language", () => {
    expect(internalPath("/analysis/AAPL?wacc=0.09&lang=en", origin)).toBe("/analysis/AAPL?wacc=0.09");
  });

  it.each([
    null,
    "",
    "https://evil.example/x",
    "javascript:alert(1)",
    "//evil.example/x",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "http:evil.example",
  ])("never leaves the site for %j", (value) => {
    const path = internalPath(value, origin);
    expect(new URL(path, origin).origin).toBe(origin);
    expect(path.startsWith("//")).toBe(false);
  });
});
