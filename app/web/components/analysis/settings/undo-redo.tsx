import { type LucideIcon, Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { useSettingName } from "./setting-name.ts";
import type { Settings } from "./use-settings.ts";

/** A step back and a step forth, each named after the setting that it leads to. At an end they stay in the order of focus. */
export const UndoRedo = memo(function UndoRedo({ settings }: { settings: Settings }) {
  const t = useTranslations("settings");
  const nameOf = useSettingName();
  const { back, forth, undo, redo } = settings;
  return (
    <div className="steps needs-script">
      <StepButton
        icon={Undo2}
        name={back === undefined ? t("noUndo") : t("undo", { setting: nameOf(back) })}
        isAtEnd={back === undefined}
        onClick={undo}
      />
      <StepButton
        icon={Redo2}
        name={forth === undefined ? t("noRedo") : t("redo", { setting: nameOf(forth) })}
        isAtEnd={forth === undefined}
        onClick={redo}
      />
    </div>
  );
});

type StepButtonProps = { icon: LucideIcon; name: string; isAtEnd: boolean; onClick: () => void };

function StepButton({ icon: Icon, name, isAtEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-disabled={isAtEnd}
      onClick={onClick}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
