import { type ReactNode, useId } from "react";
import { TickerCombobox, type TickerComboboxProps } from "./ticker-combobox.tsx";

type TickerEntryProps = Omit<TickerComboboxProps, "inputId" | "hintId" | "examples"> & {
  label: string;
  hint: string;
  /** The button that sends the form around. */
  children: ReactNode;
};

/** The field in which a company is chosen, its button beside it and its hint below. */
export function TickerEntry({ label, hint, children, ...field }: TickerEntryProps) {
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
          examples={field.popular.map(({ ticker }) => ticker)}
          {...field}
        />
        {children}
      </div>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </>
  );
}
