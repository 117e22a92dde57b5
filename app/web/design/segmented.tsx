import { type ReactNode, useEffect, useRef } from "react";

type SegmentedProps<Value extends string> = {
  legend: ReactNode;
  /** Reads the legend to screen readers only, where the place already says it. */
  hiddenLegend?: boolean;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  /** Without it the choice is a plain form field, sent with its form. */
  onChange?: (value: Value) => void;
  className?: string;
};

/** One choice of a few, all in sight. Radio buttons underneath, so arrows, forms and screen readers work by themselves. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, hiddenLegend = false, name, value, options, onChange, className = "" } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  // A choice made before the scripts had arrived stays in sight after hydration, but no event tells of it.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const option = options.find((one) => one.value === early);
    if (option && option.value !== value) onChange?.(option.value);
  }, []);
  return (
    <fieldset ref={group} className={className}>
      <legend className={hiddenLegend ? "sr-only" : "label"}>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            <span className="relative">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
