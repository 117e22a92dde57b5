import type { KeyboardEvent, MouseEvent } from "react";
import { useTranslations } from "use-intl";

export const editorTabs = ["edit", "preview"] as const;
export type EditorTab = (typeof editorTabs)[number];

type EditorTabsProps = { tab: EditorTab; onOpen: (tab: EditorTab) => void };

/** Buttons of the form, so that each opens its side without scripts too. */
export function EditorTabs({ tab, onOpen }: EditorTabsProps) {
  const t = useTranslations("editor");
  const open = (event: MouseEvent | KeyboardEvent, next: EditorTab) => {
    event.preventDefault();
    onOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = tab === "edit" ? "preview" : "edit";
    open(event, other);
    document.getElementById(`editor-tab-${other}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("tabs")} className="flex gap-6 border-b border-line">
      {editorTabs.map((each) => (
        <button
          key={each}
          id={`editor-tab-${each}`}
          type="submit"
          name="do"
          value={each}
          role="tab"
          aria-selected={each === tab}
          aria-controls={`editor-panel-${each}`}
          className="-mb-px inline-flex min-h-[44px] cursor-pointer items-center border-b-2 border-transparent text-[0.9375rem] hover:underline aria-selected:border-ink aria-selected:font-semibold"
          onClick={(event) => open(event, each)}
          onKeyDown={onKeyDown}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}
