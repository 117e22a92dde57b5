import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { TextArea } from "./text-area.tsx";
import { useEarlyChoice } from "./use-early-input.ts";

type Described = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** What a control has that was refused: the browser leads to the first one of a page, with scripts and without. */
export const ofRefused = { "aria-invalid": true, autoFocus: true } as const;

/** Ids that tie a control to its hint and its error. */
function useDescription({ hint, error }: Pick<Described, "hint" | "error">) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  const described = { id, "aria-describedby": describedBy || undefined, ...(error ? ofRefused : {}) };
  return { id, hintId, errorId, described };
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type DescribedControlProps = Described & { ids: ReturnType<typeof useDescription>; children: ReactNode };

/** A control with its label above, and its error and hint below. */
function DescribedControl({ label, hint, error, ids: { id, hintId, errorId }, children }: DescribedControlProps) {
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type SelectFieldProps = Described & Omit<ComponentProps<"select">, "className">;

/** A choice of a list: label above, hint and error below, both announced with it. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const ids = useDescription({ hint, error });
  const list = useRef<HTMLSelectElement>(null);
  useEarlyChoice(list, String(select.value ?? select.defaultValue ?? ""));
  return (
    <DescribedControl label={label} hint={hint} error={error} ids={ids}>
      <select {...select} ref={list} {...ids.described} className="input">
        {children}
      </select>
    </DescribedControl>
  );
}

type TextFieldProps = Described & Omit<ComponentProps<"input">, "className">;

/** One line of text: label above, hint and error below, both announced with it. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const ids = useDescription({ hint, error });
  return (
    <DescribedControl label={label} hint={hint} error={error} ids={ids}>
      <input {...input} {...ids.described} className="input" />
    </DescribedControl>
  );
}

type NameFieldProps = Omit<TextFieldProps, "name" | "autoComplete" | "required">;

/** The name that a person gives to what they save; its form asks for one. */
export const NameField = (field: NameFieldProps) => <TextField {...field} name="name" autoComplete="off" required />;

type TextAreaFieldProps = Described & Omit<ComponentProps<"textarea">, "className" | "value" | "id">;

/** Several lines of text: label above, hint and error below, both announced with it. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  const ids = useDescription({ hint, error });
  return (
    <DescribedControl label={label} hint={hint} error={error} ids={ids}>
      <TextArea {...area} {...ids.described} className="input" />
    </DescribedControl>
  );
}
