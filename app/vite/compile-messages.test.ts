import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatWritten from "use-intl/format-message";
import { describe, expect, it } from "vitest";
import formatCompiled from "../messages/format-compiled.ts";
import { loadMessages } from "../messages/index.ts";
import { languages } from "../messages/languages.ts";
import { type CompiledTexts, compiledTexts, type Texts } from "./compile-messages.config.ts";

type Arguments = Record<string, string | number | ((chunks: unknown) => string)>;

const SELECT = 1;
const CARDINAL = 2;
const ORDINAL = 3;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const MOST_SETS = 80;

/** The first and the last of many sets: a text of a dozen arguments has millions. */
const fewOf = (sets: Arguments[]): Arguments[] =>
  sets.length <= MOST_SETS ? sets : [...sets.slice(0, MOST_SETS / 2), ...sets.slice(-MOST_SETS / 2)];

/** Sets of arguments that make a part of a text different: one for each word that is chosen from, and for several counts. */
function argumentsOf(nodes: unknown, given: Arguments = {}): Arguments[] {
  if (!Array.isArray(nodes)) return [given];
  return nodes.reduce<Arguments[]>((sets, node) => fewOf(sets.flatMap((set) => argumentsOfNode(node, set))), [given]);
}

function argumentsOfNode(node: unknown, given: Arguments): Arguments[] {
  if (!Array.isArray(node)) return [given];
  const [name, type, options] = node;
  if (type === undefined)
    return [
      { [name]: `«${name}»`, ...given },
      { ...given, [name]: "" },
    ];
  if (type === SELECT || type === CARDINAL || type === ORDINAL) {
    const counts = [0, 1, 2, 1234.5];
    const words = isRecord(options) ? Object.keys(options) : [];
    const chosen = given[name] === undefined ? (type === SELECT ? words : counts) : [given[name]];
    return chosen.flatMap((value) =>
      Object.values(isRecord(options) ? options : {}).reduce<Arguments[]>(
        (sets, inner) => fewOf(sets.flatMap((set) => argumentsOf(inner, set))),
        [{ ...given, [name]: value }],
      ),
    );
  }
  if (typeof type === "number" && type !== 0) return [{ [name]: 1234.5678, ...given }];
  return argumentsOf(node.slice(1), { ...given, [name]: (chunks) => `<${name}>${[chunks].flat().join("")}</${name}>` });
}

function* textsIn(texts: Texts, compiled: CompiledTexts, path = ""): Generator<[string, string, unknown]> {
  for (const [key, text] of Object.entries(texts)) {
    const other = compiled[key];
    const at = path === "" ? key : `${path}.${key}`;
    if (typeof text === "string") yield [at, text, other];
    else if (isRecord(other)) yield* textsIn(text, other as CompiledTexts, at);
  }
}

describe("compiled texts", () => {
  it.each(languages)("say in %s what they say as they are written, whatever their arguments", async (locale) => {
    // Each catalogue is a tree of texts.
    const texts = (await loadMessages[locale]()) as unknown as Texts;
    const cache = _createCache();
    const options = { cache, formatters: _createIntlFormatters(cache), locale, timeZone: "Europe/Madrid" };
    const said = (format: typeof formatWritten, message: unknown, values: Arguments) =>
      // Both take a text of their own kind, which the library types as one.
      format("", message as string, values as never, options as never);
    let compared = 0;
    for (const [path, text, compiled] of textsIn(texts, compiledTexts(texts))) {
      if (typeof compiled === "string") {
        expect(compiled, path).toBe(said(formatWritten, text, {}));
        continue;
      }
      const sets = argumentsOf(compiled);
      for (const values of sets) {
        expect(said(formatCompiled, compiled, values), path).toEqual(said(formatWritten, text, values));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});
