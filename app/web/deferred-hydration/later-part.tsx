import { type ComponentType, lazy, useState } from "react";

type LaterPart<Properties extends object> = ComponentType<Properties> & {
  /** Fetches the part now, so that it is drawn at once where no server has drawn it. */
  load(): Promise<unknown>;
};

const parts = new Set<() => Promise<unknown>>();

/**
 * A part of a page that the server has drawn, and whose scripts come later than those of the rest: once `moment` has come.
 * Until then it is as it is without scripts. Stands inside a `<Suspense>`.
 */
export function laterPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  moment: () => Promise<unknown>,
): LaterPart<Properties> {
  let loaded: ComponentType<Properties> | null = null;
  const loadNow = async () => {
    loaded ??= await load();
    return loaded;
  };
  parts.add(loadNow);
  const Waiting = lazy(async () => {
    if (typeof document !== "undefined") await moment();
    return { default: await loadNow() };
  });
  function Later(properties: Properties) {
    // Chosen once: exchanging one for the other would begin the part anew.
    const [Part] = useState<ComponentType<Properties>>(() => loaded ?? Waiting);
    return <Part {...properties} />;
  }
  return Object.assign(Later, { load: loadNow });
}

/** Fetches the later parts of the pages seen so far: for hours without connection. */
export const laterPartsLoaded = (): Promise<unknown> => Promise.all([...parts].map((load) => load()));
