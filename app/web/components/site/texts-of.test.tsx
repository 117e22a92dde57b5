// @vitest-environment happy-dom

import { StrictMode, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider, useTranslations } from "use-intl";
import { describe, expect, it, vi } from "vitest";
import { messageParts } from "../../session/message-parts.ts";
import { textsOf } from "./texts-of.tsx";

const names = ["first", "second", "third"] as const;
type Name = (typeof names)[number];

/** Parts that arrive when they are told to. */
function heldParts() {
  const arrive = new Map<Name, () => void>();
  const load = (name: Name) => () =>
    new Promise<object>((done) => arrive.set(name, () => done({ [name]: `${name} text` })));
  const inAll = (name: Name) => ({ es: load(name), en: load(name), it: load(name) });
  const parts = messageParts<Name>({ first: inAll("first"), second: inAll("second"), third: inAll("third") });
  /** On a busy machine the texts may not have been asked for yet. */
  const told = (name: Name) =>
    vi.waitFor(() => {
      const tell = arrive.get(name);
      if (!tell) throw new Error(`${name} has not been asked for`);
      tell();
    });
  return { parts, arrive: told };
}

/** The keys of these parts are not those of the product. */
type AnyTexts = (key: string) => string;

function Said() {
  const t = useTranslations() as unknown as AnyTexts;
  return <p>{names.map((name) => t(name)).join(", ")}</p>;
}

const aMoment = () => new Promise((done) => setTimeout(done, 20));
const orders: readonly (readonly Name[])[] = [
  ["first", "second", "third"],
  ["third", "second", "first"],
  ["second", "third", "first"],
  ["first", "third", "second"],
];

describe("the texts of a page whose parts arrive one after the other", () => {
  it.each(orders)("are shown when all are here, each in its place: %s, %s, %s", async (...order) => {
    const { parts, arrive } = heldParts();
    const Texts = textsOf(parts, names);
    const place = document.createElement("div");
    const root = createRoot(place);
    const page = (key: number) => (
      <StrictMode>
        <IntlProvider locale="es" messages={{}} timeZone="Europe/Madrid">
          <Suspense fallback="waiting">
            <Texts>
              <Said key={key} />
            </Texts>
          </Suspense>
        </IntlProvider>
      </StrictMode>
    );
    startTransition(() => root.render(page(0)));
    await aMoment();
    for (const [index, name] of order.entries()) {
      await arrive(name);
      await aMoment();
      // What else changes on the page renders it anew.
      if (index === 0) startTransition(() => root.render(page(1)));
      await aMoment();
    }
    await vi.waitFor(() => expect(place.textContent).toBe("first text, second text, third text"), 120_000);
    root.unmount();
  });

  it("are asked for again where a part did not arrive", async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      if (asked === 1) throw new Error("no connection");
      return { first: "first text" };
    };
    const parts = messageParts({ first: { es: load, en: load, it: load } });
    await expect(parts.soon("es", ["first"])).rejects.toThrow("no connection");
    expect(parts.now("es", ["first"])).toBeUndefined();
    await expect(parts.soon("es", ["first"])).resolves.toEqual({ first: "first text" });
    expect(parts.now("es", ["first"])).toEqual({ first: "first text" });
  });

  it("are one promise and one object for the same parts: what awaits them is drawn once", async () => {
    const { parts, arrive } = heldParts();
    const soon = parts.soon("es", ["first", "second"]);
    expect(parts.soon("es", ["first", "second"])).toBe(soon);
    await Promise.all([arrive("first"), arrive("second")]);
    expect(await soon).toBe(parts.now("es", ["first", "second"]));
    expect(await soon).toEqual({ first: "first text", second: "second text" });
  });
});
