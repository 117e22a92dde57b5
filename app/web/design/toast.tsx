import { Check, TriangleAlert, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";

export type Toast = { kind: "done" | "error"; title: string; text?: string };
type ShownToast = Toast & { id: number };

const durationInMilliseconds = 5_000;
const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a passing notice; errors interrupt a screen reader, the others wait their turn. */
export const useToast = () => useContext(ToastContext);

type ToastProviderProps = {
  closeLabel: string;
  /** A notice that comes with the page: it is there before, and without, scripts. */
  first?: Toast | null;
  children: ReactNode;
};

export function ToastProvider({ closeLabel, first = null, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>(first === null ? [] : [{ ...first, id: 0 }]);
  const nextId = useRef(1);
  const show = useCallback((toast: Toast) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <div className="no-print fixed inset-x-4 top-4 z-50 grid justify-items-end gap-2 md:top-auto md:right-6 md:bottom-6 md:left-auto">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => close(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

type ToastCardProps = { toast: Toast; closeLabel: string; onClose: () => void };

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const [isHeld, setHeld] = useState(false);
  const isError = toast.kind === "error";

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, durationInMilliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);

  const Icon = isError ? TriangleAlert : Check;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; nothing is operated.
    <div
      role={isError ? "alert" : "status"}
      className={`flex max-w-[400px] items-start gap-3 rounded-card border bg-surface p-3.5 text-sm shadow-lift ${isError ? "border-bad" : "border-line-2"}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        size={16}
        strokeWidth={1.9}
        aria-hidden="true"
        className={`mt-0.5 flex-none ${isError ? "text-bad" : ""}`}
      />
      <p>
        <strong className="block font-semibold">{toast.title}</strong>
        {toast.text}
      </p>
      <button
        type="button"
        className="icon-button scripts-only -my-2 -mr-2 ml-auto"
        aria-label={closeLabel}
        onClick={onClose}
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
