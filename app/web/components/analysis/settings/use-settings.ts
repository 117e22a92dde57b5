import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Analysis } from "../page/use-analysis.ts";
import { keepSettings, lastSettings, withSetting } from "./last-settings-store.ts";
import { begunWith, besides, chosenBy, moved, type Steps, settingOf, withSettled } from "./steps.ts";

const settleInMilliseconds = 400;

export type Settings = {
  /** The setting that a step back leads to, or a step forth; undefined where there is none. */
  back: string | undefined;
  forth: string | undefined;
  undo: () => void;
  redo: () => void;
  /** The last settings, newest first, and the one that the page shows; empty before the reader changes anything. */
  last: readonly string[];
  current: string;
  choose: (setting: string) => void;
  clear: () => void;
};

/** The steps of the reader through settings: each counts once the hand rests. */
export function useSettings({ choice, choose }: Analysis, address: string): Settings {
  const current = useMemo(() => settingOf(choice), [choice]);
  const [steps, setSteps] = useState(() => begunWith(current));
  const [last, setLast] = useState<readonly string[]>([]);
  useEffect(() => setLast(lastSettings(address)), [address]);
  const keep = useCallback(
    (change: (before: readonly string[]) => readonly string[]) =>
      setLast((before) => {
        const after = change(before);
        keepSettings(address, after);
        return after;
      }),
    [address],
  );
  const isSettled = steps.settings[steps.at] === current;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => {
      keep((before) => withSetting(withSetting(before, steps.settings[steps.at] ?? ""), current));
      setSteps((before) => withSettled(before, current));
    }, settleInMilliseconds);
    return () => clearTimeout(timer);
  }, [current, isSettled, keep, steps]);

  // A hand that does not rest before it takes a step back still wants what it just set to be one.
  const standing = useRef<Steps>(steps);
  standing.current = isSettled ? steps : withSettled(steps, current);
  const step = useCallback(
    (way: -1 | 1) => {
      const setting = besides(standing.current, way);
      if (setting === undefined) return;
      setSteps(moved(standing.current, way));
      choose(chosenBy(setting));
    },
    [choose],
  );
  const undo = useCallback(() => step(-1), [step]);
  const redo = useCallback(() => step(1), [step]);
  useStepKeys(undo, redo);
  const chooseSetting = useCallback((setting: string) => choose(chosenBy(setting)), [choose]);
  const clear = useCallback(() => {
    keep(() => []);
    // What was set a moment ago is a step back, and no longer waits to be listed.
    setSteps(standing.current);
  }, [keep]);
  const back = besides(standing.current, -1);
  const forth = besides(standing.current, 1);
  return useMemo(
    () => ({ back, forth, undo, redo, last, current, choose: chooseSetting, clear }),
    [back, forth, undo, redo, last, current, chooseSetting, clear],
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), and Ctrl+Y; where text is typed they are the text's. */
function useStepKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = isTextual(event.target) ? null : { undo, redo, none: null }[stepOf(event)];
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [undo, redo]);
}

/** What a key asks for. */
function stepOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): "undo" | "redo" | "none" {
  if (!(ctrlKey || metaKey) || altKey) return "none";
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : "none";
}

const untyped = ["range", "radio", "checkbox", "button", "submit"];

const isTextual = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !untyped.includes(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);
