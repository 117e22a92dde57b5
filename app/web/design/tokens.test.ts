import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

type Tokens = Record<string, string>;
type Rule = { selector: string; context: string; tokens: Tokens };

/** Every rule of the file with the at-rules around it. */
function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  const stack: string[] = [];
  for (const [, head, end, declaration] of text.matchAll(/([^{};]+)\{|(\})|([^{};]+);/g)) {
    if (head) {
      stack.push(head.trim());
      if (!head.trim().startsWith("@"))
        rules.push({ selector: head.trim(), context: stack.slice(0, -1).join(" "), tokens: {} });
    }
    if (end) stack.pop();
    const [name, value] = (declaration ?? "").split(/:(.*)/s).map((part) => part?.trim());
    if (name?.startsWith("--") && value) Object.assign(rules.at(-1)?.tokens ?? {}, { [name.slice(2)]: value });
  }
  return rules;
}

const rules = rulesOf(css);
const tokensOf = (selector: string, isOklch: boolean, context = ""): Tokens => {
  const found = rules.filter(
    (rule) =>
      rule.selector === selector && rule.context.includes("@supports") === isOklch && rule.context.includes(context),
  );
  return Object.assign({}, ...found.map((rule) => rule.tokens));
};

const light = tokensOf(":root", false);
const dark = tokensOf(':root[data-theme="dark"]', false);
const lightBlueOrange = tokensOf(':root[data-palette="bo"]', false);
const darkBlueOrange = tokensOf(':root[data-theme="dark"][data-palette="bo"]', false);

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const rgbOf = (hex: string) => [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

/** Linear sRGB of an OKLCH colour (Björn Ottosson's matrices). */
function rgbOfOklch(text: string): number[] {
  const [, lightness = 0, chroma = 0, hue = 0] = (/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(text) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: string | undefined, other: string | undefined): number {
  const [high = 0, low = 0] = [one, other]
    .map((colour) => luminance(rgbOf(colour ?? "#000000")))
    .sort((first, second) => second - first);
  return (high + 0.05) / (low + 0.05);
}

/** The visual language states its contrasts with one decimal. */
const rounding = 0.05;
const grounds = ["paper", "surface", "sunken"];
const lowestContrast = (tokens: Tokens, text: string, on: readonly string[]) =>
  Math.min(...on.map((ground) => contrast(tokens[text], tokens[ground])));

describe("tokens", () => {
  it("are the same for the system's dark theme and for the chosen one", () => {
    const system = tokensOf(':root:not([data-theme="light"])', false, "prefers-color-scheme");
    expect(system).toEqual(dark);
    const systemOklch = tokensOf(':root:not([data-theme="light"])', true, "prefers-color-scheme");
    expect(systemOklch).toEqual(tokensOf(':root[data-theme="dark"]', true));
    expect(tokensOf(':root[data-palette="bo"]:not([data-theme="light"])', false, "prefers-color-scheme")).toEqual(
      darkBlueOrange,
    );
  });

  it("give every colour in both themes and both notations", () => {
    const colours = Object.keys(light).filter((name) => light[name]?.startsWith("#"));
    expect(colours).toHaveLength(38);
    expect(Object.keys(dark).filter((name) => dark[name]?.startsWith("#"))).toEqual(colours);
    expect(Object.keys(tokensOf(":root", true))).toEqual(colours);
    expect(Object.keys(tokensOf(':root[data-theme="dark"]', true))).toEqual(colours);
    expect(Object.keys(darkBlueOrange)).toEqual(Object.keys(lightBlueOrange));
  });

  it.each([
    ["light", light, tokensOf(":root", true)],
    ["dark", dark, tokensOf(':root[data-theme="dark"]', true)],
    ["light, blue and orange", lightBlueOrange, tokensOf(':root[data-palette="bo"]', true)],
    ["dark, blue and orange", darkBlueOrange, tokensOf(':root[data-theme="dark"][data-palette="bo"]', true)],
  ])("are the same colour in hex and in OKLCH: %s", (_theme, hex, oklch) => {
    for (const [name, colour] of Object.entries(oklch)) {
      const difference = Math.abs(luminance(rgbOfOklch(colour)) - luminance(rgbOf(hex[name] ?? "")));
      expect(difference, name).toBeLessThan(0.012);
    }
  });

  // The values that the visual language measured; AA asks 4.5 for text and 3 for the borders of controls.
  it.each([
    ["light", light, { ink: 8.7, "ink-2": 8.3, "ink-3": 5.3, accent: 7.2, warn: 6, control: 3.4 }],
    ["dark", dark, { ink: 6.5, "ink-2": 8.9, "ink-3": 6, accent: 7.1, warn: 7.5, control: 3.4 }],
  ])("keep the contrast of text on every ground: %s", (_theme, tokens, floors) => {
    for (const [text, floor] of Object.entries(floors)) {
      expect(lowestContrast(tokens, text, grounds), text).toBeGreaterThanOrEqual(floor - rounding);
    }
  });

  it.each([
    ["light", light],
    ["dark", dark],
    ["light, blue and orange", { ...light, ...lightBlueOrange }],
    ["dark, blue and orange", { ...dark, ...darkBlueOrange }],
  ])("keep verdicts readable on the page and on their badge: %s", (_theme, tokens) => {
    for (const verdict of ["under", "over", "fair"]) {
      expect(lowestContrast(tokens, verdict, [...grounds, `${verdict}-soft`]), verdict).toBeGreaterThanOrEqual(5);
    }
    expect(lowestContrast(tokens, "on-accent", ["accent", "accent-2"])).toBeGreaterThanOrEqual(7);
    expect(lowestContrast(tokens, "accent", ["accent-soft"])).toBeGreaterThanOrEqual(6);
    expect(lowestContrast(tokens, "ink", ["d3", "d2", "d1", "d0", "u1", "u2", "u3"])).toBeGreaterThanOrEqual(
      6.5 - rounding,
    );
    expect(lowestContrast(tokens, "focus", grounds)).toBeGreaterThanOrEqual(3);
  });
});
