import { type RefObject, useEffect, useRef } from "react";

/** Gives an element a behaviour that knows nothing of components; `behave` is a function of a module and returns how to stop it. */
export function useBehaviour<Kind extends Element>(behave: (element: Kind) => () => void): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => (element.current === null ? undefined : behave(element.current)), [behave]);
  return element;
}
