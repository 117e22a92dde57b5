import { type ReactNode, useId } from "react";
import type { Suggestion } from "./suggestion.ts";
import { TickerCombobox } from "./ticker-combobox.tsx";

type TickerEntryProps = {
  label: string;
  hint: string;
  popular: readonly Suggestion[];
  /** Where a chosen company leads; without it, to its analysis. */
  addressFor?: (ticker: string) => string;
  /** The button that sends the form around. */
  children: ReactNode;
};

/** The field in which a company is chosen, its button beside it and its hint below. */
export function TickerEntry({ label, hint, popular, addressFor, children }: TickerEntryProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-ticker`} className="label text-base">
        {label}
      </label>
      <div className="mt-2 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TickerCombobox
          inputId={`${id}-ticker`}
          hintId={`${id}-hint`}
          examples={popular.map(({ ticker }) => ticker)}
          popular={popular}
          {...(addressFor && { addressFor })}
        />
        {children}
      </div>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </>
  );
}
