import type { Language } from "../../messages/languages.ts";

/** Texts that arrive in parts, each loaded once for each language. */
export type MessageParts<Name extends string> = {
  /** The texts of `names` together, where all of them are here. */
  now(language: Language, names: readonly Name[]): object | undefined;
  /** The same once they have arrived: one promise for the same names until it fails, as a component that awaits it needs. */
  soon(language: Language, names: readonly Name[]): Promise<object>;
};

type Loaders<Name extends string> = Readonly<Record<Name, Readonly<Record<Language, () => Promise<object>>>>>;

/** Remembers what `work` answers for a key; what failed may be asked for again. */
function onceEach<Answer>() {
  const started = new Map<string, Promise<Answer>>();
  return (key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const known = started.get(key);
    if (known) return known;
    const promise = work();
    promise.catch(() => started.delete(key));
    started.set(key, promise);
    return promise;
  };
}

export function messageParts<Name extends string>(load: Loaders<Name>): MessageParts<Name> {
  const arrived = new Map<string, object>();
  const together = new Map<string, object>();
  const partSoon = onceEach<void>();
  const allSoon = onceEach<object>();
  const keyOf = (language: Language, names: readonly Name[]) => [language, ...names].join(" ");

  const partArrives = (language: Language, name: Name) =>
    partSoon(keyOf(language, [name]), async () => {
      const texts = await load[name][language]();
      arrived.set(keyOf(language, [name]), texts);
    });

  function now(language: Language, names: readonly Name[]): object | undefined {
    const key = keyOf(language, names);
    const known = together.get(key);
    if (known) return known;
    const parts = names.flatMap((name) => arrived.get(keyOf(language, [name])) ?? []);
    if (parts.length < names.length) return undefined;
    const texts = Object.assign({}, ...parts);
    together.set(key, texts);
    return texts;
  }

  return {
    now,
    soon: (language, names) =>
      allSoon(keyOf(language, names), async () => {
        await Promise.all(names.map((name) => partArrives(language, name)));
        // Every part has arrived.
        return now(language, names) ?? {};
      }),
  };
}
