import { providerList } from "@valora/market-data/providers";

/** Proper names of the live providers, the same in every language. */
const names: ReadonlyMap<string, string> = new Map(providerList.map(({ id, name }) => [id, name]));

const namedInTexts = ["automatic", "bundled", "ecb", "us-treasury"] as const;
type NamedInTexts = (typeof namedInTexts)[number];
const isNamedInTexts = (id: string): id is NamedInTexts => namedInTexts.some((each) => each === id);

/** The name of a provider for readers; `say` gives the texts of `search.source`. */
export const providerNamer =
  (say: (key: NamedInTexts) => string) =>
  (id: string): string =>
    isNamedInTexts(id) ? say(id) : (names.get(id) ?? id);
