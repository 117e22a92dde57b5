import { type ReactNode, useId } from "react";

type ShownOnceProps = { label: ReactNode; value: string; hint: string };

/** A new secret that is shown this once, ready to be copied. */
export function ShownOnce({ label, value, hint }: ShownOnceProps) {
  const id = useId();
  return (
    <div role="status" className="rounded-card border border-line-2 bg-surface p-4">
      <label className="label break-words" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input num"
        readOnly
        value={value}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
