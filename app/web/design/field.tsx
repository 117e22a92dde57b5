import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { TextArea } from "./text-area.tsx";
import { useEarlyChoice } from "./use-early-input.ts";

type Described = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** Ids that tie a control to its hint and its error. */
function useDescription({ hint, error }: Pick<Described, "hint" | "error">) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return { id, hintId, errorId, describedBy: describedBy || undefined };
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type SelectFieldProps = Described & Omit<ComponentProps<"select">, "className">;

/** A choice of a list: label above, hint and error below, both announced with it. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error });
  const list = useRef<HTMLSelectElement>(null);
  useEarlyChoice(list, String(select.value ?? select.defaultValue ?? ""));
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select {...select} ref={list} id={id} className="input" aria-describedby={describedBy}>
        {children}
      </select>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Described & Omit<ComponentProps<"input">, "className">;

/** One line of text: label above, hint and error below, both announced with it. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextAreaFieldProps = Described & Omit<ComponentProps<"textarea">, "className" | "value" | "id">;

/** Several lines of text: label above, hint and error below, both announced with it. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error });
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <TextArea
        {...area}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
