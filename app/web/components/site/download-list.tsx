import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useBehaviour } from "../../design/use-behaviour.ts";
import { fetchesFiles } from "./fetches-files.ts";

type DownloadListProps = {
  title: string;
  /** Whether the title stands before the links too; else it is their name only. */
  isTitleShown?: boolean;
  className?: string;
  /** Links with `download`. */
  children: ReactNode;
};

/** Files to take away; says while one is being made, and why where there is none. */
export function DownloadList({ title, isTitleShown = false, className = "", children }: DownloadListProps) {
  const t = useTranslations("analysis.download");
  return (
    <nav
      className={`downloads ${className}`.trimEnd()}
      aria-label={title}
      ref={useBehaviour(fetchesFiles)}
      data-preparing={t("preparing")}
      data-failed={t("failed")}
    >
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      {isTitleShown && <span>{title}:</span>}
      {children}
      <span role="status" className="t-small text-ink-2 empty:-ms-3.5" />
    </nav>
  );
}
