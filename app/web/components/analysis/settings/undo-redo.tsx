import { Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { useSettingName } from "./setting-name.ts";
import type { Settings } from "./use-settings.ts";

/** A step back and a step forth, each named after the setting that it leads to. At an end they stay in the order of focus. */
export const UndoRedo = memo(function UndoRedo({ settings }: { settings: Settings }) {
  const t = useTranslations("settings");
  const nameOf = useSettingName();
  const { back, forth, undo, redo } = settings;
  const undoName = back === undefined ? t("noUndo") : t("undo", { setting: nameOf(back) });
  const redoName = forth === undefined ? t("noRedo") : t("redo", { setting: nameOf(forth) });
  return (
    <div className="steps needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label={undoName}
        title={undoName}
        aria-disabled={back === undefined}
        onClick={undo}
      >
        <Undo2 size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={redoName}
        title={redoName}
        aria-disabled={forth === undefined}
        onClick={redo}
      >
        <Redo2 size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
});
