import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import type { Progress } from "./use-computation.ts";

type ComputedFrameProps = {
  progress: Progress;
  /** Whether what is shown answers what is asked now. */
  isCurrent: boolean;
  onCancel: () => void;
  onAgain: () => void;
  /** The page that carries the drawing for a reader without scripts. */
  drawnAddress: string;
  /** The drawing; null while there is none. */
  children: ReactNode;
};

/** The place of a drawing that is computed beside the page: how far it is, the way to stop it, and the drawing. */
export function ComputedFrame(props: ComputedFrameProps) {
  const { progress, isCurrent, onCancel, onAgain, drawnAddress, children } = props;
  const t = useTranslations("uncertainty.work");
  const formats = useFormats();
  const isEmpty = children === null;
  const isRunning = progress.kind === "running" || (isEmpty && progress.kind === "waiting");
  const done = progress.kind === "running" ? progress.done : 0;
  return (
    <div className="computed" aria-busy={isRunning}>
      <div className="computed-state num">
        {isEmpty ? (
          <a className={progress.kind === "failed" ? "link" : "link no-script"} href={drawnAddress} rel="nofollow">
            {t("draw")}
          </a>
        ) : null}
        {isRunning ? (
          <span className="computed-progress needs-script">
            <progress value={done} max={1} aria-label={t("progress")} />
            <span>{t("running", { done: formats.percent(done, 0) })}</span>
            <button type="button" className="button button-small" onClick={onCancel}>
              {t("cancel")}
            </button>
          </span>
        ) : null}
        {progress.kind === "failed" ? <span>{t("failed")}</span> : null}
        {progress.kind === "cancelled" ? (
          <>
            <span>{t("cancelled")}</span>
            <button type="button" className="button button-small" onClick={onAgain}>
              {t("again")}
            </button>
          </>
        ) : null}
      </div>
      {isEmpty ? <div className="computed-place needs-script" aria-hidden="true" /> : null}
      {isCurrent || isRunning ? <div className={isCurrent ? undefined : "computed-old"}>{children}</div> : null}
    </div>
  );
}
