import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A drawer stands at the right edge, a sheet on the phone. */
  shape?: "dialog" | "drawer";
  children: ReactNode;
};

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, closeLabel, shape = "dialog", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; Escape and the close button serve the keyboard.
    <dialog
      ref={element}
      className={shape}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 className="t-h3" id={titleId}>
          {title}
        </h2>
        <button type="button" className="icon-button -mt-2 -mr-2" aria-label={closeLabel} onClick={onClose}>
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
