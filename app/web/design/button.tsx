import type { ComponentProps } from "react";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "destructive";

/** The classes of a button, for links that act like one. One primary a view. */
export function buttonClass(variant: ButtonVariant = "secondary", size: "normal" | "small" = "normal"): string {
  const look = variant === "secondary" ? "" : ` button-${variant}`;
  return `button${look}${size === "small" ? " button-small" : ""}`;
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  variant?: ButtonVariant;
  size?: "normal" | "small";
  /** Keeps the label and its place, shows a spinner, and ignores presses. */
  busy?: boolean;
  className?: string;
};

export function Button({ variant, size, busy = false, className = "", children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={`${buttonClass(variant, size)} ${className}`}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
